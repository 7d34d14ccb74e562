<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="bg" sourcelanguage="en">
<context>
    <name>Arguments</name>
    <message>
        <source>%1 cannot be %2.</source>
        <translation>%1 не може да бъде %2.</translation>
    </message>
    <message>
        <source>Three board games for people round one screen.</source>
        <translation>Три настолни игри за хора около един екран.</translation>
    </message>
    <message>
        <source>A saved match to open.</source>
        <translation>Запазена игра за отваряне.</translation>
    </message>
    <message>
        <source>Starts a match of this game.</source>
        <translation>Започва партия от тази игра.</translation>
    </message>
    <message>
        <source>Draws a record without opening a window.</source>
        <translation>Рисува запис, без да отваря прозорец.</translation>
    </message>
    <message>
        <source>The picture to write, with --render.</source>
        <translation>Картината, която да се запише, с --render.</translation>
    </message>
    <message>
        <source>Its size, 1280x800 by default.</source>
        <translation>Размерът ѝ, по подразбиране 1280x800.</translation>
    </message>
    <message>
        <source>Draws the position after the first N actions.</source>
        <translation>Рисува позицията след първите N действия.</translation>
    </message>
    <message>
        <source>The language: en, bg or ru.</source>
        <translation>Езикът: en, bg или ru.</translation>
    </message>
    <message>
        <source>The theme: light or dark.</source>
        <translation>Темата: light или dark.</translation>
    </message>
    <message>
        <source>Decides everything that chance decides.</source>
        <translation>Определя всичко, което решава случаят.</translation>
    </message>
    <message>
        <source>The folder for settings and unfinished matches.</source>
        <translation>Папката за настройките и недовършените игри.</translation>
    </message>
    <message>
        <source>--render and --out belong together.</source>
        <translation>--render и --out вървят заедно.</translation>
    </message>
    <message>
        <source>Only one record can be opened.</source>
        <translation>Може да се отвори само един запис.</translation>
    </message>
</context>
<context>
    <name>Colour</name>
    <message>
        <source>red</source>
        <translation>червен</translation>
    </message>
    <message>
        <source>green</source>
        <translation>зелен</translation>
    </message>
    <message>
        <source>blue</source>
        <translation>син</translation>
    </message>
    <message>
        <source>yellow</source>
        <translation>жълт</translation>
    </message>
</context>
<context>
    <name>Dialogs</name>
    <message>
        <source>About Igroteka</source>
        <translation>За „Игротека“</translation>
    </message>
    <message>
        <source>Igroteka %1</source>
        <translation>Игротека %1</translation>
    </message>
    <message>
        <source>Board games for people round one screen, and for practice against the computer.</source>
        <translation>Настолни игри за хора около един екран и за упражнение срещу компютъра.</translation>
    </message>
    <message>
        <source>Free software under the MIT licence. Its pictures are its own.</source>
        <translation>Свободен софтуер под лиценза MIT. Рисунките са собствени.</translation>
    </message>
    <message>
        <source>Tantrix is a registered trademark of its owner. Igroteka is an independent work and is not connected with that owner.</source>
        <translation>Tantrix е регистрирана търговска марка на своя притежател. „Игротека“ е независимо произведение и не е свързана с този притежател.</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Клавиши</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Какво</translation>
    </message>
</context>
<context>
    <name>Files</name>
    <message>
        <source>%1 cannot be written: %2</source>
        <translation>%1 не може да се запише: %2</translation>
    </message>
    <message>
        <source>%1 cannot be opened. %2</source>
        <translation>%1 не може да се отвори. %2</translation>
    </message>
</context>
<context>
    <name>OptionEditor</name>
    <message>
        <source>Drawn by lot</source>
        <translation>По жребий</translation>
    </message>
</context>
<context>
    <name>QObject</name>
    <message>
        <source>the picture cannot be written</source>
        <translation>картината не може да се запише</translation>
    </message>
</context>
<context>
    <name>Result</name>
    <message>
        <source>The players agreed on a draw.</source>
        <translation>Играчите се договориха за равенство.</translation>
    </message>
    <message>
        <source>%1 gives up, %2 wins.</source>
        <translation>%1 се предава, печели %2.</translation>
    </message>
    <message>
        <source>The game ends in a draw.</source>
        <translation>Играта завършва наравно.</translation>
    </message>
    <message>
        <source>%1 wins!</source>
        <translation>%1 печели!</translation>
    </message>
    <message>
        <source>They share the win: %1.</source>
        <translation>Победата се поделя: %1.</translation>
    </message>
</context>
<context>
    <name>core</name>
    <message>
        <source>the file is larger than 16 MiB</source>
        <translation>файлът е по-голям от 16 MiB</translation>
    </message>
    <message>
        <source>belongs to another game</source>
        <translation>принадлежи на друга игра</translation>
    </message>
    <message>
        <source>%1 is no game of this program</source>
        <translation>%1 не е игра от тази програма</translation>
    </message>
    <message>
        <source>nested deeper than %1 levels</source>
        <translation>вложено е по-дълбоко от %1 нива</translation>
    </message>
    <message>
        <source>is there twice</source>
        <translation>стои два пъти</translation>
    </message>
    <message>
        <source>this is not UTF-8</source>
        <translation>това не е UTF-8</translation>
    </message>
    <message>
        <source>the file is cut short: its JSON does not end</source>
        <translation>файлът е отрязан: JSON не завършва</translation>
    </message>
    <message>
        <source>the number is too large</source>
        <translation>числото е твърде голямо</translation>
    </message>
    <message>
        <source>this is not JSON</source>
        <translation>това не е JSON</translation>
    </message>
    <message>
        <source>is empty</source>
        <translation>е празно</translation>
    </message>
    <message>
        <source>a zero byte is not JSON</source>
        <translation>нулев байт не е JSON</translation>
    </message>
    <message>
        <source>must be a whole number from %1 to %2</source>
        <translation>трябва да е цяло число от %1 до %2</translation>
    </message>
    <message>
        <source>must be one of: %1</source>
        <translation>трябва да е едно от: %1</translation>
    </message>
    <message>
        <source>must be a list</source>
        <translation>трябва да е списък</translation>
    </message>
    <message>
        <source>names %1 twice</source>
        <translation>посочва %1 два пъти</translation>
    </message>
    <message>
        <source>must be an object with the keys: %1</source>
        <translation>трябва да е обект с ключовете: %1</translation>
    </message>
    <message>
        <source>must be a list of %1, one a seat</source>
        <translation>трябва да е списък с %1, по едно за място</translation>
    </message>
    <message>
        <source>must have %1 to %2 words a seat</source>
        <translation>трябва да има от %1 до %2 думи за място</translation>
    </message>
    <message>
        <source>must be &quot;lot&quot; or a seat from 1 to %1</source>
        <translation>трябва да е &quot;lot&quot; или място от 1 до %1</translation>
    </message>
    <message>
        <source>must be true or false</source>
        <translation>трябва да е true или false</translation>
    </message>
    <message>
        <source>The players agreed on a draw.</source>
        <translation>Играчите се договориха за равенство.</translation>
    </message>
    <message>
        <source>The game is over: a draw.</source>
        <translation>Играта свърши наравно.</translation>
    </message>
    <message>
        <source>Throw the dice.</source>
        <translation>Хвърли заровете.</translation>
    </message>
    <message>
        <source>Make a move.</source>
        <translation>Направи ход.</translation>
    </message>
    <message>
        <source>a draw is agreed</source>
        <translation>договорено е равенство</translation>
    </message>
    <message>
        <source>gives up</source>
        <translation>се предава</translation>
    </message>
    <message>
        <source>%1</source>
        <translation>%1</translation>
    </message>
    <message>
        <source>the game is not over after these actions</source>
        <translation>след тези действия играта не е свършила</translation>
    </message>
    <message>
        <source>does not agree with the actions, which give %1</source>
        <translation>не отговаря на действията, които дават %1</translation>
    </message>
    <message>
        <source>must have %1 entries, one a player</source>
        <translation>трябва да има %1 записа, по един за играч</translation>
    </message>
    <message>
        <source>is no Igroteka record: a JSON object is wanted</source>
        <translation>не е запис на „Игротека“: нужен е обект JSON</translation>
    </message>
    <message>
        <source>is missing: this is no Igroteka record</source>
        <translation>липсва: това не е запис на „Игротека“</translation>
    </message>
    <message>
        <source>must be 1, the version of the format</source>
        <translation>трябва да е 1, версията на формата</translation>
    </message>
    <message>
        <source>must be the name of a game</source>
        <translation>трябва да е името на игра</translation>
    </message>
    <message>
        <source>must be an object</source>
        <translation>трябва да е обект</translation>
    </message>
    <message>
        <source>must be a text</source>
        <translation>трябва да е текст</translation>
    </message>
    <message>
        <source>must be a list with an entry for each player</source>
        <translation>трябва да е списък със запис за всеки играч</translation>
    </message>
    <message>
        <source>must be human, beginner, easy, medium, hard or master</source>
        <translation>трябва да е human, beginner, easy, medium, hard или master</translation>
    </message>
    <message>
        <source>must be a list with a number for each action</source>
        <translation>трябва да е списък с число за всяко действие</translation>
    </message>
    <message>
        <source>must be milliseconds that never fall</source>
        <translation>трябва да са милисекунди, които не намаляват</translation>
    </message>
    <message>
        <source>is larger than 16 MiB and no record</source>
        <translation>е над 16 MiB и не е запис</translation>
    </message>
    <message>
        <source>there is no such file</source>
        <translation>няма такъв файл</translation>
    </message>
    <message>
        <source>is a folder, not a record</source>
        <translation>е папка, а не запис</translation>
    </message>
    <message>
        <source>is no plain file</source>
        <translation>не е обикновен файл</translation>
    </message>
    <message>
        <source>cannot be opened</source>
        <translation>не може да се отвори</translation>
    </message>
    <message>
        <source>cannot be read</source>
        <translation>не може да се прочете</translation>
    </message>
    <message>
        <source>Beginner</source>
        <translation>Начинаещ</translation>
    </message>
    <message>
        <source>Easy</source>
        <translation>Лесно</translation>
    </message>
    <message>
        <source>Medium</source>
        <translation>Средно</translation>
    </message>
    <message>
        <source>Hard</source>
        <translation>Трудно</translation>
    </message>
    <message>
        <source>Master</source>
        <translation>Майстор</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>Играта свърши.</translation>
    </message>
    <message>
        <source>No dice are to be thrown now.</source>
        <translation>Сега не се хвърлят зарове.</translation>
    </message>
    <message>
        <source>Only one of two players can resign.</source>
        <translation>Само един от двама играчи може да се предаде.</translation>
    </message>
    <message>
        <source>This is no action of the game.</source>
        <translation>Това не е действие от играта.</translation>
    </message>
    <message>
        <source>It is not the turn of %1.</source>
        <translation>%1 не е на ход.</translation>
    </message>
    <message>
        <source>line %1, column %2</source>
        <translation>ред %1, колона %2</translation>
    </message>
    <message>
        <source>This is an action of another player: %1.</source>
        <translation>Това е действие на друг играч: %1.</translation>
    </message>
</context>
<context>
    <name>igroteka::app::Actions</name>
    <message>
        <source>&amp;New…</source>
        <translation>&amp;Нова игра…</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>&amp;Отваряне…</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Запазване</translation>
    </message>
    <message>
        <source>Save &amp;As…</source>
        <translation>Запазване &amp;като…</translation>
    </message>
    <message>
        <source>&amp;Export Picture…</source>
        <translation>Изна&amp;сяне на картина…</translation>
    </message>
    <message>
        <source>&amp;Restart</source>
        <translation>&amp;Рестартиране</translation>
    </message>
    <message>
        <source>Back to the S&amp;helf</source>
        <translation>Обратно към раф&amp;та</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Изход</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Отмяна</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Повторение</translation>
    </message>
    <message>
        <source>&amp;First Position</source>
        <translation>Пъ&amp;рва позиция</translation>
    </message>
    <message>
        <source>&amp;Previous Position</source>
        <translation>Пре&amp;дишна позиция</translation>
    </message>
    <message>
        <source>&amp;Next Position</source>
        <translation>&amp;Следваща позиция</translation>
    </message>
    <message>
        <source>&amp;Last Position</source>
        <translation>Посл&amp;една позиция</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <translation>Съ&amp;вет</translation>
    </message>
    <message>
        <source>&amp;Evaluate</source>
        <translation>О&amp;ценка</translation>
    </message>
    <message>
        <source>&amp;What Happened?</source>
        <translation>&amp;Какво стана?</translation>
    </message>
    <message>
        <source>Offer a &amp;Draw</source>
        <translation>Пред&amp;ложение за равенство</translation>
    </message>
    <message>
        <source>Res&amp;ign</source>
        <translation>Пред&amp;аване</translation>
    </message>
    <message>
        <source>Pau&amp;se</source>
        <translation>Пау&amp;за</translation>
    </message>
    <message>
        <source>One S&amp;tep</source>
        <translation>Една с&amp;тъпка</translation>
    </message>
    <message>
        <source>&amp;Side Panel</source>
        <translation>&amp;Страничен панел</translation>
    </message>
    <message>
        <source>&amp;Colour Marks</source>
        <translation>&amp;Знаци за цветовете</translation>
    </message>
    <message>
        <source>&amp;Legal Places</source>
        <translation>&amp;Позволени места</translation>
    </message>
    <message>
        <source>Last &amp;Move</source>
        <translation>Послед&amp;ен ход</translation>
    </message>
    <message>
        <source>&amp;Full Screen</source>
        <translation>&amp;Цял екран</translation>
    </message>
    <message>
        <source>&amp;Throw the Dice by Themselves</source>
        <translation>Заровете се &amp;хвърлят сами</translation>
    </message>
    <message>
        <source>&amp;Undo Throws and Draws (practice)</source>
        <translation>&amp;Отмяна и на хвърляния (упражнение)</translation>
    </message>
    <message>
        <source>&amp;Preferences…</source>
        <translation>&amp;Настройки…</translation>
    </message>
    <message>
        <source>&amp;Rules of the Game</source>
        <translation>&amp;Правила на играта</translation>
    </message>
    <message>
        <source>&amp;Keys</source>
        <translation>&amp;Клавиши</translation>
    </message>
    <message>
        <source>&amp;About Igroteka</source>
        <translation>&amp;За „Игротека“</translation>
    </message>
    <message>
        <source>&amp;Sound</source>
        <translation>&amp;Звук</translation>
    </message>
    <message>
        <source>&amp;Tutorial</source>
        <translation>&amp;Урок</translation>
    </message>
    <message>
        <source>&amp;Real Dice: Type What They Show</source>
        <translation>&amp;Истински зарове: въвеждане на падналото се</translation>
    </message>
    <message>
        <source>Play &amp;Back at Its Own Tempo</source>
        <translation>Преи&amp;граване в същото темпо</translation>
    </message>
    <message>
        <source>Play Back at D&amp;ouble Tempo</source>
        <translation>Преиграване два пъти по-&amp;бързо</translation>
    </message>
    <message>
        <source>Play Back at Ei&amp;ghtfold Tempo</source>
        <translation>Преиграване осе&amp;м пъти по-бързо</translation>
    </message>
</context>
<context>
    <name>igroteka::app::CustomRulesDialog</name>
    <message>
        <source>Rules of your own (*.igrules);;Matches (*.igr)</source>
        <translation>Собствени правила (*.igrules);;Партии (*.igr)</translation>
    </message>
    <message>
        <source>Rules of your own</source>
        <translation>Собствени правила</translation>
    </message>
    <message>
        <source>&amp;Name of the set</source>
        <translation>&amp;Име на набора</translation>
    </message>
    <message>
        <source>&amp;Players</source>
        <translation>&amp;Играчи</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Игра</translation>
    </message>
    <message>
        <source>Load…</source>
        <translation>Зареждане…</translation>
    </message>
    <message>
        <source>Save…</source>
        <translation>Запазване…</translation>
    </message>
    <message>
        <source>Load rules</source>
        <translation>Зареждане на правила</translation>
    </message>
    <message>
        <source>Save rules</source>
        <translation>Запазване на правила</translation>
    </message>
    <message>
        <source>My rules</source>
        <translation>Моите правила</translation>
    </message>
    <message>
        <source>The set needs a name.</source>
        <translation>Наборът трябва да има име.</translation>
    </message>
    <message>
        <source>%1 cannot be written: %2</source>
        <translation>%1 не може да се запише: %2</translation>
    </message>
</context>
<context>
    <name>igroteka::app::GameCard</name>
    <message>
        <source>%1–%2 players · %3–%4 minutes</source>
        <translation>%1–%2 играчи · %3–%4 минути</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Продължаване</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Игра</translation>
    </message>
    <message>
        <source>Practise</source>
        <translation>Упражнение</translation>
    </message>
    <message>
        <source>Learn</source>
        <translation>Научи се</translation>
    </message>
</context>
<context>
    <name>igroteka::app::HelpWindow</name>
    <message>
        <source>%1: rules</source>
        <translation>%1: правила</translation>
    </message>
</context>
<context>
    <name>igroteka::app::LessonBar</name>
    <message>
        <source>Lesson, step %1 of %2</source>
        <translation>Урок, стъпка %1 от %2</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Игра</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Напред</translation>
    </message>
    <message>
        <source>End the lesson</source>
        <translation>Край на урока</translation>
    </message>
    <message>
        <source>All rules of the game</source>
        <translation>Всички правила на играта</translation>
    </message>
</context>
<context>
    <name>igroteka::app::MainWindow</name>
    <message>
        <source>Igroteka</source>
        <translation>Игротека</translation>
    </message>
    <message>
        <source>%1: %2 – Igroteka</source>
        <translation>%1: %2 – Игротека</translation>
    </message>
    <message>
        <source>Matches (*.igr);;All files (*)</source>
        <translation>Партии (*.igr);;Всички файлове (*)</translation>
    </message>
    <message>
        <source>There is no game “%1”.</source>
        <translation>Няма игра „%1“.</translation>
    </message>
    <message>
        <source>The kept match cannot be read.</source>
        <translation>Запазената партия не може да се прочете.</translation>
    </message>
    <message>
        <source>Open a match</source>
        <translation>Отваряне на партия</translation>
    </message>
    <message>
        <source>Save the match</source>
        <translation>Запазване на партията</translation>
    </message>
    <message>
        <source>Export a picture</source>
        <translation>Изнасяне на картина</translation>
    </message>
    <message>
        <source>Pictures (*.png)</source>
        <translation>Картини (*.png)</translation>
    </message>
    <message>
        <source>Other rules</source>
        <translation>Други правила</translation>
    </message>
    <message>
        <source>Other rules begin a new match. The present one will stand under “Open Recent”.</source>
        <translation>С други правила започва нова партия. Сегашната ще бъде в „Последно отваряни“.</translation>
    </message>
    <message>
        <source>Start anew</source>
        <translation>Нова партия</translation>
    </message>
    <message>
        <source>Switch the sounds off</source>
        <translation>Изключи звуците</translation>
    </message>
    <message>
        <source>Switch the sounds on</source>
        <translation>Включи звуците</translation>
    </message>
</context>
<context>
    <name>igroteka::app::Menus</name>
    <message>
        <source>Nothing yet</source>
        <translation>Още нищо</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Игра</translation>
    </message>
    <message>
        <source>Open Re&amp;cent</source>
        <translation>&amp;Последно отваряни</translation>
    </message>
    <message>
        <source>&amp;Rules</source>
        <translation>&amp;Правила</translation>
    </message>
    <message>
        <source>&amp;Move</source>
        <translation>&amp;Ход</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>И&amp;зглед</translation>
    </message>
    <message>
        <source>&amp;Animation</source>
        <translation>&amp;Движение</translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation>&amp;Тема</translation>
    </message>
    <message>
        <source>&amp;Settings</source>
        <translation>&amp;Настройки</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>&amp;Език</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>По&amp;мощ</translation>
    </message>
    <message>
        <source>&amp;Off</source>
        <translation>&amp;Изключено</translation>
    </message>
    <message>
        <source>&amp;Fast</source>
        <translation>&amp;Бързо</translation>
    </message>
    <message>
        <source>&amp;Normal</source>
        <translation>&amp;Обикновено</translation>
    </message>
    <message>
        <source>&amp;Slow</source>
        <translation>Б&amp;авно</translation>
    </message>
    <message>
        <source>As the &amp;System</source>
        <translation>Като &amp;системата</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation>С&amp;ветла</translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation>&amp;Тъмна</translation>
    </message>
</context>
<context>
    <name>igroteka::app::NewMatchDialog</name>
    <message>
        <source>New match</source>
        <translation>Нова игра</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Игра</translation>
    </message>
    <message>
        <source>&amp;Variant</source>
        <translation>&amp;Вариант</translation>
    </message>
    <message>
        <source>&amp;Players</source>
        <translation>&amp;Играчи</translation>
    </message>
    <message>
        <source>More options</source>
        <translation>Още възможности</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Начало</translation>
    </message>
    <message>
        <source>%1 With options of your own.</source>
        <translation>%1 С ваши промени.</translation>
    </message>
</context>
<context>
    <name>igroteka::app::Notice</name>
    <message>
        <source>Close this message</source>
        <translation>Затваряне на съобщението</translation>
    </message>
</context>
<context>
    <name>igroteka::app::PreferencesDialog</name>
    <message>
        <source>Preferences</source>
        <translation>Настройки</translation>
    </message>
    <message>
        <source>As the system</source>
        <translation>Като системата</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>&amp;Език</translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation>&amp;Тема</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Светла</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Тъмна</translation>
    </message>
    <message>
        <source>&amp;Animation</source>
        <translation>&amp;Движение</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Изключено</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Бързо</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Обикновено</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Бавно</translation>
    </message>
    <message>
        <source>Marks that tell the colours apart</source>
        <translation>Знаци, по които цветовете се различават</translation>
    </message>
    <message>
        <source>Show legal places</source>
        <translation>Показване на позволените места</translation>
    </message>
    <message>
        <source>Mark the last move</source>
        <translation>Отбелязване на последния ход</translation>
    </message>
    <message>
        <source> ms</source>
        <translation> мс</translation>
    </message>
    <message>
        <source>The computer &amp;waits at least</source>
        <translation>Компютърът &amp;изчаква поне</translation>
    </message>
    <message>
        <source>Throw the dice without waiting for “Roll”</source>
        <translation>Хвърляне на заровете без изчакване на „Хвърляне“</translation>
    </message>
    <message>
        <source>For practice: undo throws and draws too</source>
        <translation>За упражнение: отмяна и на хвърлянията и тегленията</translation>
    </message>
    <message>
        <source>Sounds</source>
        <translation>Звуци</translation>
    </message>
    <message>
        <source>Real dice: people throw their own and type what they show</source>
        <translation>Истински зарове: хората хвърлят своите и въвеждат какво се е паднало</translation>
    </message>
</context>
<context>
    <name>igroteka::app::RulesMenu</name>
    <message>
        <source>Rules of Your Own…</source>
        <translation>Собствени правила…</translation>
    </message>
    <message>
        <source>Drawn by lot</source>
        <translation>По жребий</translation>
    </message>
</context>
<context>
    <name>igroteka::app::SeatRows</name>
    <message>
        <source>Name of player %1</source>
        <translation>Име на играч %1</translation>
    </message>
    <message>
        <source>Who plays for player %1</source>
        <translation>Кой играе за играч %1</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>Човек</translation>
    </message>
    <message>
        <source>Computer: %1</source>
        <translation>Компютър: %1</translation>
    </message>
    <message>
        <source>Let player %1 move up</source>
        <translation>Премести играч %1 нагоре</translation>
    </message>
    <message>
        <source>Let player %1 move down</source>
        <translation>Премести играч %1 надолу</translation>
    </message>
    <message>
        <source>No second colour</source>
        <translation>Без втори цвят</translation>
    </message>
    <message>
        <source>Colour of player %1: %2</source>
        <translation>Цвят на играч %1: %2</translation>
    </message>
</context>
<context>
    <name>igroteka::app::ShelfPage</name>
    <message>
        <source>Igroteka</source>
        <translation>Игротека</translation>
    </message>
    <message>
        <source>What shall we play?</source>
        <translation>Какво ще играем?</translation>
    </message>
</context>
<context>
    <name>igroteka::view::BoardView</name>
    <message>
        <source>Player %1</source>
        <translation>Играч %1</translation>
    </message>
</context>
<context>
    <name>igroteka::view::GenericView</name>
    <message>
        <source>Legal actions</source>
        <translation>Позволени действия</translation>
    </message>
</context>
<context>
    <name>igroteka::view::MoveList</name>
    <message>
        <source>Moves</source>
        <translation>Ходове</translation>
    </message>
</context>
<context>
    <name>igroteka::view::MoveModel</name>
    <message>
        <source>The start</source>
        <translation>Началото</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>%1. %2: %3</source>
        <translation>%1. %2: %3</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>igroteka::view::PontKeysDialog</name>
    <message>
        <source>Keys of the hands</source>
        <translation>Клавиши на играчите</translation>
    </message>
    <message>
        <source>Up</source>
        <translation>Нагоре</translation>
    </message>
    <message>
        <source>Left</source>
        <translation>Наляво</translation>
    </message>
    <message>
        <source>Down</source>
        <translation>Надолу</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>Надясно</translation>
    </message>
    <message>
        <source>Turn</source>
        <translation>Завъртане</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>Действие</translation>
    </message>
    <message>
        <source>Choose</source>
        <translation>Избор</translation>
    </message>
    <message>
        <source>Hand %1</source>
        <translation>Играч %1</translation>
    </message>
    <message>
        <source>Hand %1, %2</source>
        <translation>Играч %1, %2</translation>
    </message>
    <message>
        <source>Click a key to change it.</source>
        <translation>Щракнете върху клавиш, за да го смените.</translation>
    </message>
    <message>
        <source>Press the new key, or Escape.</source>
        <translation>Натиснете новия клавиш или Escape.</translation>
    </message>
    <message>
        <source>The key stays as it was.</source>
        <translation>Клавишът остава какъвто беше.</translation>
    </message>
    <message>
        <source>That key belongs to hand %1 already. Choose another one.</source>
        <translation>Този клавиш вече е на играч %1. Изберете друг.</translation>
    </message>
    <message>
        <source>No hand can use that key. Choose another one.</source>
        <translation>Този клавиш не може да служи на никоя ръка. Изберете друг.</translation>
    </message>
</context>
<context>
    <name>igroteka::view::PromptLine</name>
    <message>
        <source>Roll</source>
        <translation>Хвърляне</translation>
    </message>
    <message>
        <source>Agree</source>
        <translation>Съгласие</translation>
    </message>
    <message>
        <source>Decline</source>
        <translation>Отказ</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Нататък</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Пауза</translation>
    </message>
    <message>
        <source>One step</source>
        <translation>Една стъпка</translation>
    </message>
    <message>
        <source>Back to the game</source>
        <translation>Обратно в играта</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Looking back: move %1 of %2.</source>
        <translation>Поглед назад: ход %1 от %2.</translation>
    </message>
    <message>
        <source>Paused.</source>
        <translation>Пауза.</translation>
    </message>
    <message>
        <source>No draw, let us play on.</source>
        <translation>Без равенство, да играем нататък.</translation>
    </message>
    <message>
        <source>Looking for a good move…</source>
        <translation>Търси се добър ход…</translation>
    </message>
    <message>
        <source>%1 offers a draw. %2, do you agree?</source>
        <translation>%1 предлага равенство. %2, съгласие?</translation>
    </message>
    <message>
        <source>%1 offers a draw. The computer considers it…</source>
        <translation>%1 предлага равенство. Компютърът обмисля…</translation>
    </message>
    <message>
        <source>The marked move looks best.</source>
        <translation>Отбелязаният ход изглежда най-добър.</translation>
    </message>
    <message>
        <source>thinking…</source>
        <translation>мисли…</translation>
    </message>
    <message>
        <source>Get ready…</source>
        <translation>Пригответе се…</translation>
    </message>
    <message>
        <source>What happened?</source>
        <translation>Какво стана?</translation>
    </message>
    <message>
        <source>%1 (move %2 of %3)</source>
        <translation>%1 (ход %2 от %3)</translation>
    </message>
</context>
<context>
    <name>igroteka::view::ResultCard</name>
    <message>
        <source>Rematch</source>
        <translation>Реванш</translation>
    </message>
    <message>
        <source>Swap seats</source>
        <translation>Размяна на местата</translation>
    </message>
    <message>
        <source>Look back</source>
        <translation>Поглед назад</translation>
    </message>
    <message>
        <source>Save…</source>
        <translation>Запазване…</translation>
    </message>
</context>
<context>
    <name>igroteka::view::SeatCard</name>
    <message>
        <source>Person</source>
        <translation>Човек</translation>
    </message>
    <message>
        <source>%1 · thinking…</source>
        <translation>%1 · мисли…</translation>
    </message>
    <message>
        <source>%1 · for a person</source>
        <translation>%1 · вместо човек</translation>
    </message>
    <message>
        <source>%1 · computer</source>
        <translation>%1 · компютър</translation>
    </message>
    <message>
        <source>Score: %1</source>
        <translation>Точки: %1</translation>
    </message>
    <message>
        <source>to move</source>
        <translation>на ход</translation>
    </message>
    <message>
        <source>What can be done with this seat</source>
        <translation>Какво може да се направи с това място</translation>
    </message>
    <message>
        <source>Time used so far</source>
        <translation>Използвано време дотук</translation>
    </message>
    <message>
        <source>A person plays</source>
        <translation>Играе човек</translation>
    </message>
    <message>
        <source>The computer plays</source>
        <translation>Играе компютърът</translation>
    </message>
    <message>
        <source>Resign</source>
        <translation>Предаване</translation>
    </message>
</context>
<context>
    <name>lesson</name>
    <message>
        <source>Wait a moment: first the others make their moves.</source>
        <translation>Почакай малко: първо са на ход другите.</translation>
    </message>
    <message>
        <source>Read the line above the board, then press “Next”.</source>
        <translation>Прочети реда над полето за игра и натисни „Напред“.</translation>
    </message>
    <message>
        <source>This is an earlier position. Go back to the game first.</source>
        <translation>Това е по-ранна позиция. Първо се върни към играта.</translation>
    </message>
</context>
<context>
    <name>mozaring</name>
    <message>
        <source>Two, three or four can play.</source>
        <translation>Могат да играят двама, трима или четирима.</translation>
    </message>
    <message>
        <source>Every seat needs its colours.</source>
        <translation>Всяко място трябва да има цветове.</translation>
    </message>
    <message>
        <source>A seat has one colour or two.</source>
        <translation>Едно място има един или два цвята.</translation>
    </message>
    <message>
        <source>The colour %1 is given twice.</source>
        <translation>Цветът %1 е даден два пъти.</translation>
    </message>
    <message>
        <source>A colour has 0 to 9 rings of each size.</source>
        <translation>Всеки цвят има от 0 до 9 ринга от всеки размер.</translation>
    </message>
    <message>
        <source>Nobody has any rings.</source>
        <translation>Никой няма рингове.</translation>
    </message>
    <message>
        <source>At least one kind of combination must count.</source>
        <translation>Поне един вид комбинация трябва да се брои.</translation>
    </message>
    <message>
        <source>No combination is possible with these rings and closed slots.</source>
        <translation>С тези рингове и затворени гнезда не е възможна никаква комбинация.</translation>
    </message>
    <message>
        <source>The goal &quot;fewest&quot; needs three or four players.</source>
        <translation>Целта „най-малко точки“ иска трима или четирима играчи.</translation>
    </message>
    <message>
        <source>1 to 99 rounds can be played.</source>
        <translation>Могат да се играят от 1 до 99 рунда.</translation>
    </message>
    <message>
        <source>With the goal &quot;avoid&quot; there is one round only.</source>
        <translation>При целта „избягване“ има само един рунд.</translation>
    </message>
    <message>
        <source>There is no such seat.</source>
        <translation>Няма такова място.</translation>
    </message>
    <message>
        <source>There is no such slot.</source>
        <translation>Няма такова гнездо.</translation>
    </message>
    <message>
        <source>The sides can be swapped with two players only.</source>
        <translation>Страните се разменят само при двама играчи.</translation>
    </message>
    <message>
        <source>The sides can be swapped only when &quot;rounds&quot; is 1.</source>
        <translation>Страните се разменят само когато рундът е един.</translation>
    </message>
    <message>
        <source>Red</source>
        <translation>Червен</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>Зелен</translation>
    </message>
    <message>
        <source>Blue</source>
        <translation>Син</translation>
    </message>
    <message>
        <source>Yellow</source>
        <translation>Жълт</translation>
    </message>
    <message>
        <source>Small</source>
        <translation>Малък</translation>
    </message>
    <message>
        <source>Medium</source>
        <translation>Среден</translation>
    </message>
    <message>
        <source>Large</source>
        <translation>Голям</translation>
    </message>
    <message>
        <source>Nest</source>
        <translation>В едно поле</translation>
    </message>
    <message>
        <source>Same size</source>
        <translation>Еднакъв размер</translation>
    </message>
    <message>
        <source>Ascending</source>
        <translation>Нарастващ размер</translation>
    </message>
    <message>
        <source>Line of showing rings</source>
        <translation>Линия от най-големите рингове</translation>
    </message>
    <message>
        <source>First combination</source>
        <translation>Първата комбинация</translation>
    </message>
    <message>
        <source>Most points</source>
        <translation>Най-много точки</translation>
    </message>
    <message>
        <source>Fewest points</source>
        <translation>Най-малко точки</translation>
    </message>
    <message>
        <source>Avoid combinations</source>
        <translation>Избягване на комбинации</translation>
    </message>
    <message>
        <source>The next seat</source>
        <translation>Следващото място</translation>
    </message>
    <message>
        <source>The loser of the round</source>
        <translation>Загубилият рунда</translation>
    </message>
    <message>
        <source>The turn is skipped</source>
        <translation>Играчът пропуска хода</translation>
    </message>
    <message>
        <source>The other colour may be placed</source>
        <translation>Може да се постави другият цвят</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>Цветове</translation>
    </message>
    <message>
        <source>The colours of each seat: one, or two that alternate.</source>
        <translation>Цветовете на всяко място: един или два, които се редуват.</translation>
    </message>
    <message>
        <source>Rings</source>
        <translation>Рингове</translation>
    </message>
    <message>
        <source>How many rings of each size there are in every colour.</source>
        <translation>Колко ринга от всеки размер има във всеки цвят.</translation>
    </message>
    <message>
        <source>Combinations</source>
        <translation>Комбинации</translation>
    </message>
    <message>
        <source>Which combinations of three rings of one colour count.</source>
        <translation>Кои комбинации от три ринга с един цвят се броят.</translation>
    </message>
    <message>
        <source>Goal</source>
        <translation>Цел</translation>
    </message>
    <message>
        <source>What the match is played for.</source>
        <translation>За какво се играе.</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Рундове</translation>
    </message>
    <message>
        <source>How many rounds are played.</source>
        <translation>Колко рунда се играят.</translation>
    </message>
    <message>
        <source>First player</source>
        <translation>Начален играч</translation>
    </message>
    <message>
        <source>Who places the first ring: a seat, or drawn by lot.</source>
        <translation>Кой поставя първия ринг: място или по жребий.</translation>
    </message>
    <message>
        <source>Next round</source>
        <translation>Следващ рунд</translation>
    </message>
    <message>
        <source>Who starts the next round.</source>
        <translation>Кой започва следващия рунд.</translation>
    </message>
    <message>
        <source>Closed slots</source>
        <translation>Затворени гнезда</translation>
    </message>
    <message>
        <source>Slots that nobody may use.</source>
        <translation>Гнезда, които никой не може да използва.</translation>
    </message>
    <message>
        <source>Due colour stuck</source>
        <translation>Няма ход с цвета, който е наред</translation>
    </message>
    <message>
        <source>What happens when no ring of the due colour can be placed.</source>
        <translation>Какво става, когато не може да се постави ринг от цвета, който е наред.</translation>
    </message>
    <message>
        <source>Swap rule</source>
        <translation>Размяна на страните</translation>
    </message>
    <message>
        <source>After the first ring the other player may swap the sides instead of placing.</source>
        <translation>След първия ринг другият играч може да размени страните, вместо да постави ринг.</translation>
    </message>
    <message>
        <source>Standard game</source>
        <translation>Стандартна игра</translation>
    </message>
    <message>
        <source>The first to complete a combination of one colour wins.</source>
        <translation>Печели, който пръв събере комбинация от един цвят.</translation>
    </message>
    <message>
        <source>Play until the board is full: every combination is a point, most points win.</source>
        <translation>Играе се, докато дъската се запълни: всяка комбинация е точка, най-много точки печелят.</translation>
    </message>
    <message>
        <source>Several rounds: whoever sits before the winner of a round gets a point, fewest points win.</source>
        <translation>Няколко рунда: точка получава играчът преди победителя в рунда, най-малко точки печелят.</translation>
    </message>
    <message>
        <source>Who is the biggest?</source>
        <translation>Кой е най-големият?</translation>
    </message>
    <message>
        <source>Only the largest ring of a field counts: three showing in a line, or a nest, win.</source>
        <translation>Брои се само най-големият ринг в полето: печелят три в линия или три в едно поле.</translation>
    </message>
    <message>
        <source>must be a seat from 1 to %1</source>
        <translation>трябва да е място от 1 до %1</translation>
    </message>
    <message>
        <source>must be %1, the seat that &quot;first&quot; names</source>
        <translation>трябва да е %1, мястото от &quot;first&quot;</translation>
    </message>
    <message>
        <source>Field %1 already holds a small ring.</source>
        <translation>В поле %1 вече има малък ринг.</translation>
    </message>
    <message>
        <source>Field %1 already holds a medium ring.</source>
        <translation>В поле %1 вече има среден ринг.</translation>
    </message>
    <message>
        <source>Field %1 already holds a large ring.</source>
        <translation>В поле %1 вече има голям ринг.</translation>
    </message>
    <message>
        <source>The small slot of field %1 is closed.</source>
        <translation>Малкото гнездо на поле %1 е затворено.</translation>
    </message>
    <message>
        <source>The medium slot of field %1 is closed.</source>
        <translation>Средното гнездо на поле %1 е затворено.</translation>
    </message>
    <message>
        <source>The large slot of field %1 is closed.</source>
        <translation>Голямото гнездо на поле %1 е затворено.</translation>
    </message>
    <message>
        <source>No small red ring is left in the reserve.</source>
        <translation>В запаса няма повече малки червени рингове.</translation>
    </message>
    <message>
        <source>No medium red ring is left in the reserve.</source>
        <translation>В запаса няма повече средни червени рингове.</translation>
    </message>
    <message>
        <source>No large red ring is left in the reserve.</source>
        <translation>В запаса няма повече големи червени рингове.</translation>
    </message>
    <message>
        <source>No small green ring is left in the reserve.</source>
        <translation>В запаса няма повече малки зелени рингове.</translation>
    </message>
    <message>
        <source>No medium green ring is left in the reserve.</source>
        <translation>В запаса няма повече средни зелени рингове.</translation>
    </message>
    <message>
        <source>No large green ring is left in the reserve.</source>
        <translation>В запаса няма повече големи зелени рингове.</translation>
    </message>
    <message>
        <source>No small blue ring is left in the reserve.</source>
        <translation>В запаса няма повече малки сини рингове.</translation>
    </message>
    <message>
        <source>No medium blue ring is left in the reserve.</source>
        <translation>В запаса няма повече средни сини рингове.</translation>
    </message>
    <message>
        <source>No large blue ring is left in the reserve.</source>
        <translation>В запаса няма повече големи сини рингове.</translation>
    </message>
    <message>
        <source>No small yellow ring is left in the reserve.</source>
        <translation>В запаса няма повече малки жълти рингове.</translation>
    </message>
    <message>
        <source>No medium yellow ring is left in the reserve.</source>
        <translation>В запаса няма повече средни жълти рингове.</translation>
    </message>
    <message>
        <source>No large yellow ring is left in the reserve.</source>
        <translation>В запаса няма повече големи жълти рингове.</translation>
    </message>
    <message>
        <source>The red rings belong to another player.</source>
        <translation>Червените рингове са на друг играч.</translation>
    </message>
    <message>
        <source>The green rings belong to another player.</source>
        <translation>Зелените рингове са на друг играч.</translation>
    </message>
    <message>
        <source>The blue rings belong to another player.</source>
        <translation>Сините рингове са на друг играч.</translation>
    </message>
    <message>
        <source>The yellow rings belong to another player.</source>
        <translation>Жълтите рингове са на друг играч.</translation>
    </message>
    <message>
        <source>A red ring is due now: the two colours alternate.</source>
        <translation>Сега е наред червен ринг: двата цвята се редуват.</translation>
    </message>
    <message>
        <source>A green ring is due now: the two colours alternate.</source>
        <translation>Сега е наред зелен ринг: двата цвята се редуват.</translation>
    </message>
    <message>
        <source>A blue ring is due now: the two colours alternate.</source>
        <translation>Сега е наред син ринг: двата цвята се редуват.</translation>
    </message>
    <message>
        <source>A yellow ring is due now: the two colours alternate.</source>
        <translation>Сега е наред жълт ринг: двата цвята се редуват.</translation>
    </message>
    <message>
        <source>A small red ring goes to field %1.</source>
        <translation>Малък червен ринг отива в поле %1.</translation>
    </message>
    <message>
        <source>A medium red ring goes to field %1.</source>
        <translation>Среден червен ринг отива в поле %1.</translation>
    </message>
    <message>
        <source>A large red ring goes to field %1.</source>
        <translation>Голям червен ринг отива в поле %1.</translation>
    </message>
    <message>
        <source>A small green ring goes to field %1.</source>
        <translation>Малък зелен ринг отива в поле %1.</translation>
    </message>
    <message>
        <source>A medium green ring goes to field %1.</source>
        <translation>Среден зелен ринг отива в поле %1.</translation>
    </message>
    <message>
        <source>A large green ring goes to field %1.</source>
        <translation>Голям зелен ринг отива в поле %1.</translation>
    </message>
    <message>
        <source>A small blue ring goes to field %1.</source>
        <translation>Малък син ринг отива в поле %1.</translation>
    </message>
    <message>
        <source>A medium blue ring goes to field %1.</source>
        <translation>Среден син ринг отива в поле %1.</translation>
    </message>
    <message>
        <source>A large blue ring goes to field %1.</source>
        <translation>Голям син ринг отива в поле %1.</translation>
    </message>
    <message>
        <source>A small yellow ring goes to field %1.</source>
        <translation>Малък жълт ринг отива в поле %1.</translation>
    </message>
    <message>
        <source>A medium yellow ring goes to field %1.</source>
        <translation>Среден жълт ринг отива в поле %1.</translation>
    </message>
    <message>
        <source>A large yellow ring goes to field %1.</source>
        <translation>Голям жълт ринг отива в поле %1.</translation>
    </message>
    <message>
        <source>Place a red ring.</source>
        <translation>Сложи червен ринг.</translation>
    </message>
    <message>
        <source>Place a green ring.</source>
        <translation>Сложи зелен ринг.</translation>
    </message>
    <message>
        <source>Place a blue ring.</source>
        <translation>Сложи син ринг.</translation>
    </message>
    <message>
        <source>Place a yellow ring.</source>
        <translation>Сложи жълт ринг.</translation>
    </message>
    <message>
        <source>Place a red ring: the last one was green.</source>
        <translation>Сложи червен ринг: зеленият беше последен.</translation>
    </message>
    <message>
        <source>Place a red ring: the last one was blue.</source>
        <translation>Сложи червен ринг: синият беше последен.</translation>
    </message>
    <message>
        <source>Place a red ring: the last one was yellow.</source>
        <translation>Сложи червен ринг: жълтият беше последен.</translation>
    </message>
    <message>
        <source>Place a green ring: the last one was red.</source>
        <translation>Сложи зелен ринг: червеният беше последен.</translation>
    </message>
    <message>
        <source>Place a green ring: the last one was blue.</source>
        <translation>Сложи зелен ринг: синият беше последен.</translation>
    </message>
    <message>
        <source>Place a green ring: the last one was yellow.</source>
        <translation>Сложи зелен ринг: жълтият беше последен.</translation>
    </message>
    <message>
        <source>Place a blue ring: the last one was red.</source>
        <translation>Сложи син ринг: червеният беше последен.</translation>
    </message>
    <message>
        <source>Place a blue ring: the last one was green.</source>
        <translation>Сложи син ринг: зеленият беше последен.</translation>
    </message>
    <message>
        <source>Place a blue ring: the last one was yellow.</source>
        <translation>Сложи син ринг: жълтият беше последен.</translation>
    </message>
    <message>
        <source>Place a yellow ring: the last one was red.</source>
        <translation>Сложи жълт ринг: червеният беше последен.</translation>
    </message>
    <message>
        <source>Place a yellow ring: the last one was green.</source>
        <translation>Сложи жълт ринг: зеленият беше последен.</translation>
    </message>
    <message>
        <source>Place a yellow ring: the last one was blue.</source>
        <translation>Сложи жълт ринг: синият беше последен.</translation>
    </message>
    <message>
        <source>Place a red or a green ring.</source>
        <translation>Сложи червен или зелен ринг.</translation>
    </message>
    <message>
        <source>Place a red or a blue ring.</source>
        <translation>Сложи червен или син ринг.</translation>
    </message>
    <message>
        <source>Place a red or a yellow ring.</source>
        <translation>Сложи червен или жълт ринг.</translation>
    </message>
    <message>
        <source>Place a green or a blue ring.</source>
        <translation>Сложи зелен или син ринг.</translation>
    </message>
    <message>
        <source>Place a green or a yellow ring.</source>
        <translation>Сложи зелен или жълт ринг.</translation>
    </message>
    <message>
        <source>Place a blue or a yellow ring.</source>
        <translation>Сложи син или жълт ринг.</translation>
    </message>
    <message>
        <source>Place a red ring: no green one can be placed.</source>
        <translation>Сложи червен ринг: не може да се постави зелен.</translation>
    </message>
    <message>
        <source>Place a red ring: no blue one can be placed.</source>
        <translation>Сложи червен ринг: не може да се постави син.</translation>
    </message>
    <message>
        <source>Place a red ring: no yellow one can be placed.</source>
        <translation>Сложи червен ринг: не може да се постави жълт.</translation>
    </message>
    <message>
        <source>Place a green ring: no red one can be placed.</source>
        <translation>Сложи зелен ринг: не може да се постави червен.</translation>
    </message>
    <message>
        <source>Place a green ring: no blue one can be placed.</source>
        <translation>Сложи зелен ринг: не може да се постави син.</translation>
    </message>
    <message>
        <source>Place a green ring: no yellow one can be placed.</source>
        <translation>Сложи зелен ринг: не може да се постави жълт.</translation>
    </message>
    <message>
        <source>Place a blue ring: no red one can be placed.</source>
        <translation>Сложи син ринг: не може да се постави червен.</translation>
    </message>
    <message>
        <source>Place a blue ring: no green one can be placed.</source>
        <translation>Сложи син ринг: не може да се постави зелен.</translation>
    </message>
    <message>
        <source>Place a blue ring: no yellow one can be placed.</source>
        <translation>Сложи син ринг: не може да се постави жълт.</translation>
    </message>
    <message>
        <source>Place a yellow ring: no red one can be placed.</source>
        <translation>Сложи жълт ринг: не може да се постави червен.</translation>
    </message>
    <message>
        <source>Place a yellow ring: no green one can be placed.</source>
        <translation>Сложи жълт ринг: не може да се постави зелен.</translation>
    </message>
    <message>
        <source>Place a yellow ring: no blue one can be placed.</source>
        <translation>Сложи жълт ринг: не може да се постави син.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>Играта свърши.</translation>
    </message>
    <message>
        <source>Seat %1 is to move.</source>
        <translation>На ход е играч %1.</translation>
    </message>
    <message>
        <source>These rules know no swap of the sides.</source>
        <translation>Тези правила нямат размяна на страните.</translation>
    </message>
    <message>
        <source>The sides can be swapped only straight after the very first ring.</source>
        <translation>Страните се разменят само веднага след най-първия ринг.</translation>
    </message>
    <message>
        <source>The sides are swapped.</source>
        <translation>Страните се разменят.</translation>
    </message>
    <message>
        <source>%1 Or swap the sides.</source>
        <translation>%1 Или размени страните.</translation>
    </message>
    <message>
        <source>small red</source>
        <translation>червен малък</translation>
    </message>
    <message>
        <source>medium red</source>
        <translation>червен среден</translation>
    </message>
    <message>
        <source>large red</source>
        <translation>червен голям</translation>
    </message>
    <message>
        <source>small green</source>
        <translation>зелен малък</translation>
    </message>
    <message>
        <source>medium green</source>
        <translation>зелен среден</translation>
    </message>
    <message>
        <source>large green</source>
        <translation>зелен голям</translation>
    </message>
    <message>
        <source>small blue</source>
        <translation>син малък</translation>
    </message>
    <message>
        <source>medium blue</source>
        <translation>син среден</translation>
    </message>
    <message>
        <source>large blue</source>
        <translation>син голям</translation>
    </message>
    <message>
        <source>small yellow</source>
        <translation>жълт малък</translation>
    </message>
    <message>
        <source>medium yellow</source>
        <translation>жълт среден</translation>
    </message>
    <message>
        <source>large yellow</source>
        <translation>жълт голям</translation>
    </message>
    <message>
        <source>small slot closed</source>
        <translation>малкото гнездо е затворено</translation>
    </message>
    <message>
        <source>medium slot closed</source>
        <translation>средното гнездо е затворено</translation>
    </message>
    <message>
        <source>large slot closed</source>
        <translation>голямото гнездо е затворено</translation>
    </message>
    <message>
        <source>Field %1: empty</source>
        <translation>Поле %1: празно</translation>
    </message>
    <message>
        <source>Field %1: %2</source>
        <translation>Поле %1: %2</translation>
    </message>
    <message>
        <source>Field %1: %2, %3</source>
        <translation>Поле %1: %2, %3</translation>
    </message>
    <message>
        <source>Field %1: %2, %3, %4</source>
        <translation>Поле %1: %2, %3, %4</translation>
    </message>
    <message>
        <source>Tab</source>
        <translation>Tab</translation>
    </message>
    <message>
        <source>S, M, L</source>
        <translation>S, M, L</translation>
    </message>
    <message>
        <source>R, G, B, Y</source>
        <translation>R, G, B, Y</translation>
    </message>
    <message>
        <source>1 to 9</source>
        <translation>1 до 9</translation>
    </message>
    <message>
        <source>Enter, Space</source>
        <translation>Enter, интервал</translation>
    </message>
    <message>
        <source>X</source>
        <translation>X</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>%1 – the ring in hand fits here</source>
        <translation>%1 – рингът в ръката може да се постави тук</translation>
    </message>
    <message>
        <source>%1 – the ring in hand does not fit here</source>
        <translation>%1 – рингът в ръката не може да се постави тук</translation>
    </message>
    <message>
        <source>Reserve of %1: %2, left: %3</source>
        <translation>Запас, %1: %2, остават: %3</translation>
    </message>
    <message>
        <source>The board of Mozaring</source>
        <translation>Дъската на Мозъринг</translation>
    </message>
    <message>
        <source>Place the ring here</source>
        <translation>Постави ринга тук</translation>
    </message>
    <message>
        <source>Take a ring</source>
        <translation>Вземи ринг</translation>
    </message>
    <message>
        <source>In hand</source>
        <translation>В ръката</translation>
    </message>
    <message>
        <source>May be taken now</source>
        <translation>Може да се вземе сега</translation>
    </message>
    <message>
        <source>%1 skips the turn</source>
        <translation>%1 пропуска хода</translation>
    </message>
    <message>
        <source>%1 is out</source>
        <translation>%1 отпада</translation>
    </message>
    <message>
        <source>out</source>
        <translation>вън</translation>
    </message>
    <message>
        <source>Swap the sides</source>
        <translation>Размяна на страните</translation>
    </message>
    <message>
        <source>Several rings fit here: choose one from the reserve.</source>
        <translation>Тук могат да се поставят няколко ринга: изберете един от запаса.</translation>
    </message>
    <message>
        <source>Rings in nested wells: three of a colour in a line or in one field win.</source>
        <translation>Рингове във вложени гнезда: три от един цвят в линия или в едно поле печелят.</translation>
    </message>
    <message>
        <source>Mozaring</source>
        <translation>Мозъринг</translation>
    </message>
    <message>
        <source>Walk over fields and reserves</source>
        <translation>Обхождане на полетата и запасите</translation>
    </message>
    <message>
        <source>arrow keys</source>
        <translation>стрелки</translation>
    </message>
    <message>
        <source>From the board to the reserve</source>
        <translation>От дъската към запаса</translation>
    </message>
    <message>
        <source>Take a small, medium or large ring</source>
        <translation>Вземане на малък, среден или голям ринг</translation>
    </message>
    <message>
        <source>Choose red, green, blue or yellow</source>
        <translation>Избор на червено, зелено, синьо или жълто</translation>
    </message>
    <message>
        <source>Go to a field; once more: place the ring</source>
        <translation>Към поле; още веднъж: поставяне на ринга</translation>
    </message>
    <message>
        <source>Take a ring, or place it</source>
        <translation>Вземане или поставяне на ринг</translation>
    </message>
    <message>
        <source>Put the ring back</source>
        <translation>Връщане на ринга</translation>
    </message>
    <message>
        <source>Win; rings up to it: %1</source>
        <translation>Победа; рингове дотогава: %1</translation>
    </message>
    <message>
        <source>Loss; rings up to it: %1</source>
        <translation>Загуба; рингове дотогава: %1</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>Равенство</translation>
    </message>
    <message>
        <source>No forced win up to ring %1</source>
        <translation>Няма принудена победа до ринг № %1</translation>
    </message>
    <message>
        <source>Blocks the red nest in field %1.</source>
        <translation>Спира червените рингове в поле %1.</translation>
    </message>
    <message>
        <source>Blocks the red line of one size through fields %1, %2 and %3.</source>
        <translation>Спира червената линия с еднакъв размер през полета %1, %2 и %3.</translation>
    </message>
    <message>
        <source>Blocks the red ascending line through fields %1, %2 and %3.</source>
        <translation>Спира червената линия с нарастващ размер през полета %1, %2 и %3.</translation>
    </message>
    <message>
        <source>Covers the red line of fields %1, %2 and %3.</source>
        <translation>Покрива червената линия в полета %1, %2 и %3.</translation>
    </message>
    <message>
        <source>Blocks the green nest in field %1.</source>
        <translation>Спира зелените рингове в поле %1.</translation>
    </message>
    <message>
        <source>Blocks the green line of one size through fields %1, %2 and %3.</source>
        <translation>Спира зелената линия с еднакъв размер през полета %1, %2 и %3.</translation>
    </message>
    <message>
        <source>Blocks the green ascending line through fields %1, %2 and %3.</source>
        <translation>Спира зелената линия с нарастващ размер през полета %1, %2 и %3.</translation>
    </message>
    <message>
        <source>Covers the green line of fields %1, %2 and %3.</source>
        <translation>Покрива зелената линия в полета %1, %2 и %3.</translation>
    </message>
    <message>
        <source>Blocks the blue nest in field %1.</source>
        <translation>Спира сините рингове в поле %1.</translation>
    </message>
    <message>
        <source>Blocks the blue line of one size through fields %1, %2 and %3.</source>
        <translation>Спира синята линия с еднакъв размер през полета %1, %2 и %3.</translation>
    </message>
    <message>
        <source>Blocks the blue ascending line through fields %1, %2 and %3.</source>
        <translation>Спира синята линия с нарастващ размер през полета %1, %2 и %3.</translation>
    </message>
    <message>
        <source>Covers the blue line of fields %1, %2 and %3.</source>
        <translation>Покрива синята линия в полета %1, %2 и %3.</translation>
    </message>
    <message>
        <source>Blocks the yellow nest in field %1.</source>
        <translation>Спира жълтите рингове в поле %1.</translation>
    </message>
    <message>
        <source>Blocks the yellow line of one size through fields %1, %2 and %3.</source>
        <translation>Спира жълтата линия с еднакъв размер през полета %1, %2 и %3.</translation>
    </message>
    <message>
        <source>Blocks the yellow ascending line through fields %1, %2 and %3.</source>
        <translation>Спира жълтата линия с нарастващ размер през полета %1, %2 и %3.</translation>
    </message>
    <message>
        <source>Covers the yellow line of fields %1, %2 and %3.</source>
        <translation>Покрива жълтата линия в полета %1, %2 и %3.</translation>
    </message>
    <message>
        <source>Stands in the way of a red nest in field %1.</source>
        <translation>Пречи на червените рингове в поле %1.</translation>
    </message>
    <message>
        <source>Stands in the way of a red line of one size through fields %1, %2 and %3.</source>
        <translation>Пречи на червена линия с еднакъв размер през полета %1, %2 и %3.</translation>
    </message>
    <message>
        <source>Stands in the way of a red ascending line through fields %1, %2 and %3.</source>
        <translation>Пречи на червена линия с нарастващ размер през полета %1, %2 и %3.</translation>
    </message>
    <message>
        <source>Stands in the way of the red rings in the fields %1, %2 and %3.</source>
        <translation>Пречи на червените рингове в полета %1, %2 и %3.</translation>
    </message>
    <message>
        <source>Stands in the way of a green nest in field %1.</source>
        <translation>Пречи на зелените рингове в поле %1.</translation>
    </message>
    <message>
        <source>Stands in the way of a green line of one size through fields %1, %2 and %3.</source>
        <translation>Пречи на зелена линия с еднакъв размер през полета %1, %2 и %3.</translation>
    </message>
    <message>
        <source>Stands in the way of a green ascending line through fields %1, %2 and %3.</source>
        <translation>Пречи на зелена линия с нарастващ размер през полета %1, %2 и %3.</translation>
    </message>
    <message>
        <source>Stands in the way of the green rings in the fields %1, %2 and %3.</source>
        <translation>Пречи на зелените рингове в полета %1, %2 и %3.</translation>
    </message>
    <message>
        <source>Stands in the way of a blue nest in field %1.</source>
        <translation>Пречи на сините рингове в поле %1.</translation>
    </message>
    <message>
        <source>Stands in the way of a blue line of one size through fields %1, %2 and %3.</source>
        <translation>Пречи на синя линия с еднакъв размер през полета %1, %2 и %3.</translation>
    </message>
    <message>
        <source>Stands in the way of a blue ascending line through fields %1, %2 and %3.</source>
        <translation>Пречи на синя линия с нарастващ размер през полета %1, %2 и %3.</translation>
    </message>
    <message>
        <source>Stands in the way of the blue rings in the fields %1, %2 and %3.</source>
        <translation>Пречи на сините рингове в полета %1, %2 и %3.</translation>
    </message>
    <message>
        <source>Stands in the way of a yellow nest in field %1.</source>
        <translation>Пречи на жълтите рингове в поле %1.</translation>
    </message>
    <message>
        <source>Stands in the way of a yellow line of one size through fields %1, %2 and %3.</source>
        <translation>Пречи на жълта линия с еднакъв размер през полета %1, %2 и %3.</translation>
    </message>
    <message>
        <source>Stands in the way of a yellow ascending line through fields %1, %2 and %3.</source>
        <translation>Пречи на жълта линия с нарастващ размер през полета %1, %2 и %3.</translation>
    </message>
    <message>
        <source>Stands in the way of the yellow rings in the fields %1, %2 and %3.</source>
        <translation>Пречи на жълтите рингове в полета %1, %2 и %3.</translation>
    </message>
    <message>
        <source>The small slot of field %1 belongs to %2 combinations that are still open.</source>
        <translation>Малкото гнездо на поле %1 участва в толкова още открити комбинации: %2.</translation>
    </message>
    <message>
        <source>The medium slot of field %1 belongs to %2 combinations that are still open.</source>
        <translation>Средното гнездо на поле %1 участва в толкова още открити комбинации: %2.</translation>
    </message>
    <message>
        <source>The large slot of field %1 belongs to %2 combinations that are still open.</source>
        <translation>Голямото гнездо на поле %1 участва в толкова още открити комбинации: %2.</translation>
    </message>
    <message>
        <source>Keeps clear of what the red rings still can complete.</source>
        <translation>Избягва това, което червените рингове още могат да съберат.</translation>
    </message>
    <message>
        <source>Keeps clear of what the green rings still can complete.</source>
        <translation>Избягва това, което зелените рингове още могат да съберат.</translation>
    </message>
    <message>
        <source>Keeps clear of what the blue rings still can complete.</source>
        <translation>Избягва това, което сините рингове още могат да съберат.</translation>
    </message>
    <message>
        <source>Keeps clear of what the yellow rings still can complete.</source>
        <translation>Избягва това, което жълтите рингове още могат да съберат.</translation>
    </message>
    <message>
        <source>Every ring that can be placed completes something.</source>
        <translation>Всеки ринг, който може да се постави, събира нещо.</translation>
    </message>
    <message>
        <source>Completes nothing and leaves safe slots for later.</source>
        <translation>Не събира нищо и оставя безопасни гнезда за после.</translation>
    </message>
    <message>
        <source>The ring that stands already gives its side the better game.</source>
        <translation>Рингът, който вече е поставен, дава на своята страна по-добра игра.</translation>
    </message>
    <message>
        <source>%1 It wins by force, at the latest with ring %2 from now.</source>
        <translation>%1 Печели принудително, най-късно с ринг %2 оттук нататък.</translation>
    </message>
    <message>
        <source>%1 The game is lost, but this holds out longest: %2 rings.</source>
        <translation>%1 Играта е загубена, но така се издържа най-дълго, ринга: %2.</translation>
    </message>
    <message>
        <source>You play the red rings. Three of one colour win: a small, a medium and a large one in one field, or three in a line.</source>
        <translation>Ти играеш с червените рингове. Печелят три от един цвят: малък, среден и голям в едно поле или три в редица.</translation>
    </message>
    <message>
        <source>Pick up a small red ring: click it, or press S. Then click the middle field, or press 5 and Enter.</source>
        <translation>Вземи малък червен ринг: щракни го или натисни S. После щракни средното поле или натисни 5 и Enter.</translation>
    </message>
    <message>
        <source>A field has room for one ring of each size. Put a medium red ring into the middle field, round your small one.</source>
        <translation>В едно поле има място за по един ринг от всеки размер. Сложи среден червен ринг в средното поле, около малкия.</translation>
    </message>
    <message>
        <source>Green has filled the middle, so there will be no red nest. But three of one size in a line win too: put a medium ring on field 4, left of the middle.</source>
        <translation>Зеленият запълни средното поле и там няма да има три червени. Но печелят и три от един размер в редица: сложи среден ринг на поле 4, вляво от средното.</translation>
    </message>
    <message>
        <source>Look at field 2: with a large ring green would have a nest. Be there first, and put your large ring on field 2.</source>
        <translation>Виж поле 2: с голям ринг зеленият ще събере три в едно поле. Изпревари го и сложи своя голям ринг на поле 2.</translation>
    </message>
    <message>
        <source>Now make two threats at once: put a small ring on field 1. Then a small ring on field 9 would win, and a large one too.</source>
        <translation>Сега направи две заплахи наведнъж: сложи малък ринг на поле 1. После малък ринг на поле 9 ще спечели, а голям също.</translation>
    </message>
    <message>
        <source>Green has stopped one threat, but not the other. Small, medium, large in a row: put a large ring on field 9!</source>
        <translation>Зеленият спря едната заплаха, но не и другата. Малък, среден, голям в редица: сложи голям ринг на поле 9!</translation>
    </message>
    <message>
        <source>You have won, and you know all that is needed. With two players each has two colours, which take turns. Enjoy the game!</source>
        <translation>Ти победи и вече знаеш всичко нужно. При двама играчи всеки има два цвята, които се редуват. Приятна игра!</translation>
    </message>
    <message>
        <source>Completes the red nest in field %1.</source>
        <translation>Събира трите червени ринга в поле %1.</translation>
    </message>
    <message>
        <source>Completes the red line of one size through fields %1, %2 and %3.</source>
        <translation>Събира червена линия с еднакъв размер през полета %1, %2 и %3.</translation>
    </message>
    <message>
        <source>Completes the red ascending line through fields %1, %2 and %3.</source>
        <translation>Събира червена линия с нарастващ размер през полета %1, %2 и %3.</translation>
    </message>
    <message>
        <source>Completes the green nest in field %1.</source>
        <translation>Събира трите зелени ринга в поле %1.</translation>
    </message>
    <message>
        <source>Completes the green line of one size through fields %1, %2 and %3.</source>
        <translation>Събира зелена линия с еднакъв размер през полета %1, %2 и %3.</translation>
    </message>
    <message>
        <source>Completes the green ascending line through fields %1, %2 and %3.</source>
        <translation>Събира зелена линия с нарастващ размер през полета %1, %2 и %3.</translation>
    </message>
    <message>
        <source>Completes the blue nest in field %1.</source>
        <translation>Събира трите сини ринга в поле %1.</translation>
    </message>
    <message>
        <source>Completes the blue line of one size through fields %1, %2 and %3.</source>
        <translation>Събира синя линия с еднакъв размер през полета %1, %2 и %3.</translation>
    </message>
    <message>
        <source>Completes the blue ascending line through fields %1, %2 and %3.</source>
        <translation>Събира синя линия с нарастващ размер през полета %1, %2 и %3.</translation>
    </message>
    <message>
        <source>Completes the yellow nest in field %1.</source>
        <translation>Събира трите жълти ринга в поле %1.</translation>
    </message>
    <message>
        <source>Completes the yellow line of one size through fields %1, %2 and %3.</source>
        <translation>Събира жълта линия с еднакъв размер през полета %1, %2 и %3.</translation>
    </message>
    <message>
        <source>Completes the yellow ascending line through fields %1, %2 and %3.</source>
        <translation>Събира жълта линия с нарастващ размер през полета %1, %2 и %3.</translation>
    </message>
    <message>
        <source>Shows red in the whole row of fields %1, %2 and %3.</source>
        <translation>Показва червено в целия ред от полета %1, %2 и %3.</translation>
    </message>
    <message>
        <source>Shows red in the whole column of fields %1, %2 and %3.</source>
        <translation>Показва червено в цялата колона от полета %1, %2 и %3.</translation>
    </message>
    <message>
        <source>Shows red in the whole diagonal of fields %1, %2 and %3.</source>
        <translation>Показва червено в целия диагонал от полета %1, %2 и %3.</translation>
    </message>
    <message>
        <source>Shows green in the whole row of fields %1, %2 and %3.</source>
        <translation>Показва зелено в целия ред от полета %1, %2 и %3.</translation>
    </message>
    <message>
        <source>Shows green in the whole column of fields %1, %2 and %3.</source>
        <translation>Показва зелено в цялата колона от полета %1, %2 и %3.</translation>
    </message>
    <message>
        <source>Shows green in the whole diagonal of fields %1, %2 and %3.</source>
        <translation>Показва зелено в целия диагонал от полета %1, %2 и %3.</translation>
    </message>
    <message>
        <source>Shows blue in the whole row of fields %1, %2 and %3.</source>
        <translation>Показва синьо в целия ред от полета %1, %2 и %3.</translation>
    </message>
    <message>
        <source>Shows blue in the whole column of fields %1, %2 and %3.</source>
        <translation>Показва синьо в цялата колона от полета %1, %2 и %3.</translation>
    </message>
    <message>
        <source>Shows blue in the whole diagonal of fields %1, %2 and %3.</source>
        <translation>Показва синьо в целия диагонал от полета %1, %2 и %3.</translation>
    </message>
    <message>
        <source>Shows yellow in the whole row of fields %1, %2 and %3.</source>
        <translation>Показва жълто в целия ред от полета %1, %2 и %3.</translation>
    </message>
    <message>
        <source>Shows yellow in the whole column of fields %1, %2 and %3.</source>
        <translation>Показва жълто в цялата колона от полета %1, %2 и %3.</translation>
    </message>
    <message>
        <source>Shows yellow in the whole diagonal of fields %1, %2 and %3.</source>
        <translation>Показва жълто в целия диагонал от полета %1, %2 и %3.</translation>
    </message>
    <message>
        <source>Threatens a red nest in field %1.</source>
        <translation>Заплашва с три червени ринга в поле %1.</translation>
    </message>
    <message>
        <source>Threatens a red line of one size through fields %1, %2 and %3.</source>
        <translation>Заплашва с червена линия с еднакъв размер през полета %1, %2 и %3.</translation>
    </message>
    <message>
        <source>Threatens a red ascending line through fields %1, %2 and %3.</source>
        <translation>Заплашва с червена линия с нарастващ размер през полета %1, %2 и %3.</translation>
    </message>
    <message>
        <source>Threatens to show red in the fields %1, %2 and %3.</source>
        <translation>Заплашва да покаже червено в полета %1, %2 и %3.</translation>
    </message>
    <message>
        <source>Threatens a green nest in field %1.</source>
        <translation>Заплашва с три зелени ринга в поле %1.</translation>
    </message>
    <message>
        <source>Threatens a green line of one size through fields %1, %2 and %3.</source>
        <translation>Заплашва с зелена линия с еднакъв размер през полета %1, %2 и %3.</translation>
    </message>
    <message>
        <source>Threatens a green ascending line through fields %1, %2 and %3.</source>
        <translation>Заплашва с зелена линия с нарастващ размер през полета %1, %2 и %3.</translation>
    </message>
    <message>
        <source>Threatens to show green in the fields %1, %2 and %3.</source>
        <translation>Заплашва да покаже зелено в полета %1, %2 и %3.</translation>
    </message>
    <message>
        <source>Threatens a blue nest in field %1.</source>
        <translation>Заплашва с три сини ринга в поле %1.</translation>
    </message>
    <message>
        <source>Threatens a blue line of one size through fields %1, %2 and %3.</source>
        <translation>Заплашва с синя линия с еднакъв размер през полета %1, %2 и %3.</translation>
    </message>
    <message>
        <source>Threatens a blue ascending line through fields %1, %2 and %3.</source>
        <translation>Заплашва с синя линия с нарастващ размер през полета %1, %2 и %3.</translation>
    </message>
    <message>
        <source>Threatens to show blue in the fields %1, %2 and %3.</source>
        <translation>Заплашва да покаже синьо в полета %1, %2 и %3.</translation>
    </message>
    <message>
        <source>Threatens a yellow nest in field %1.</source>
        <translation>Заплашва с три жълти ринга в поле %1.</translation>
    </message>
    <message>
        <source>Threatens a yellow line of one size through fields %1, %2 and %3.</source>
        <translation>Заплашва с жълта линия с еднакъв размер през полета %1, %2 и %3.</translation>
    </message>
    <message>
        <source>Threatens a yellow ascending line through fields %1, %2 and %3.</source>
        <translation>Заплашва с жълта линия с нарастващ размер през полета %1, %2 и %3.</translation>
    </message>
    <message>
        <source>Threatens to show yellow in the fields %1, %2 and %3.</source>
        <translation>Заплашва да покаже жълто в полета %1, %2 и %3.</translation>
    </message>
</context>
<context>
    <name>pont</name>
    <message>
        <source>Order of play</source>
        <translation>Ред на играта</translation>
    </message>
    <message>
        <source>In a rush everybody acts at the same time; or players act one after the other, clockwise.</source>
        <translation>При надпревара всички играят едновременно; иначе играчите се редуват по часовниковата стрелка.</translation>
    </message>
    <message>
        <source>Rush</source>
        <translation>Надпревара</translation>
    </message>
    <message>
        <source>In turns</source>
        <translation>По ред</translation>
    </message>
    <message>
        <source>Stacks</source>
        <translation>Купчинки</translation>
    </message>
    <message>
        <source>Whether a player&apos;s tiles lie in one stack or in two.</source>
        <translation>Дали плочките на играча са в една купчинка или в две.</translation>
    </message>
    <message>
        <source>Division of the tiles</source>
        <translation>Разпределяне на плочките</translation>
    </message>
    <message>
        <source>Equally, with what is left over going to the core; or freely, at random, nobody getting more than twice the equal share.</source>
        <translation>Поравно, като остатъкът отива в началното ядро; или свободно, случайно, като никой не получава повече от два пъти равния дял.</translation>
    </message>
    <message>
        <source>Equal</source>
        <translation>Поравно</translation>
    </message>
    <message>
        <source>Free</source>
        <translation>Свободно</translation>
    </message>
    <message>
        <source>Handicap</source>
        <translation>Хандикап</translation>
    </message>
    <message>
        <source>Extra tiles for stronger players, taken off before the equal division.</source>
        <translation>Допълнителни плочки за по-силните играчи, отделени преди разпределянето поравно.</translation>
    </message>
    <message>
        <source>The call “Vsyo!”</source>
        <translation>Викът „Всичко!“</translation>
    </message>
    <message>
        <source>By itself; or by hand: in a rush, whoever has no tile left must press the call, and can be given a tile until then.</source>
        <translation>Сам; или на ръка: при надпревара който остане без плочки, трябва да го натисне, а дотогава могат да му дадат плочка.</translation>
    </message>
    <message>
        <source>By itself</source>
        <translation>Сам</translation>
    </message>
    <message>
        <source>By hand</source>
        <translation>На ръка</translation>
    </message>
    <message>
        <source>Play on after the first one out</source>
        <translation>Игра и след първия, който свърши</translation>
    </message>
    <message>
        <source>The others place tiles to the last possible one; or the game stops as soon as the first player is out.</source>
        <translation>Другите слагат плочки до последната възможна; иначе играта спира, щом първият играч свърши.</translation>
    </message>
    <message>
        <source>Double Pont</source>
        <translation>Двоен Понт</translation>
    </message>
    <message>
        <source>Filling a niche with four or more tiles around it gives two tiles away.</source>
        <translation>Който запълни ниша с четири или повече плочки около нея, дава две плочки.</translation>
    </message>
    <message>
        <source>No turns: all act at the same time, as fast as they can.</source>
        <translation>Без ред: всички играят едновременно, колкото могат по-бързо.</translation>
    </message>
    <message>
        <source>A calm table: the players act one after the other.</source>
        <translation>Спокойна маса: играчите се редуват.</translation>
    </message>
    <message>
        <source>Practice run</source>
        <translation>Тренировка</translation>
    </message>
    <message>
        <source>Alone with all the tiles, against the clock.</source>
        <translation>Сам с всички плочки, срещу часовника.</translation>
    </message>
    <message>
        <source>must be from 1 to %1</source>
        <translation>трябва да е от 1 до %1</translation>
    </message>
    <message>
        <source>must be 1 or 2 for each player</source>
        <translation>трябва да е 1 или 2 за всеки играч</translation>
    </message>
    <message>
        <source>must be a number of tiles for each player</source>
        <translation>трябва да е брой плочки за всеки играч</translation>
    </message>
    <message>
        <source>there is no handicap beside a free division</source>
        <translation>при свободно разпределяне няма хандикап</translation>
    </message>
    <message>
        <source>leaves fewer than one tile for every player to share</source>
        <translation>оставя за играчите по-малко от една плочка</translation>
    </message>
    <message>
        <source>must be an object</source>
        <translation>трябва да е обект</translation>
    </message>
    <message>
        <source>tile %1 is missing</source>
        <translation>липсва плочка %1</translation>
    </message>
    <message>
        <source>must be a list</source>
        <translation>трябва да е списък</translation>
    </message>
    <message>
        <source>must be a tile from 1 to %1</source>
        <translation>трябва да е плочка от 1 до %1</translation>
    </message>
    <message>
        <source>tile %1 was used before</source>
        <translation>плочка %1 вече е използвана</translation>
    </message>
    <message>
        <source>must be a seat from 1 to %1</source>
        <translation>трябва да е място от 1 до %1</translation>
    </message>
    <message>
        <source>must have at least two tiles</source>
        <translation>трябва да има поне две плочки</translation>
    </message>
    <message>
        <source>must be [tile, q, r, rotation]</source>
        <translation>трябва да е [плочка, q, r, завъртане]</translation>
    </message>
    <message>
        <source>the first tile must lie on 0,0 with rotation 0</source>
        <translation>първата плочка трябва да е на 0,0 със завъртане 0</translation>
    </message>
    <message>
        <source>the second tile must join the first one by the golden rule</source>
        <translation>втората плочка трябва да се свързва с първата по златното правило</translation>
    </message>
    <message>
        <source>must have an entry for each player</source>
        <translation>трябва да има запис за всеки играч</translation>
    </message>
    <message>
        <source>must be a list of one or two stacks</source>
        <translation>трябва да е списък с една или две купчинки</translation>
    </message>
    <message>
        <source>every player must have a tile</source>
        <translation>всеки играч трябва да има плочка</translation>
    </message>
    <message>
        <source>must be a list of tiles</source>
        <translation>трябва да е списък с плочки</translation>
    </message>
    <message>
        <source>Red meets yellow there.</source>
        <translation>Там червено среща жълто.</translation>
    </message>
    <message>
        <source>Red meets blue there.</source>
        <translation>Там червено среща синьо.</translation>
    </message>
    <message>
        <source>Red meets green there.</source>
        <translation>Там червено среща зелено.</translation>
    </message>
    <message>
        <source>Yellow meets blue there.</source>
        <translation>Там жълто среща синьо.</translation>
    </message>
    <message>
        <source>Yellow meets green there.</source>
        <translation>Там жълто среща зелено.</translation>
    </message>
    <message>
        <source>Blue meets green there.</source>
        <translation>Там синьо среща зелено.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>Играта свърши.</translation>
    </message>
    <message>
        <source>There is no player %1.</source>
        <translation>Няма играч %1.</translation>
    </message>
    <message>
        <source>This player has no tiles left and is out of the game.</source>
        <translation>Този играч няма повече плочки и е свършил.</translation>
    </message>
    <message>
        <source>It is the turn of another player.</source>
        <translation>На ход е друг играч.</translation>
    </message>
    <message>
        <source>A tile must be given away first.</source>
        <translation>Първо трябва да се даде плочка.</translation>
    </message>
    <message>
        <source>No tile is left: call “Vsyo!”.</source>
        <translation>Няма повече плочки: извикай „Всичко!“.</translation>
    </message>
    <message>
        <source>There is a tile in the hand already.</source>
        <translation>В ръката вече има плочка.</translation>
    </message>
    <message>
        <source>There is no tile in the hand: draw one first.</source>
        <translation>В ръката няма плочка: първо изтегли.</translation>
    </message>
    <message>
        <source>The drawn tile must be placed or discarded first.</source>
        <translation>Първо изтеглената плочка трябва да се постави или отхвърли.</translation>
    </message>
    <message>
        <source>This player has no stack %1.</source>
        <translation>Този играч няма купчинка %1.</translation>
    </message>
    <message>
        <source>Stack %1 is empty.</source>
        <translation>Купчинка %1 е празна.</translation>
    </message>
    <message>
        <source>Tile %1 is not in the penalty pile of this player.</source>
        <translation>Плочка %1 не е в наказателната купчинка на този играч.</translation>
    </message>
    <message>
        <source>The face of this tile is hidden.</source>
        <translation>Лицето на тази плочка е скрито.</translation>
    </message>
    <message>
        <source>A tile lies there already.</source>
        <translation>Там вече има плочка.</translation>
    </message>
    <message>
        <source>It touches no tile there; it must touch two.</source>
        <translation>Там не се допира до плочка, а трябва до две.</translation>
    </message>
    <message>
        <source>It touches only one tile there; it must touch two.</source>
        <translation>Там се допира само до една плочка, а трябва до две.</translation>
    </message>
    <message>
        <source>A penalty tile needs a niche: three or more tiles around it.</source>
        <translation>За наказателна плочка трябва ниша: поне три плочки около нея.</translation>
    </message>
    <message>
        <source>No tile is to be given away.</source>
        <translation>Сега не се дава плочка.</translation>
    </message>
    <message>
        <source>The tile must go to another player.</source>
        <translation>Плочката трябва да отиде при друг играч.</translation>
    </message>
    <message>
        <source>There is nothing to call.</source>
        <translation>Няма какво да се извика.</translation>
    </message>
    <message>
        <source>draws a tile from stack %1</source>
        <translation>тегли плочка от купчинка %1</translation>
    </message>
    <message>
        <source>fills a niche with tile %1. Pont!</source>
        <translation>запълва ниша с плочка %1. Понт!</translation>
    </message>
    <message>
        <source>places tile %1</source>
        <translation>поставя плочка %1</translation>
    </message>
    <message>
        <source>discards tile %1</source>
        <translation>отхвърля плочка %1</translation>
    </message>
    <message>
        <source>fills a niche with penalty tile %1. Pont!</source>
        <translation>запълва ниша с наказателна плочка %1. Понт!</translation>
    </message>
    <message>
        <source>calls “Vsyo!”</source>
        <translation>вика „Всичко!“</translation>
    </message>
    <message>
        <source>Draw and place your tiles as fast as you can.</source>
        <translation>Тегли и поставяй плочките си колкото можеш по-бързо.</translation>
    </message>
    <message>
        <source>Everybody at once: draw and place your tiles.</source>
        <translation>Всички едновременно: теглете и поставяйте плочките си.</translation>
    </message>
    <message>
        <source>Double Pont! Give two tiles away.</source>
        <translation>Двоен Понт! Дай две плочки.</translation>
    </message>
    <message>
        <source>Pont! Give a tile away.</source>
        <translation>Понт! Дай плочка.</translation>
    </message>
    <message>
        <source>Place the drawn tile, or discard it.</source>
        <translation>Сложи изтеглената плочка или я отхвърли.</translation>
    </message>
    <message>
        <source>Fill a niche with a penalty tile.</source>
        <translation>Запълни ниша с наказателна плочка.</translation>
    </message>
    <message>
        <source>Draw a tile.</source>
        <translation>Изтегли плочка.</translation>
    </message>
    <message>
        <source>Draw a tile, or fill a niche with a penalty tile.</source>
        <translation>Изтегли плочка или запълни ниша с наказателна плочка.</translation>
    </message>
    <message>
        <source>Tantrix Pont</source>
        <translation>Тантрикс „Понт“</translation>
    </message>
    <message>
        <source>upper right – %1</source>
        <translation>горе вдясно – %1</translation>
    </message>
    <message>
        <source>right – %1</source>
        <translation>вдясно – %1</translation>
    </message>
    <message>
        <source>lower right – %1</source>
        <translation>долу вдясно – %1</translation>
    </message>
    <message>
        <source>lower left – %1</source>
        <translation>долу вляво – %1</translation>
    </message>
    <message>
        <source>left – %1</source>
        <translation>вляво – %1</translation>
    </message>
    <message>
        <source>upper left – %1</source>
        <translation>горе вляво – %1</translation>
    </message>
    <message>
        <source>red</source>
        <translation>червено</translation>
    </message>
    <message>
        <source>yellow</source>
        <translation>жълто</translation>
    </message>
    <message>
        <source>blue</source>
        <translation>синьо</translation>
    </message>
    <message>
        <source>green</source>
        <translation>зелено</translation>
    </message>
    <message>
        <source>Arrow keys</source>
        <translation>Стрелките</translation>
    </message>
    <message>
        <source>walk over the cells beside the mosaic</source>
        <translation>обхождат клетките около мозайката</translation>
    </message>
    <message>
        <source>Enter, Space</source>
        <translation>Enter, интервал</translation>
    </message>
    <message>
        <source>draws, places, discards or gives: what is chosen</source>
        <translation>тегли, поставя, отхвърля или дава: каквото е избрано</translation>
    </message>
    <message>
        <source>R, Shift+R</source>
        <translation>R, Shift+R</translation>
    </message>
    <message>
        <source>turns the tile</source>
        <translation>завърта плочката</translation>
    </message>
    <message>
        <source>Tab, O</source>
        <translation>Tab, O</translation>
    </message>
    <message>
        <source>chooses the next stack, penalty tile or “discard”</source>
        <translation>избира следващата купчинка, наказателна плочка или „Отхвърли“</translation>
    </message>
    <message>
        <source>G</source>
        <translation>G</translation>
    </message>
    <message>
        <source>chooses who gets the gift</source>
        <translation>избира кой да получи плочката</translation>
    </message>
    <message>
        <source>1, 2</source>
        <translation>1, 2</translation>
    </message>
    <message>
        <source>draws from the first or second stack</source>
        <translation>тегли от първата или втората купчинка</translation>
    </message>
    <message>
        <source>X</source>
        <translation>X</translation>
    </message>
    <message>
        <source>discards the tile</source>
        <translation>отхвърля плочката</translation>
    </message>
    <message>
        <source>+, -</source>
        <translation>+, -</translation>
    </message>
    <message>
        <source>shows the tiles larger or smaller</source>
        <translation>показва плочките по-големи или по-малки</translation>
    </message>
    <message>
        <source>F</source>
        <translation>F</translation>
    </message>
    <message>
        <source>shows the whole mosaic</source>
        <translation>показва цялата мозайка</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>puts a chosen penalty tile back</source>
        <translation>връща избраната наказателна плочка</translation>
    </message>
    <message>
        <source>Mouse wheel, right click</source>
        <translation>Колелцето, десен бутон</translation>
    </message>
    <message>
        <source>Ctrl + mouse wheel</source>
        <translation>Ctrl + колелцето</translation>
    </message>
    <message>
        <source>Tile %1: %2</source>
        <translation>Плочка %1: %2</translation>
    </message>
    <message>
        <source>Empty cell, nothing around it</source>
        <translation>Празна клетка, около нея няма нищо</translation>
    </message>
    <message>
        <source>Niche, tiles around it: %1. %2</source>
        <translation>Ниша, плочки около нея: %1. %2</translation>
    </message>
    <message>
        <source>Empty cell, tiles around it: %1. %2</source>
        <translation>Празна клетка, плочки около нея: %1. %2</translation>
    </message>
    <message>
        <source>%1. The tile fits here.</source>
        <translation>%1. Плочката пасва тук.</translation>
    </message>
    <message>
        <source>%1. The tile fits here when it is turned.</source>
        <translation>%1. Плочката пасва тук, ако се завърти.</translation>
    </message>
    <message>
        <source>%1. The tile does not fit here.</source>
        <translation>%1. Плочката не пасва тук.</translation>
    </message>
    <message>
        <source>%1, stack %2: empty</source>
        <translation>%1, купчинка %2: празна</translation>
    </message>
    <message>
        <source>%1, stack %2: tiles left: %3, on top number %4</source>
        <translation>%1, купчинка %2: останали плочки: %3, отгоре е номер %4</translation>
    </message>
    <message>
        <source>Tile %1 in hand: %2</source>
        <translation>Плочка %1 в ръката: %2</translation>
    </message>
    <message>
        <source>%1, penalty tile %2: %3</source>
        <translation>%1, наказателна плочка %2: %3</translation>
    </message>
    <message>
        <source>Give to: %1</source>
        <translation>Дай на: %1</translation>
    </message>
    <message>
        <source>The table of Tantrix Pont</source>
        <translation>Масата на Тантрикс „Понт“</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Отхвърли</translation>
    </message>
    <message>
        <source>Call “Vsyo!”</source>
        <translation>Кажи „Всичко!“</translation>
    </message>
    <message>
        <source>Pont!</source>
        <translation>Понт!</translation>
    </message>
    <message>
        <source>Vsyo!</source>
        <translation>Всичко!</translation>
    </message>
    <message>
        <source>Turn the tile</source>
        <translation>Завърти плочката</translation>
    </message>
    <message>
        <source>Turn the tile back</source>
        <translation>Завърти плочката обратно</translation>
    </message>
    <message>
        <source>Mark niches</source>
        <translation>Отбелязвай нишите</translation>
    </message>
    <message>
        <source>Show places</source>
        <translation>Показвай местата</translation>
    </message>
    <message>
        <source>Larger tiles</source>
        <translation>По-големи плочки</translation>
    </message>
    <message>
        <source>Smaller tiles</source>
        <translation>По-малки плочки</translation>
    </message>
    <message>
        <source>Show the whole mosaic</source>
        <translation>Покажи цялата мозайка</translation>
    </message>
    <message>
        <source>Keys of the hands…</source>
        <translation>Клавиши на играчите…</translation>
    </message>
    <message>
        <source>Do it</source>
        <translation>Направи го</translation>
    </message>
    <message>
        <source>Chosen</source>
        <translation>Избрано</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>out</source>
        <translation>вън</translation>
    </message>
    <message>
        <source>The table is covered</source>
        <translation>Масата е покрита</translation>
    </message>
    <message>
        <source>Press Enter or click here when everybody is ready.</source>
        <translation>Натиснете Enter или щракнете тук, когато всички са готови.</translation>
    </message>
    <message>
        <source>%1 walk · %2 turn · %3 do · %4 choose</source>
        <translation>%1 движение · %2 завъртане · %3 действие · %4 избор</translation>
    </message>
    <message>
        <source>Tiles with coloured lines: place yours faster than the rest, and fill niches to give some away.</source>
        <translation>Плочки с цветни линии: постави своите преди останалите, а с нишите подари някоя.</translation>
    </message>
    <message>
        <source>The next tile may fit somewhere.</source>
        <translation>Следващата плочка може да пасне някъде.</translation>
    </message>
    <message>
        <source>No good place was found for this tile.</source>
        <translation>За тази плочка не се намери добро място.</translation>
    </message>
    <message>
        <source>It fits there, and leaves little to the next player.</source>
        <translation>Пасва там и оставя малко на следващия играч.</translation>
    </message>
    <message>
        <source>It fits there.</source>
        <translation>Пасва там.</translation>
    </message>
    <message>
        <source>It fills a niche, so that a tile can be given away.</source>
        <translation>Запълва ниша, така че може да се даде плочка.</translation>
    </message>
    <message>
        <source>A penalty tile is hard to place, for the other one too.</source>
        <translation>Наказателната плочка се поставя трудно, и за другия.</translation>
    </message>
    <message>
        <source>One tile less, and one more for the other.</source>
        <translation>Една плочка по-малко, а за другия една повече.</translation>
    </message>
    <message>
        <source>No tile is left.</source>
        <translation>Няма повече плочки.</translation>
    </message>
    <message>
        <source>Get rid of all your tiles before the others do. Lines that meet must have one colour: that is the golden rule.</source>
        <translation>Освободи се от всичките си плочки преди другите. Линиите, които се срещат, трябва да са от един цвят: това е златното правило.</translation>
    </message>
    <message>
        <source>Click your stack below the table to draw its top tile, or press Enter.</source>
        <translation>Щракни купчинката си под масата, за да изтеглиш най-горната плочка, или натисни Enter.</translation>
    </message>
    <message>
        <source>A tile needs two neighbours, and all colours must agree. Turn this one with the mouse wheel, a right click or R, until it fits on the marked cell, and click there.</source>
        <translation>Една плочка има нужда от двама съседи и всички цветове трябва да съвпадат. Завърти тази с колелцето на мишката, с десния бутон или с R, докато пасне на отбелязаната клетка, и щракни там.</translation>
    </message>
    <message>
        <source>Draw again. This tile fits nowhere: click Discard, or press X. It goes to your penalty pile.</source>
        <translation>Тегли отново. Тази плочка не пасва никъде: щракни „Отхвърли“ или натисни X. Тя отива в наказателната ти купчинка.</translation>
    </message>
    <message>
        <source>Draw once more, and place the tile on the marked cell.</source>
        <translation>Тегли още веднъж и сложи плочката на отбелязаната клетка.</translation>
    </message>
    <message>
        <source>An empty cell with three tiles around it is a niche, and a penalty tile may go there. Click your penalty tile, turn it, and fill the marked niche.</source>
        <translation>Празна клетка с три плочки около нея е ниша и в нея може да се сложи наказателна плочка. Щракни своята наказателна плочка, завърти я и запълни отбелязаната ниша.</translation>
    </message>
    <message>
        <source>“Pont!” Whoever fills a niche gives a tile away. Click your stack, and then the other player.</source>
        <translation>„Понт!“ Който запълни ниша, дава плочка на друг. Щракни купчинката си, а после другия играч.</translation>
    </message>
    <message>
        <source>That is the whole game. In a rush there are no turns: everybody draws and places at once. Who has no tile left calls “Vsyo!” and has won.</source>
        <translation>Това е цялата игра. При надпревара няма ходове: всички теглят и слагат едновременно. Който остане без плочки, вика „Всичко!“ и печели.</translation>
    </message>
    <message>
        <source>All tiles are placed. Time: %1, penalty tiles: %2, Ponts: %3.</source>
        <translation>Всички плочки са поставени. Време: %1, наказателни плочки: %2, Понтове: %3.</translation>
    </message>
    <message>
        <source>Nothing more can be placed. Tiles left: %4, time: %1, penalty tiles: %2, Ponts: %3.</source>
        <translation>Нищо повече не може да се постави. Останали плочки: %4, време: %1, наказателни плочки: %2, Понтове: %3.</translation>
    </message>
    <message>
        <source>The best time so far, %1: %2.</source>
        <translation>Най-доброто време досега, %1: %2.</translation>
    </message>
    <message>
        <source>The best so far, %1: tiles left %3, time %2.</source>
        <translation>Най-доброто досега, %1: останали плочки %3, време %2.</translation>
    </message>
    <message>
        <source>That is the best so far, %1!</source>
        <translation>Това е най-доброто досега, %1!</translation>
    </message>
    <message>
        <source>Best runs</source>
        <translation>Най-добри резултати</translation>
    </message>
    <message>
        <source>Out of the game already: %1.</source>
        <translation>Вече извън играта: %1.</translation>
    </message>
    <message>
        <source>gives the top of stack %1 to %2</source>
        <translation>дава горната плочка от купчинка %1 на %2</translation>
    </message>
    <message>
        <source>gives penalty tile %1 to %2</source>
        <translation>дава наказателна плочка %1 на %2</translation>
    </message>
    <message>
        <source>Give a tile away: %1 which · %2 to whom · %3 give</source>
        <translation>Дай плочка: %1 коя · %2 на кого · %3 даване</translation>
    </message>
    <message>
        <source>Tiles left: %1</source>
        <translation>Останали плочки: %1</translation>
    </message>
    <message>
        <source>No penalty tile of yours fits a niche now: wait for the others.</source>
        <translation>Сега никоя твоя наказателна плочка не пасва в ниша: изчакай другите.</translation>
    </message>
    <message>
        <source>You have no tiles left. The others play on.</source>
        <translation>Нямаш повече плочки. Другите продължават да играят.</translation>
    </message>
    <message>
        <source>draws a tile</source>
        <translation>тегли плочка</translation>
    </message>
    <message>
        <source>gives the top tile of the stack to %1</source>
        <translation>дава горната плочка от купчинката на %1</translation>
    </message>
</context>
<context>
    <name>sbor</name>
    <message>
        <source>The field stays whole</source>
        <translation>Полето остава цяло</translation>
    </message>
    <message>
        <source>A circle may be moved only so that all circles stay one connected piece.</source>
        <translation>Кръгче се мести само така, че всички кръгчета да останат свързани.</translation>
    </message>
    <message>
        <source>Standard game</source>
        <translation>Стандартна игра</translation>
    </message>
    <message>
        <source>Bring your three dolls together in one before the others do.</source>
        <translation>Събери трите си матрьошки в една преди другите.</translation>
    </message>
    <message>
        <source>Whole field</source>
        <translation>Цяло поле</translation>
    </message>
    <message>
        <source>Nobody can be cut off: moved circles must leave the field in one connected piece.</source>
        <translation>Никой не може да бъде откъснат: след местене на кръгчета полето трябва да остане свързано.</translation>
    </message>
    <message>
        <source>must be a number of players from 2 to 4</source>
        <translation>трябва да е брой играчи от 2 до 4</translation>
    </message>
    <message>
        <source>is missing</source>
        <translation>липсва</translation>
    </message>
    <message>
        <source>must be a seat from 1 to %1</source>
        <translation>трябва да е място от 1 до %1</translation>
    </message>
    <message>
        <source>The circles are being laid out now.</source>
        <translation>Сега се нареждат кръгчетата.</translation>
    </message>
    <message>
        <source>The dolls are being put out now.</source>
        <translation>Сега се поставят матрьошките.</translation>
    </message>
    <message>
        <source>First the dice must be thrown.</source>
        <translation>Първо трябва да се хвърлят заровете.</translation>
    </message>
    <message>
        <source>This is no action of a turn.</source>
        <translation>Това не е действие от хода.</translation>
    </message>
    <message>
        <source>Lays circle %1</source>
        <translation>Нарежда кръгче %1</translation>
    </message>
    <message>
        <source>Puts %1 on circle %2</source>
        <translation>Поставя %1 на кръгче %2</translation>
    </message>
    <message>
        <source>Plays on with four kept dice</source>
        <translation>Играе нататък с четири запазени зара</translation>
    </message>
    <message>
        <source>Throws %1</source>
        <translation>Хвърля %1</translation>
    </message>
    <message>
        <source>Manipulation: %1</source>
        <translation>Манипулация: %1</translation>
    </message>
    <message>
        <source>Super force: %1</source>
        <translation>Върховна сила: %1</translation>
    </message>
    <message>
        <source>Moves circle %1</source>
        <translation>Премества кръгче %1</translation>
    </message>
    <message>
        <source>Ends the turn</source>
        <translation>Край на хода</translation>
    </message>
    <message>
        <source>Ends the turn and keeps %1</source>
        <translation>Край на хода, запазени: %1</translation>
    </message>
    <message>
        <source>%1 eats %2</source>
        <translation>%1 изяжда %2</translation>
    </message>
    <message>
        <source>%1 climbs into %2</source>
        <translation>%1 влиза вътре в %2</translation>
    </message>
    <message>
        <source>All four dice are kept: begin the turn with them.</source>
        <translation>И четирите зара са запазени: започни хода с тях.</translation>
    </message>
    <message>
        <source>Throw the one die that was not kept.</source>
        <translation>Хвърли единия зар, който не е запазен.</translation>
    </message>
    <message>
        <source>Throw the two dice that were not kept.</source>
        <translation>Хвърли двата зара, които не са запазени.</translation>
    </message>
    <message>
        <source>Throw the three dice that were not kept.</source>
        <translation>Хвърли трите зара, които не са запазени.</translation>
    </message>
    <message>
        <source>Throw all four dice.</source>
        <translation>Хвърли и четирите зара.</translation>
    </message>
    <message>
        <source>All dice are used: end the turn.</source>
        <translation>Всички зарове са използвани: край на хода.</translation>
    </message>
    <message>
        <source>These dice allow no action: keep the ones that you want and end the turn.</source>
        <translation>Тези зарове не позволяват действие: запази които искаш и завърши хода.</translation>
    </message>
    <message>
        <source>Several players&apos; dolls came together at once: they share the win.</source>
        <translation>Матрьошките на няколко играчи се събраха едновременно: победата се поделя.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>Играта свърши.</translation>
    </message>
    <message>
        <source>There is no such circle in this game.</source>
        <translation>В тази игра няма такова кръгче.</translation>
    </message>
    <message>
        <source>There is no such doll in this game.</source>
        <translation>В тази игра няма такава матрьошка.</translation>
    </message>
    <message>
        <source>A die shows a number from 1 to 6.</source>
        <translation>Зарът показва число от 1 до 6.</translation>
    </message>
    <message>
        <source>The number of dice to be thrown is %1.</source>
        <translation>Зарове за хвърляне: %1.</translation>
    </message>
    <message>
        <source>Here it would overlap circle %1.</source>
        <translation>Тук би застъпило кръгче %1.</translation>
    </message>
    <message>
        <source>A circle must touch another one.</source>
        <translation>Кръгчето трябва да се допира до друго.</translation>
    </message>
    <message>
        <source>This is too far away.</source>
        <translation>Това е твърде далеч.</translation>
    </message>
    <message>
        <source>The field would fall apart, and it must stay whole.</source>
        <translation>Полето би се разпаднало, а трябва да остане цяло.</translation>
    </message>
    <message>
        <source>Two circles were moved in this turn already.</source>
        <translation>В този ход вече са преместени две кръгчета.</translation>
    </message>
    <message>
        <source>Circle %1 lies there already.</source>
        <translation>Кръгче %1 вече е там.</translation>
    </message>
    <message>
        <source>This needs two different circles.</source>
        <translation>За това трябват две различни кръгчета.</translation>
    </message>
    <message>
        <source>No doll stands on circle %1.</source>
        <translation>На кръгче %1 няма матрьошка.</translation>
    </message>
    <message>
        <source>The doll on circle %1 is not yours.</source>
        <translation>Матрьошката на кръгче %1 не е твоя.</translation>
    </message>
    <message>
        <source>A doll can eat only a smaller one.</source>
        <translation>Матрьошката може да изяде само по-малка.</translation>
    </message>
    <message>
        <source>Only an empty doll can eat.</source>
        <translation>Само празна матрьошка може да изяде друга.</translation>
    </message>
    <message>
        <source>There is nothing inside to spit out.</source>
        <translation>Вътре няма какво да се изплюе.</translation>
    </message>
    <message>
        <source>A doll can climb only into a larger one.</source>
        <translation>Матрьошката може да влезе само в по-голяма.</translation>
    </message>
    <message>
        <source>A doll can climb only into an empty one.</source>
        <translation>Матрьошката може да влезе само в празна.</translation>
    </message>
    <message>
        <source>Both dolls are empty: there is nothing to trade.</source>
        <translation>И двете матрьошки са празни: няма какво да се разменя.</translation>
    </message>
    <message>
        <source>What is traded must be smaller than the doll that receives it.</source>
        <translation>Разменяното трябва да е по-малко от матрьошката, която го приема.</translation>
    </message>
    <message>
        <source>A substitution needs two circles of the same number.</source>
        <translation>За подмяна трябват две кръгчета с еднакво число.</translation>
    </message>
    <message>
        <source>A substitution needs a doll on one of the circles.</source>
        <translation>За подмяна трябва матрьошка на едно от кръгчетата.</translation>
    </message>
    <message>
        <source>This needs unused dice showing %1 and %2.</source>
        <translation>За това трябват неизползвани зарове с %1 и %2.</translation>
    </message>
    <message>
        <source>This needs an unused die showing %1.</source>
        <translation>За това трябва неизползван зар с %1.</translation>
    </message>
    <message>
        <source>This needs two unused dice showing %1.</source>
        <translation>За това трябват два неизползвани зара с %1.</translation>
    </message>
    <message>
        <source>This needs four equal unused dice.</source>
        <translation>За това трябват четири еднакви неизползвани зара.</translation>
    </message>
    <message>
        <source>Only unused dice can be kept.</source>
        <translation>Запазват се само неизползвани зарове.</translation>
    </message>
    <message>
        <source>Obshchiy sbor</source>
        <translation>Общ сбор</translation>
    </message>
    <message>
        <source>A field with many neighbours gives all dolls ways to go.</source>
        <translation>Поле с много съседни кръгчета дава път на всички матрьошки.</translation>
    </message>
    <message>
        <source>It brings the three dolls together.</source>
        <translation>Събира трите матрьошки.</translation>
    </message>
    <message>
        <source>No action would help now.</source>
        <translation>Сега никое действие не би помогнало.</translation>
    </message>
    <message>
        <source>The kept dice raise the chances of the next turn.</source>
        <translation>Запазените зарове увеличават шансовете за следващия ход.</translation>
    </message>
    <message>
        <source>It brings the own dolls nearer together.</source>
        <translation>Сближава собствените матрьошки.</translation>
    </message>
    <message>
        <source>It prepares the next turn.</source>
        <translation>Подготвя следващия ход.</translation>
    </message>
    <message>
        <source>small red doll</source>
        <translation>малка червена матрьошка</translation>
    </message>
    <message>
        <source>medium red doll</source>
        <translation>средна червена матрьошка</translation>
    </message>
    <message>
        <source>large red doll</source>
        <translation>голяма червена матрьошка</translation>
    </message>
    <message>
        <source>small green doll</source>
        <translation>малка зелена матрьошка</translation>
    </message>
    <message>
        <source>medium green doll</source>
        <translation>средна зелена матрьошка</translation>
    </message>
    <message>
        <source>large green doll</source>
        <translation>голяма зелена матрьошка</translation>
    </message>
    <message>
        <source>small blue doll</source>
        <translation>малка синя матрьошка</translation>
    </message>
    <message>
        <source>medium blue doll</source>
        <translation>средна синя матрьошка</translation>
    </message>
    <message>
        <source>large blue doll</source>
        <translation>голяма синя матрьошка</translation>
    </message>
    <message>
        <source>small yellow doll</source>
        <translation>малка жълта матрьошка</translation>
    </message>
    <message>
        <source>medium yellow doll</source>
        <translation>средна жълта матрьошка</translation>
    </message>
    <message>
        <source>large yellow doll</source>
        <translation>голяма жълта матрьошка</translation>
    </message>
    <message>
        <source>Go</source>
        <translation>Отива</translation>
    </message>
    <message>
        <source>Swap places</source>
        <translation>Размяна на местата</translation>
    </message>
    <message>
        <source>Eat</source>
        <translation>Изяжда</translation>
    </message>
    <message>
        <source>Spit</source>
        <translation>Изплюва</translation>
    </message>
    <message>
        <source>Climb in</source>
        <translation>Влиза вътре</translation>
    </message>
    <message>
        <source>Trade contents</source>
        <translation>Размяна на съдържанието</translation>
    </message>
    <message>
        <source>Dice</source>
        <translation>Зарове</translation>
    </message>
    <message>
        <source>Substitution</source>
        <translation>Подмяна</translation>
    </message>
    <message>
        <source>Manipulation</source>
        <translation>Манипулация</translation>
    </message>
    <message>
        <source>Teleport</source>
        <translation>Телепортация</translation>
    </message>
    <message>
        <source>Super force</source>
        <translation>Върховна сила</translation>
    </message>
    <message>
        <source>Two dice, one for each circle: your doll acts on a neighbouring circle.</source>
        <translation>Два зара, по един за всяко кръгче: твоя матрьошка действа върху съседно кръгче.</translation>
    </message>
    <message>
        <source>Two equal dice: the dolls on two circles of that number change places.</source>
        <translation>Два еднакви зара: матрьошките на две кръгчета с това число си сменят местата.</translation>
    </message>
    <message>
        <source>Two equal dice: any doll on a circle of that number acts on a neighbouring circle.</source>
        <translation>Два еднакви зара: коя да е матрьошка на кръгче с това число действа върху съседно кръгче.</translation>
    </message>
    <message>
        <source>Three equal dice: a doll flies from a circle of that number to any free one, or from anywhere to a free circle of that number.</source>
        <translation>Три еднакви зара: матрьошка отива от кръгче с това число на кое да е свободно, или отвсякъде на свободно кръгче с това число.</translation>
    </message>
    <message>
        <source>Four equal dice: any doll acts on any other circle.</source>
        <translation>Четири еднакви зара: коя да е матрьошка действа върху което и да е друго кръгче.</translation>
    </message>
    <message>
        <source>Arrow keys</source>
        <translation>Стрелки</translation>
    </message>
    <message>
        <source>walk over the circles, or carry a circle from place to place</source>
        <translation>ходят по кръгчетата или носят кръгче от място на място</translation>
    </message>
    <message>
        <source>Space, Enter</source>
        <translation>Интервал, Enter</translation>
    </message>
    <message>
        <source>throws the dice, lays a circle, puts a doll, chooses a doll or a place</source>
        <translation>хвърля заровете, слага кръгче или матрьошка, избира матрьошка или място</translation>
    </message>
    <message>
        <source>1 to 6</source>
        <translation>от 1 до 6</translation>
    </message>
    <message>
        <source>choose the circle to lay, or the dice to keep</source>
        <translation>избират кръгчето за слагане или заровете за запазване</translation>
    </message>
    <message>
        <source>S, M, L</source>
        <translation>S, M, L</translation>
    </message>
    <message>
        <source>choose the small, medium or large doll when dolls are put out</source>
        <translation>избират малката, средната или голямата матрьошка при нареждането</translation>
    </message>
    <message>
        <source>G, S, E</source>
        <translation>G, S, E</translation>
    </message>
    <message>
        <source>go, swap places, eat</source>
        <translation>отива, размяна на местата, изяжда</translation>
    </message>
    <message>
        <source>P, C, T</source>
        <translation>P, C, T</translation>
    </message>
    <message>
        <source>spit, climb in, trade contents</source>
        <translation>изплюва, влиза вътре, размяна на съдържанието</translation>
    </message>
    <message>
        <source>U, M, L, F</source>
        <translation>U, M, L, F</translation>
    </message>
    <message>
        <source>substitution, manipulation, teleport, super force</source>
        <translation>подмяна, манипулация, телепортация, върховна сила</translation>
    </message>
    <message>
        <source>V</source>
        <translation>V</translation>
    </message>
    <message>
        <source>moves the free circle on which you are</source>
        <translation>премества свободното кръгче, на което си</translation>
    </message>
    <message>
        <source>N</source>
        <translation>N</translation>
    </message>
    <message>
        <source>ends the turn</source>
        <translation>завършва хода</translation>
    </message>
    <message>
        <source>Q</source>
        <translation>Q</translation>
    </message>
    <message>
        <source>quick set-up</source>
        <translation>бърза подредба</translation>
    </message>
    <message>
        <source>I</source>
        <translation>I</translation>
    </message>
    <message>
        <source>while held, shows what is inside the dolls</source>
        <translation>докато е натиснат, показва какво има в матрьошките</translation>
    </message>
    <message>
        <source>+, −</source>
        <translation>+, −</translation>
    </message>
    <message>
        <source>zoom</source>
        <translation>увеличават и намаляват</translation>
    </message>
    <message>
        <source>0</source>
        <translation>0</translation>
    </message>
    <message>
        <source>shows the whole table</source>
        <translation>показва цялата маса</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>takes a choice back</source>
        <translation>връща избор</translation>
    </message>
    <message>
        <source>%1, inside it: %2</source>
        <translation>%1, в нея: %2</translation>
    </message>
    <message>
        <source>%1, inside it: %2, and inside that: %3</source>
        <translation>%1, в нея: %2, а в нея: %3</translation>
    </message>
    <message>
        <source>Table of Obshchiy sbor</source>
        <translation>Маса за „Общ сбор“</translation>
    </message>
    <message>
        <source>Circle %1, active</source>
        <translation>Кръгче %1, активно</translation>
    </message>
    <message>
        <source>Circle %1</source>
        <translation>Кръгче %1</translation>
    </message>
    <message>
        <source>free</source>
        <translation>свободно</translation>
    </message>
    <message>
        <source>neighbours: %1</source>
        <translation>съседни: %1</translation>
    </message>
    <message>
        <source>Die showing %1</source>
        <translation>Зар с %1</translation>
    </message>
    <message>
        <source>Die showing %1, will be kept</source>
        <translation>Зар с %1, ще се запази</translation>
    </message>
    <message>
        <source>Lay circle %1</source>
        <translation>Сложи кръгче %1</translation>
    </message>
    <message>
        <source>End turn</source>
        <translation>Край на хода</translation>
    </message>
    <message>
        <source>End it all the same</source>
        <translation>Край въпреки това</translation>
    </message>
    <message>
        <source>Nothing was done in this turn yet, and something could be. End it all the same?</source>
        <translation>В този ход още нищо не е направено, а може. Да завърши ли въпреки това?</translation>
    </message>
    <message>
        <source>Quick set-up</source>
        <translation>Бърза подредба</translation>
    </message>
    <message>
        <source>No circle can be moved any more in this turn.</source>
        <translation>В този ход вече не може да се премести кръгче.</translation>
    </message>
    <message>
        <source>Choose one of the glowing circles.</source>
        <translation>Избери едно от светещите кръгчета.</translation>
    </message>
    <message>
        <source>Choose a doll on one of the glowing circles.</source>
        <translation>Избери матрьошка на някое от светещите кръгчета.</translation>
    </message>
    <message>
        <source>Choose the other circle.</source>
        <translation>Избери другото кръгче.</translation>
    </message>
    <message>
        <source>no neighbours</source>
        <translation>няма съседни</translation>
    </message>
    <message>
        <source>With these dice there is nothing to do by it now.</source>
        <translation>С тези зарове сега не може да се направи нищо с нея.</translation>
    </message>
    <message>
        <source>Choose</source>
        <translation>Избери</translation>
    </message>
    <message>
        <source>No kept dice</source>
        <translation>Няма запазени зарове</translation>
    </message>
    <message>
        <source>Kept dice: %1</source>
        <translation>Запазени зарове: %1</translation>
    </message>
    <message>
        <source>Show the whole table</source>
        <translation>Показване на цялата маса</translation>
    </message>
    <message>
        <source>Nesting dolls on a table of circles: throw the dice and bring your three together.</source>
        <translation>Матрьошки върху кръгчета: хвърляй заровете и събери своите три.</translation>
    </message>
    <message>
        <source>You play the three red dolls. Bring them into each other, the small one into the medium one, and that into the large one: who does it first wins.</source>
        <translation>Ти играеш с трите червени матрьошки. Събери ги една в друга, малката в средната, а нея в голямата: който пръв успее, печели.</translation>
    </message>
    <message>
        <source>Every turn begins with the dice. Click them, or press Space.</source>
        <translation>Всеки ход започва със заровете. Щракни ги или натисни интервал.</translation>
    </message>
    <message>
        <source>An action needs a die with the number of the circle on which the doll stands, and one with the number where it leads. Click your medium doll on circle 2, choose Go, and click circle 5.</source>
        <translation>За действие трябват зар с числото на кръгчето, на което стои матрьошката, и зар с числото на другото кръгче. Щракни средната си матрьошка на кръгче 2, избери „Отива“ и щракни кръгче 5.</translation>
    </message>
    <message>
        <source>Unused dice can be kept for the next turn. Click the six, so that you keep it, and end the turn.</source>
        <translation>Неизползвани зарове могат да се запазят за следващия ход. Щракни шестицата, за да я запазиш, и приключи хода.</translation>
    </message>
    <message>
        <source>It is your turn again. Throw the other three dice.</source>
        <translation>Отново е твой ред. Хвърли другите три зара.</translation>
    </message>
    <message>
        <source>5 and 6 are there: click your medium doll and choose Eat. It swallows the small one on circle 6.</source>
        <translation>5 и 6 са тук: щракни средната си матрьошка и избери „Изяжда“. Тя поглъща малката на кръгче 6.</translation>
    </message>
    <message>
        <source>And 6 and 4 are left: click the medium doll again, and let it climb into the large one.</source>
        <translation>Остават 6 и 4: щракни пак средната матрьошка и я накарай да влезе в голямата.</translation>
    </message>
    <message>
        <source>You have won! Equal dice give super powers as well, and circles can be moved: the rules tell more. Enjoy the game!</source>
        <translation>Ти победи! Еднакви зарове дават и суперсили, а кръгчетата могат да се местят: повече има в правилата. Приятна игра!</translation>
    </message>
    <message>
        <source>Your circle %1 lies on the table already.</source>
        <translation>Твоето кръгче %1 вече е на масата.</translation>
    </message>
    <message>
        <source>%1 stands on the table already.</source>
        <translation>%1 вече е на масата.</translation>
    </message>
    <message>
        <source>Circle %1 is not free: a doll stands on it.</source>
        <translation>Кръгче %1 не е свободно: на него има матрьошка.</translation>
    </message>
    <message>
        <source>These two circles with the number %1 are not neighbours.</source>
        <translation>Тези две кръгчета с число %1 не са съседни.</translation>
    </message>
    <message>
        <source>This circle %1 and this circle %2 are not neighbours.</source>
        <translation>Това кръгче %1 и това кръгче %2 не са съседни.</translation>
    </message>
    <message>
        <source>This needs three unused dice showing %1.</source>
        <translation>За това трябват три неизползвани зара с %1.</translation>
    </message>
    <message>
        <source>This needs three unused dice showing %1, or three showing %2.</source>
        <translation>За това трябват три неизползвани зара с %1 или три с %2.</translation>
    </message>
    <message>
        <source>The small red doll</source>
        <translation>Малката червена матрьошка</translation>
    </message>
    <message>
        <source>The medium red doll</source>
        <translation>Средната червена матрьошка</translation>
    </message>
    <message>
        <source>The large red doll</source>
        <translation>Голямата червена матрьошка</translation>
    </message>
    <message>
        <source>The small green doll</source>
        <translation>Малката зелена матрьошка</translation>
    </message>
    <message>
        <source>The medium green doll</source>
        <translation>Средната зелена матрьошка</translation>
    </message>
    <message>
        <source>The large green doll</source>
        <translation>Голямата зелена матрьошка</translation>
    </message>
    <message>
        <source>The small blue doll</source>
        <translation>Малката синя матрьошка</translation>
    </message>
    <message>
        <source>The medium blue doll</source>
        <translation>Средната синя матрьошка</translation>
    </message>
    <message>
        <source>The large blue doll</source>
        <translation>Голямата синя матрьошка</translation>
    </message>
    <message>
        <source>The small yellow doll</source>
        <translation>Малката жълта матрьошка</translation>
    </message>
    <message>
        <source>The medium yellow doll</source>
        <translation>Средната жълта матрьошка</translation>
    </message>
    <message>
        <source>The large yellow doll</source>
        <translation>Голямата жълта матрьошка</translation>
    </message>
    <message>
        <source>the small red doll</source>
        <translation>малката червена матрьошка</translation>
    </message>
    <message>
        <source>the medium red doll</source>
        <translation>средната червена матрьошка</translation>
    </message>
    <message>
        <source>the large red doll</source>
        <translation>голямата червена матрьошка</translation>
    </message>
    <message>
        <source>the small green doll</source>
        <translation>малката зелена матрьошка</translation>
    </message>
    <message>
        <source>the medium green doll</source>
        <translation>средната зелена матрьошка</translation>
    </message>
    <message>
        <source>the large green doll</source>
        <translation>голямата зелена матрьошка</translation>
    </message>
    <message>
        <source>the small blue doll</source>
        <translation>малката синя матрьошка</translation>
    </message>
    <message>
        <source>the medium blue doll</source>
        <translation>средната синя матрьошка</translation>
    </message>
    <message>
        <source>the large blue doll</source>
        <translation>голямата синя матрьошка</translation>
    </message>
    <message>
        <source>the small yellow doll</source>
        <translation>малката жълта матрьошка</translation>
    </message>
    <message>
        <source>the medium yellow doll</source>
        <translation>средната жълта матрьошка</translation>
    </message>
    <message>
        <source>the large yellow doll</source>
        <translation>голямата жълта матрьошка</translation>
    </message>
    <message>
        <source>with the small red doll</source>
        <translation>с малката червена матрьошка</translation>
    </message>
    <message>
        <source>with the medium red doll</source>
        <translation>със средната червена матрьошка</translation>
    </message>
    <message>
        <source>with the large red doll</source>
        <translation>с голямата червена матрьошка</translation>
    </message>
    <message>
        <source>with the small green doll</source>
        <translation>с малката зелена матрьошка</translation>
    </message>
    <message>
        <source>with the medium green doll</source>
        <translation>със средната зелена матрьошка</translation>
    </message>
    <message>
        <source>with the large green doll</source>
        <translation>с голямата зелена матрьошка</translation>
    </message>
    <message>
        <source>with the small blue doll</source>
        <translation>с малката синя матрьошка</translation>
    </message>
    <message>
        <source>with the medium blue doll</source>
        <translation>със средната синя матрьошка</translation>
    </message>
    <message>
        <source>with the large blue doll</source>
        <translation>с голямата синя матрьошка</translation>
    </message>
    <message>
        <source>with the small yellow doll</source>
        <translation>с малката жълта матрьошка</translation>
    </message>
    <message>
        <source>with the medium yellow doll</source>
        <translation>със средната жълта матрьошка</translation>
    </message>
    <message>
        <source>with the large yellow doll</source>
        <translation>с голямата жълта матрьошка</translation>
    </message>
    <message>
        <source>It is the red dolls that you put out.</source>
        <translation>Поставяш червените матрьошки.</translation>
    </message>
    <message>
        <source>It is the green dolls that you put out.</source>
        <translation>Поставяш зелените матрьошки.</translation>
    </message>
    <message>
        <source>It is the blue dolls that you put out.</source>
        <translation>Поставяш сините матрьошки.</translation>
    </message>
    <message>
        <source>It is the yellow dolls that you put out.</source>
        <translation>Поставяш жълтите матрьошки.</translation>
    </message>
    <message>
        <source>Substitution: %1</source>
        <translation>Подмяна: %1</translation>
    </message>
    <message>
        <source>Teleport: %1</source>
        <translation>Телепортация: %1</translation>
    </message>
    <message>
        <source>%1 goes to circle %2</source>
        <translation>%1 отива на кръгче %2</translation>
    </message>
    <message>
        <source>%1 changes places %2</source>
        <translation>%1 си сменя мястото %2</translation>
    </message>
    <message>
        <source>%1 spits %2 onto circle %3</source>
        <translation>%1 изплюва %2 на кръгче %3</translation>
    </message>
    <message>
        <source>%1 trades contents %2</source>
        <translation>%1 разменя съдържанието си %2</translation>
    </message>
    <message>
        <source>Choose any one of your circles below and click the middle of the table.</source>
        <translation>Избери долу което и да е свое кръгче и щракни в средата на масата.</translation>
    </message>
    <message>
        <source>Choose one of your circles below and click where it shall lie: it must touch another one.</source>
        <translation>Избери долу кръгче и щракни къде да легне: трябва да се допира до друго.</translation>
    </message>
    <message>
        <source>Your die shows %1: press to correct it</source>
        <translation>Зарът показва %1: натисни, за да поправиш</translation>
    </message>
    <message>
        <source>A die whose number you have not said yet</source>
        <translation>Зар, чието число още не е казано</translation>
    </message>
    <message>
        <source>Play with these dice</source>
        <translation>Играй с тези зарове</translation>
    </message>
    <message>
        <source>Is this what your dice show? If not, click a die or press Backspace.</source>
        <translation>Това ли показват заровете? Ако не, щракни върху зар или натисни Backspace.</translation>
    </message>
    <message>
        <source>Throw your own dice and say what they show: click, or type the numbers.</source>
        <translation>Хвърли своите зарове и посочи какво се е паднало: с щракване или с цифри.</translation>
    </message>
    <message>
        <source>Everybody threw a die, and the highest begins: %1.</source>
        <translation>Всеки хвърли зар, започва най-голямото число: %1.</translation>
    </message>
    <message>
        <source>A die that was used in this turn</source>
        <translation>Зар, използван в този ход</translation>
    </message>
    <message>
        <source>Choose what this doll shall do, or click a glowing circle.</source>
        <translation>Избери какво да направи тази матрьошка или щракни светещо кръгче.</translation>
    </message>
    <message>
        <source>Put your opponent&apos;s red dolls out, far apart: choose one below and click a circle.</source>
        <translation>Постави червените матрьошки на съперника далеч: избери долу и щракни кръгче.</translation>
    </message>
    <message>
        <source>Put your opponent&apos;s green dolls out, far apart: choose one below and click a circle.</source>
        <translation>Постави зелените матрьошки на съперника далеч: избери долу и щракни кръгче.</translation>
    </message>
    <message>
        <source>Put your opponent&apos;s blue dolls out, far apart: choose one below and click a circle.</source>
        <translation>Постави сините матрьошки на съперника далеч: избери долу и щракни кръгче.</translation>
    </message>
    <message>
        <source>Put your opponent&apos;s yellow dolls out, far apart: choose one below and click a circle.</source>
        <translation>Постави жълтите матрьошки на съперника далеч: избери долу и щракни кръгче.</translation>
    </message>
    <message>
        <source>Click one of your dolls, drag a free glowing circle, keep dice, or end the turn.</source>
        <translation>Избери своя матрьошка или светещо кръгче, запази зарове или завърши хода.</translation>
    </message>
    <message>
        <source>Click one of your dolls to see what it can do, keep dice, or end the turn.</source>
        <translation>Щракни своя матрьошка да видиш какво може, запази зарове или завърши хода.</translation>
    </message>
    <message>
        <source>Only equal dice can do something: click a power above them, or end the turn.</source>
        <translation>Помагат само еднаквите зарове: щракни суперсила над тях или завърши хода.</translation>
    </message>
    <message>
        <source>No doll can act: drag a free glowing circle, keep dice, or end the turn.</source>
        <translation>Никоя матрьошка не може: мести светещо кръгче, пази зарове или завърши хода.</translation>
    </message>
    <message>
        <source>Put the circle where it touches another: it is the last that may be moved now.</source>
        <translation>Постави кръгчето до друго: повече в този ход не може да се мести.</translation>
    </message>
    <message>
        <source>Put the circle where it touches another: two may be moved in a turn.</source>
        <translation>Постави кръгчето до друго: за един ход може да се преместят две.</translation>
    </message>
    <message>
        <source>This doll can do nothing now: click an action to read why.</source>
        <translation>Тази матрьошка сега не може нищо: щракни действие, за да прочетеш защо.</translation>
    </message>
    <message>
        <source>It is the turn of %1.</source>
        <translation>На ход е %1.</translation>
    </message>
    <message>
        <source>It keeps the dolls of %1 apart.</source>
        <translation>Държи матрьошките на %1 далеч една от друга.</translation>
    </message>
    <message>
        <source>It throws %1 back.</source>
        <translation>Връща %1 назад.</translation>
    </message>
    <message>
        <source>The three dolls of %1 are together: %1 wins.</source>
        <translation>Трите матрьошки на %1 са заедно: печели %1.</translation>
    </message>
    <message>
        <source>Click a power above equal dice, drag a free glowing circle, or end the turn.</source>
        <translation>Щракни суперсила над заровете, премести светещо кръгче или завърши хода.</translation>
    </message>
    <message>
        <source>A die that waits to be thrown</source>
        <translation>Зар, който чака да бъде хвърлен</translation>
    </message>
    <message>
        <source>A die that waits to be thrown: throw the dice</source>
        <translation>Зар, който чака да бъде хвърлен: хвърли заровете</translation>
    </message>
    <message>
        <source>No doll stands on a circle with the number of the equal dice.</source>
        <translation>На никое кръгче с числото на еднаквите зарове не стои матрьошка.</translation>
    </message>
</context>
<context>
    <name>session</name>
    <message>
        <source>The computer plays this seat.</source>
        <translation>За това място играе компютърът.</translation>
    </message>
    <message>
        <source>The match is paused.</source>
        <translation>Партията е на пауза.</translation>
    </message>
    <message>
        <source>A rush is not played from an earlier position.</source>
        <translation>Надпревара не се играе от по-ранна позиция.</translation>
    </message>
</context>
</TS>
