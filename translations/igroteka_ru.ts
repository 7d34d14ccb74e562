<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ru" sourcelanguage="en">
<context>
    <name>Arguments</name>
    <message>
        <source>%1 cannot be %2.</source>
        <translation>%1 не может быть %2.</translation>
    </message>
    <message>
        <source>Three board games for people round one screen.</source>
        <translation>Три настольные игры для людей у одного экрана.</translation>
    </message>
    <message>
        <source>A saved match to open.</source>
        <translation>Сохранённая партия, которую открыть.</translation>
    </message>
    <message>
        <source>Starts a match of this game.</source>
        <translation>Начинает партию этой игры.</translation>
    </message>
    <message>
        <source>Draws a record without opening a window.</source>
        <translation>Рисует запись, не открывая окна.</translation>
    </message>
    <message>
        <source>The picture to write, with --render.</source>
        <translation>Рисунок, который записать, с --render.</translation>
    </message>
    <message>
        <source>Its size, 1280x800 by default.</source>
        <translation>Его размер, по умолчанию 1280x800.</translation>
    </message>
    <message>
        <source>Draws the position after the first N actions.</source>
        <translation>Рисует позицию после первых N действий.</translation>
    </message>
    <message>
        <source>The language: en, bg or ru.</source>
        <translation>Язык: en, bg или ru.</translation>
    </message>
    <message>
        <source>The theme: light or dark.</source>
        <translation>Тема: light или dark.</translation>
    </message>
    <message>
        <source>Decides everything that chance decides.</source>
        <translation>Определяет всё, что решает случай.</translation>
    </message>
    <message>
        <source>The folder for settings and unfinished matches.</source>
        <translation>Папка для настроек и неоконченных партий.</translation>
    </message>
    <message>
        <source>--render and --out belong together.</source>
        <translation>--render и --out указываются вместе.</translation>
    </message>
    <message>
        <source>Only one record can be opened.</source>
        <translation>Открыть можно только одну запись.</translation>
    </message>
</context>
<context>
    <name>Colour</name>
    <message>
        <source>red</source>
        <translation>красный</translation>
    </message>
    <message>
        <source>green</source>
        <translation>зелёный</translation>
    </message>
    <message>
        <source>blue</source>
        <translation>синий</translation>
    </message>
    <message>
        <source>yellow</source>
        <translation>жёлтый</translation>
    </message>
</context>
<context>
    <name>Dialogs</name>
    <message>
        <source>About Igroteka</source>
        <translation>О программе «Игротека»</translation>
    </message>
    <message>
        <source>Igroteka %1</source>
        <translation>Игротека %1</translation>
    </message>
    <message>
        <source>Board games for people round one screen, and for practice against the computer.</source>
        <translation>Настольные игры для людей у одного экрана и для упражнения против компьютера.</translation>
    </message>
    <message>
        <source>Free software under the MIT licence. Its pictures are its own.</source>
        <translation>Свободная программа под лицензией MIT. Рисунки собственные.</translation>
    </message>
    <message>
        <source>Tantrix is a registered trademark of its owner. Igroteka is an independent work and is not connected with that owner.</source>
        <translation>Tantrix — зарегистрированный товарный знак своего владельца. «Игротека» — независимая программа и не связана с этим владельцем.</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Клавиши</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Что</translation>
    </message>
</context>
<context>
    <name>Files</name>
    <message>
        <source>%1 cannot be written: %2</source>
        <translation>Не удаётся записать %1: %2</translation>
    </message>
    <message>
        <source>%1 cannot be opened. %2</source>
        <translation>Не удаётся открыть %1. %2</translation>
    </message>
</context>
<context>
    <name>OptionEditor</name>
    <message>
        <source>Drawn by lot</source>
        <translation>По жребию</translation>
    </message>
</context>
<context>
    <name>QObject</name>
    <message>
        <source>the picture cannot be written</source>
        <translation>рисунок не удаётся записать</translation>
    </message>
</context>
<context>
    <name>Result</name>
    <message>
        <source>The players agreed on a draw.</source>
        <translation>Игроки договорились о ничьей.</translation>
    </message>
    <message>
        <source>%1 gives up, %2 wins.</source>
        <translation>%1 сдаётся, побеждает %2.</translation>
    </message>
    <message>
        <source>The game ends in a draw.</source>
        <translation>Игра закончилась вничью.</translation>
    </message>
    <message>
        <source>%1 wins!</source>
        <translation>Побеждает %1!</translation>
    </message>
    <message>
        <source>They share the win: %1.</source>
        <translation>Победа общая: %1.</translation>
    </message>
</context>
<context>
    <name>core</name>
    <message>
        <source>the file is larger than 16 MiB</source>
        <translation>файл больше 16 МиБ</translation>
    </message>
    <message>
        <source>belongs to another game</source>
        <translation>относится к другой игре</translation>
    </message>
    <message>
        <source>%1 is no game of this program</source>
        <translation>%1 — не игра этой программы</translation>
    </message>
    <message>
        <source>nested deeper than %1 levels</source>
        <translation>вложено глубже %1 уровней</translation>
    </message>
    <message>
        <source>is there twice</source>
        <translation>указано дважды</translation>
    </message>
    <message>
        <source>this is not UTF-8</source>
        <translation>это не UTF-8</translation>
    </message>
    <message>
        <source>the file is cut short: its JSON does not end</source>
        <translation>файл обрезан: JSON не закончен</translation>
    </message>
    <message>
        <source>the number is too large</source>
        <translation>число слишком велико</translation>
    </message>
    <message>
        <source>this is not JSON</source>
        <translation>это не JSON</translation>
    </message>
    <message>
        <source>is empty</source>
        <translation>пусто</translation>
    </message>
    <message>
        <source>a zero byte is not JSON</source>
        <translation>нулевой байт — не JSON</translation>
    </message>
    <message>
        <source>must be a whole number from %1 to %2</source>
        <translation>должно быть целым числом от %1 до %2</translation>
    </message>
    <message>
        <source>must be one of: %1</source>
        <translation>должно быть одним из: %1</translation>
    </message>
    <message>
        <source>must be a list</source>
        <translation>должно быть списком</translation>
    </message>
    <message>
        <source>names %1 twice</source>
        <translation>называет %1 дважды</translation>
    </message>
    <message>
        <source>must be an object with the keys: %1</source>
        <translation>должно быть объектом с ключами: %1</translation>
    </message>
    <message>
        <source>must be a list of %1, one a seat</source>
        <translation>должно быть списком из %1, по одному на место</translation>
    </message>
    <message>
        <source>must have %1 to %2 words a seat</source>
        <translation>должно быть от %1 до %2 слов на место</translation>
    </message>
    <message>
        <source>must be &quot;lot&quot; or a seat from 1 to %1</source>
        <translation>должно быть &quot;lot&quot; или местом от 1 до %1</translation>
    </message>
    <message>
        <source>must be true or false</source>
        <translation>должно быть true или false</translation>
    </message>
    <message>
        <source>The players agreed on a draw.</source>
        <translation>Игроки договорились о ничьей.</translation>
    </message>
    <message>
        <source>The game is over: a draw.</source>
        <translation>Игра окончена: ничья.</translation>
    </message>
    <message>
        <source>Throw the dice.</source>
        <translation>Брось кубики.</translation>
    </message>
    <message>
        <source>Make a move.</source>
        <translation>Сделай ход.</translation>
    </message>
    <message>
        <source>a draw is agreed</source>
        <translation>договорились о ничьей</translation>
    </message>
    <message>
        <source>gives up</source>
        <translation>сдаётся</translation>
    </message>
    <message>
        <source>%1</source>
        <translation>%1</translation>
    </message>
    <message>
        <source>the game is not over after these actions</source>
        <translation>после этих действий игра не окончена</translation>
    </message>
    <message>
        <source>does not agree with the actions, which give %1</source>
        <translation>не согласуется с действиями: по ним %1</translation>
    </message>
    <message>
        <source>must have %1 entries, one a player</source>
        <translation>записей должно быть %1, по одной на игрока</translation>
    </message>
    <message>
        <source>is no Igroteka record: a JSON object is wanted</source>
        <translation>не запись «Игротеки»: нужен объект JSON</translation>
    </message>
    <message>
        <source>is missing: this is no Igroteka record</source>
        <translation>отсутствует: это не запись «Игротеки»</translation>
    </message>
    <message>
        <source>must be 1, the version of the format</source>
        <translation>должно быть 1, версией формата</translation>
    </message>
    <message>
        <source>must be the name of a game</source>
        <translation>должно быть названием игры</translation>
    </message>
    <message>
        <source>must be an object</source>
        <translation>должно быть объектом</translation>
    </message>
    <message>
        <source>must be a text</source>
        <translation>должно быть текстом</translation>
    </message>
    <message>
        <source>must be a list with an entry for each player</source>
        <translation>должно быть списком с записью для каждого игрока</translation>
    </message>
    <message>
        <source>must be human, beginner, easy, medium, hard or master</source>
        <translation>должно быть human, beginner, easy, medium, hard или master</translation>
    </message>
    <message>
        <source>must be a list with a number for each action</source>
        <translation>должно быть списком с числом для каждого действия</translation>
    </message>
    <message>
        <source>must be milliseconds that never fall</source>
        <translation>должно быть миллисекундами, которые не убывают</translation>
    </message>
    <message>
        <source>is larger than 16 MiB and no record</source>
        <translation>больше 16 МиБ и не запись</translation>
    </message>
    <message>
        <source>there is no such file</source>
        <translation>такого файла нет</translation>
    </message>
    <message>
        <source>is a folder, not a record</source>
        <translation>это папка, а не запись</translation>
    </message>
    <message>
        <source>is no plain file</source>
        <translation>не обычный файл</translation>
    </message>
    <message>
        <source>cannot be opened</source>
        <translation>не удаётся открыть</translation>
    </message>
    <message>
        <source>cannot be read</source>
        <translation>не удаётся прочитать</translation>
    </message>
    <message>
        <source>Beginner</source>
        <translation>Новичок</translation>
    </message>
    <message>
        <source>Easy</source>
        <translation>Лёгкий</translation>
    </message>
    <message>
        <source>Medium</source>
        <translation>Средний</translation>
    </message>
    <message>
        <source>Hard</source>
        <translation>Трудный</translation>
    </message>
    <message>
        <source>Master</source>
        <translation>Мастер</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>Игра окончена.</translation>
    </message>
    <message>
        <source>No dice are to be thrown now.</source>
        <translation>Сейчас кубики не бросают.</translation>
    </message>
    <message>
        <source>Only one of two players can resign.</source>
        <translation>Сдаться может только один из двух игроков.</translation>
    </message>
    <message>
        <source>This is no action of the game.</source>
        <translation>Это не действие игры.</translation>
    </message>
    <message>
        <source>It is not the turn of %1.</source>
        <translation>Сейчас ходит не %1.</translation>
    </message>
    <message>
        <source>line %1, column %2</source>
        <translation>строка %1, столбец %2</translation>
    </message>
    <message>
        <source>This is an action of another player: %1.</source>
        <translation>Это действие другого игрока: %1.</translation>
    </message>
</context>
<context>
    <name>igroteka::app::Actions</name>
    <message>
        <source>&amp;New…</source>
        <translation>&amp;Новая игра…</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>&amp;Открыть…</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Сохранить</translation>
    </message>
    <message>
        <source>Save &amp;As…</source>
        <translation>Сохранить &amp;как…</translation>
    </message>
    <message>
        <source>&amp;Export Picture…</source>
        <translation>&amp;Экспортировать рисунок…</translation>
    </message>
    <message>
        <source>&amp;Restart</source>
        <translation>Начать &amp;заново</translation>
    </message>
    <message>
        <source>Back to the S&amp;helf</source>
        <translation>Вернуться к &amp;полке</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>В&amp;ыход</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Отменить</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Вернуть</translation>
    </message>
    <message>
        <source>&amp;First Position</source>
        <translation>&amp;Первая позиция</translation>
    </message>
    <message>
        <source>&amp;Previous Position</source>
        <translation>Пред&amp;ыдущая позиция</translation>
    </message>
    <message>
        <source>&amp;Next Position</source>
        <translation>Сл&amp;едующая позиция</translation>
    </message>
    <message>
        <source>&amp;Last Position</source>
        <translation>Последн&amp;яя позиция</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <translation>Под&amp;сказка</translation>
    </message>
    <message>
        <source>&amp;Evaluate</source>
        <translation>О&amp;ценка</translation>
    </message>
    <message>
        <source>&amp;What Happened?</source>
        <translation>&amp;Что произошло?</translation>
    </message>
    <message>
        <source>Offer a &amp;Draw</source>
        <translation>Предложить &amp;ничью</translation>
    </message>
    <message>
        <source>Res&amp;ign</source>
        <translation>С&amp;даться</translation>
    </message>
    <message>
        <source>Pau&amp;se</source>
        <translation>Пау&amp;за</translation>
    </message>
    <message>
        <source>One S&amp;tep</source>
        <translation>Один &amp;шаг</translation>
    </message>
    <message>
        <source>&amp;Side Panel</source>
        <translation>&amp;Боковая панель</translation>
    </message>
    <message>
        <source>&amp;Colour Marks</source>
        <translation>&amp;Знаки цветов</translation>
    </message>
    <message>
        <source>&amp;Legal Places</source>
        <translation>Доп&amp;устимые места</translation>
    </message>
    <message>
        <source>Last &amp;Move</source>
        <translation>Последний &amp;ход</translation>
    </message>
    <message>
        <source>&amp;Full Screen</source>
        <translation>&amp;Полный экран</translation>
    </message>
    <message>
        <source>&amp;Throw the Dice by Themselves</source>
        <translation>Кубики &amp;бросаются сами</translation>
    </message>
    <message>
        <source>&amp;Undo Throws and Draws (practice)</source>
        <translation>&amp;Отменять и броски (упражнение)</translation>
    </message>
    <message>
        <source>&amp;Preferences…</source>
        <translation>&amp;Параметры…</translation>
    </message>
    <message>
        <source>&amp;Rules of the Game</source>
        <translation>&amp;Правила игры</translation>
    </message>
    <message>
        <source>&amp;Keys</source>
        <translation>&amp;Клавиши</translation>
    </message>
    <message>
        <source>&amp;About Igroteka</source>
        <translation>&amp;О программе «Игротека»</translation>
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
        <translation>&amp;Настоящие кубики: ввести, что выпало</translation>
    </message>
    <message>
        <source>Play &amp;Back at Its Own Tempo</source>
        <translation>Повтор в своём &amp;темпе</translation>
    </message>
    <message>
        <source>Play Back at D&amp;ouble Tempo</source>
        <translation>Повтор вдвое &amp;быстрее</translation>
    </message>
    <message>
        <source>Play Back at Ei&amp;ghtfold Tempo</source>
        <translation>Повтор в восемь &amp;раз быстрее</translation>
    </message>
</context>
<context>
    <name>igroteka::app::CustomRulesDialog</name>
    <message>
        <source>Rules of your own (*.igrules);;Matches (*.igr)</source>
        <translation>Свои правила (*.igrules);;Партии (*.igr)</translation>
    </message>
    <message>
        <source>Rules of your own</source>
        <translation>Свои правила</translation>
    </message>
    <message>
        <source>&amp;Name of the set</source>
        <translation>&amp;Название набора</translation>
    </message>
    <message>
        <source>&amp;Players</source>
        <translation>&amp;Игроки</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Играть</translation>
    </message>
    <message>
        <source>Load…</source>
        <translation>Загрузить…</translation>
    </message>
    <message>
        <source>Save…</source>
        <translation>Сохранить…</translation>
    </message>
    <message>
        <source>Load rules</source>
        <translation>Загрузка правил</translation>
    </message>
    <message>
        <source>Save rules</source>
        <translation>Сохранение правил</translation>
    </message>
    <message>
        <source>My rules</source>
        <translation>Мои правила</translation>
    </message>
    <message>
        <source>The set needs a name.</source>
        <translation>Набору нужно название.</translation>
    </message>
    <message>
        <source>%1 cannot be written: %2</source>
        <translation>Не удаётся записать %1: %2</translation>
    </message>
</context>
<context>
    <name>igroteka::app::GameCard</name>
    <message>
        <source>%1–%2 players · %3–%4 minutes</source>
        <translation>Игроков: %1–%2 · минут: %3–%4</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Продолжить</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Играть</translation>
    </message>
    <message>
        <source>Practise</source>
        <translation>Упражняться</translation>
    </message>
    <message>
        <source>Learn</source>
        <translation>Научиться</translation>
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
        <translation>Урок, шаг %1 из %2</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Играть</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Дальше</translation>
    </message>
    <message>
        <source>End the lesson</source>
        <translation>Закончить урок</translation>
    </message>
    <message>
        <source>All rules of the game</source>
        <translation>Все правила игры</translation>
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
        <translation>Партии (*.igr);;Все файлы (*)</translation>
    </message>
    <message>
        <source>There is no game “%1”.</source>
        <translation>Нет игры «%1».</translation>
    </message>
    <message>
        <source>The kept match cannot be read.</source>
        <translation>Сохранённую партию не удаётся прочитать.</translation>
    </message>
    <message>
        <source>Open a match</source>
        <translation>Открыть партию</translation>
    </message>
    <message>
        <source>Save the match</source>
        <translation>Сохранить партию</translation>
    </message>
    <message>
        <source>Export a picture</source>
        <translation>Экспортировать рисунок</translation>
    </message>
    <message>
        <source>Pictures (*.png)</source>
        <translation>Рисунки (*.png)</translation>
    </message>
    <message>
        <source>Other rules</source>
        <translation>Другие правила</translation>
    </message>
    <message>
        <source>Other rules begin a new match. The present one will stand under “Open Recent”.</source>
        <translation>С другими правилами начнётся новая партия. Нынешняя останется в «Недавних файлах».</translation>
    </message>
    <message>
        <source>Start anew</source>
        <translation>Начать заново</translation>
    </message>
    <message>
        <source>Switch the sounds off</source>
        <translation>Выключить звуки</translation>
    </message>
    <message>
        <source>Switch the sounds on</source>
        <translation>Включить звуки</translation>
    </message>
</context>
<context>
    <name>igroteka::app::Menus</name>
    <message>
        <source>Nothing yet</source>
        <translation>Пока ничего</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Игра</translation>
    </message>
    <message>
        <source>Open Re&amp;cent</source>
        <translation>Неда&amp;вние файлы</translation>
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
        <translation>&amp;Вид</translation>
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
        <translation>&amp;Настройка</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>&amp;Язык</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Справка</translation>
    </message>
    <message>
        <source>&amp;Off</source>
        <translation>&amp;Выключено</translation>
    </message>
    <message>
        <source>&amp;Fast</source>
        <translation>&amp;Быстро</translation>
    </message>
    <message>
        <source>&amp;Normal</source>
        <translation>&amp;Обычно</translation>
    </message>
    <message>
        <source>&amp;Slow</source>
        <translation>&amp;Медленно</translation>
    </message>
    <message>
        <source>As the &amp;System</source>
        <translation>Как в &amp;системе</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation>С&amp;ветлая</translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation>&amp;Тёмная</translation>
    </message>
</context>
<context>
    <name>igroteka::app::NewMatchDialog</name>
    <message>
        <source>New match</source>
        <translation>Новая игра</translation>
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
        <translation>&amp;Игроки</translation>
    </message>
    <message>
        <source>More options</source>
        <translation>Ещё параметры</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Начать</translation>
    </message>
    <message>
        <source>%1 With options of your own.</source>
        <translation>%1 С вашими изменениями.</translation>
    </message>
</context>
<context>
    <name>igroteka::app::Notice</name>
    <message>
        <source>Close this message</source>
        <translation>Закрыть сообщение</translation>
    </message>
</context>
<context>
    <name>igroteka::app::PreferencesDialog</name>
    <message>
        <source>Preferences</source>
        <translation>Параметры</translation>
    </message>
    <message>
        <source>As the system</source>
        <translation>Как в системе</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>&amp;Язык</translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation>&amp;Тема</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Светлая</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Тёмная</translation>
    </message>
    <message>
        <source>&amp;Animation</source>
        <translation>&amp;Движение</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Выключено</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Быстро</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Обычно</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Медленно</translation>
    </message>
    <message>
        <source>Marks that tell the colours apart</source>
        <translation>Знаки, по которым различаются цвета</translation>
    </message>
    <message>
        <source>Show legal places</source>
        <translation>Показывать допустимые места</translation>
    </message>
    <message>
        <source>Mark the last move</source>
        <translation>Отмечать последний ход</translation>
    </message>
    <message>
        <source> ms</source>
        <translation> мс</translation>
    </message>
    <message>
        <source>The computer &amp;waits at least</source>
        <translation>Компьютер &amp;ждёт не меньше</translation>
    </message>
    <message>
        <source>Throw the dice without waiting for “Roll”</source>
        <translation>Бросать кубики, не дожидаясь кнопки «Бросить»</translation>
    </message>
    <message>
        <source>For practice: undo throws and draws too</source>
        <translation>Для упражнения: отменять и броски, и взятые фишки</translation>
    </message>
    <message>
        <source>Sounds</source>
        <translation>Звуки</translation>
    </message>
    <message>
        <source>Real dice: people throw their own and type what they show</source>
        <translation>Настоящие кубики: люди бросают свои и вводят, что выпало</translation>
    </message>
</context>
<context>
    <name>igroteka::app::RulesMenu</name>
    <message>
        <source>Rules of Your Own…</source>
        <translation>Свои правила…</translation>
    </message>
    <message>
        <source>Drawn by lot</source>
        <translation>По жребию</translation>
    </message>
</context>
<context>
    <name>igroteka::app::SeatRows</name>
    <message>
        <source>Name of player %1</source>
        <translation>Имя игрока %1</translation>
    </message>
    <message>
        <source>Who plays for player %1</source>
        <translation>Кто играет за игрока %1</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>Человек</translation>
    </message>
    <message>
        <source>Computer: %1</source>
        <translation>Компьютер: %1</translation>
    </message>
    <message>
        <source>Let player %1 move up</source>
        <translation>Переместить игрока %1 вверх</translation>
    </message>
    <message>
        <source>Let player %1 move down</source>
        <translation>Переместить игрока %1 вниз</translation>
    </message>
    <message>
        <source>No second colour</source>
        <translation>Без второго цвета</translation>
    </message>
    <message>
        <source>Colour of player %1: %2</source>
        <translation>Цвет игрока %1: %2</translation>
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
        <translation>Во что сыграем?</translation>
    </message>
</context>
<context>
    <name>igroteka::view::BoardView</name>
    <message>
        <source>Player %1</source>
        <translation>Игрок %1</translation>
    </message>
</context>
<context>
    <name>igroteka::view::GenericView</name>
    <message>
        <source>Legal actions</source>
        <translation>Допустимые действия</translation>
    </message>
</context>
<context>
    <name>igroteka::view::MoveList</name>
    <message>
        <source>Moves</source>
        <translation>Ходы</translation>
    </message>
</context>
<context>
    <name>igroteka::view::MoveModel</name>
    <message>
        <source>The start</source>
        <translation>Начало</translation>
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
        <translation>Клавиши игроков</translation>
    </message>
    <message>
        <source>Up</source>
        <translation>Вверх</translation>
    </message>
    <message>
        <source>Left</source>
        <translation>Влево</translation>
    </message>
    <message>
        <source>Down</source>
        <translation>Вниз</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>Вправо</translation>
    </message>
    <message>
        <source>Turn</source>
        <translation>Поворот</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>Действие</translation>
    </message>
    <message>
        <source>Choose</source>
        <translation>Выбор</translation>
    </message>
    <message>
        <source>Hand %1</source>
        <translation>Игрок %1</translation>
    </message>
    <message>
        <source>Hand %1, %2</source>
        <translation>Игрок %1, %2</translation>
    </message>
    <message>
        <source>Click a key to change it.</source>
        <translation>Щёлкните по клавише, чтобы её сменить.</translation>
    </message>
    <message>
        <source>Press the new key, or Escape.</source>
        <translation>Нажмите новую клавишу или Escape.</translation>
    </message>
    <message>
        <source>The key stays as it was.</source>
        <translation>Клавиша остаётся прежней.</translation>
    </message>
    <message>
        <source>That key belongs to hand %1 already. Choose another one.</source>
        <translation>Эта клавиша уже занята игроком %1. Выберите другую.</translation>
    </message>
    <message>
        <source>No hand can use that key. Choose another one.</source>
        <translation>Эта клавиша не может служить ни одной руке. Выберите другую.</translation>
    </message>
</context>
<context>
    <name>igroteka::view::PromptLine</name>
    <message>
        <source>Roll</source>
        <translation>Бросить</translation>
    </message>
    <message>
        <source>Agree</source>
        <translation>Согласиться</translation>
    </message>
    <message>
        <source>Decline</source>
        <translation>Отказаться</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Дальше</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Пауза</translation>
    </message>
    <message>
        <source>One step</source>
        <translation>Один шаг</translation>
    </message>
    <message>
        <source>Back to the game</source>
        <translation>Вернуться в игру</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Looking back: move %1 of %2.</source>
        <translation>Взгляд назад: ход %1 из %2.</translation>
    </message>
    <message>
        <source>Paused.</source>
        <translation>Пауза.</translation>
    </message>
    <message>
        <source>No draw, let us play on.</source>
        <translation>Без ничьей, играем дальше.</translation>
    </message>
    <message>
        <source>Looking for a good move…</source>
        <translation>Ищется хороший ход…</translation>
    </message>
    <message>
        <source>%1 offers a draw. %2, do you agree?</source>
        <translation>%1 предлагает ничью. %2, согласие?</translation>
    </message>
    <message>
        <source>%1 offers a draw. The computer considers it…</source>
        <translation>%1 предлагает ничью. Компьютер обдумывает…</translation>
    </message>
    <message>
        <source>The marked move looks best.</source>
        <translation>Отмеченный ход выглядит лучшим.</translation>
    </message>
    <message>
        <source>thinking…</source>
        <translation>думает…</translation>
    </message>
    <message>
        <source>Get ready…</source>
        <translation>Приготовьтесь…</translation>
    </message>
    <message>
        <source>What happened?</source>
        <translation>Что произошло?</translation>
    </message>
    <message>
        <source>%1 (move %2 of %3)</source>
        <translation>%1 (ход %2 из %3)</translation>
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
        <translation>Поменяться местами</translation>
    </message>
    <message>
        <source>Look back</source>
        <translation>Посмотреть назад</translation>
    </message>
    <message>
        <source>Save…</source>
        <translation>Сохранить…</translation>
    </message>
</context>
<context>
    <name>igroteka::view::SeatCard</name>
    <message>
        <source>Person</source>
        <translation>Человек</translation>
    </message>
    <message>
        <source>%1 · thinking…</source>
        <translation>%1 · думает…</translation>
    </message>
    <message>
        <source>%1 · for a person</source>
        <translation>%1 · вместо человека</translation>
    </message>
    <message>
        <source>%1 · computer</source>
        <translation>%1 · компьютер</translation>
    </message>
    <message>
        <source>Score: %1</source>
        <translation>Очки: %1</translation>
    </message>
    <message>
        <source>to move</source>
        <translation>ходит</translation>
    </message>
    <message>
        <source>What can be done with this seat</source>
        <translation>Что можно сделать с этим местом</translation>
    </message>
    <message>
        <source>Time used so far</source>
        <translation>Использованное время</translation>
    </message>
    <message>
        <source>A person plays</source>
        <translation>Играет человек</translation>
    </message>
    <message>
        <source>The computer plays</source>
        <translation>Играет компьютер</translation>
    </message>
    <message>
        <source>Resign</source>
        <translation>Сдаться</translation>
    </message>
</context>
<context>
    <name>lesson</name>
    <message>
        <source>Wait a moment: first the others make their moves.</source>
        <translation>Подожди немного: сначала ходят другие.</translation>
    </message>
    <message>
        <source>Read the line above the board, then press “Next”.</source>
        <translation>Прочти строку над столом и нажми «Дальше».</translation>
    </message>
    <message>
        <source>This is an earlier position. Go back to the game first.</source>
        <translation>Это более ранняя позиция. Сначала вернись к игре.</translation>
    </message>
</context>
<context>
    <name>mozaring</name>
    <message>
        <source>Two, three or four can play.</source>
        <translation>Играть могут двое, трое или четверо.</translation>
    </message>
    <message>
        <source>Every seat needs its colours.</source>
        <translation>Каждому месту нужны цвета.</translation>
    </message>
    <message>
        <source>A seat has one colour or two.</source>
        <translation>У места один или два цвета.</translation>
    </message>
    <message>
        <source>The colour %1 is given twice.</source>
        <translation>Цвет %1 дан дважды.</translation>
    </message>
    <message>
        <source>A colour has 0 to 9 rings of each size.</source>
        <translation>У цвета от 0 до 9 колец каждого размера.</translation>
    </message>
    <message>
        <source>Nobody has any rings.</source>
        <translation>Ни у кого нет колец.</translation>
    </message>
    <message>
        <source>At least one kind of combination must count.</source>
        <translation>Должен засчитываться хотя бы один вид комбинаций.</translation>
    </message>
    <message>
        <source>No combination is possible with these rings and closed slots.</source>
        <translation>С этими кольцами и закрытыми гнёздами не собрать ни одной комбинации.</translation>
    </message>
    <message>
        <source>The goal &quot;fewest&quot; needs three or four players.</source>
        <translation>Для цели «меньше всех очков» нужны трое или четверо игроков.</translation>
    </message>
    <message>
        <source>1 to 99 rounds can be played.</source>
        <translation>Можно сыграть от 1 до 99 раундов.</translation>
    </message>
    <message>
        <source>With the goal &quot;avoid&quot; there is one round only.</source>
        <translation>При цели «избегать» раунд только один.</translation>
    </message>
    <message>
        <source>There is no such seat.</source>
        <translation>Такого места нет.</translation>
    </message>
    <message>
        <source>There is no such slot.</source>
        <translation>Такого гнезда нет.</translation>
    </message>
    <message>
        <source>The sides can be swapped with two players only.</source>
        <translation>Сторонами меняются только вдвоём.</translation>
    </message>
    <message>
        <source>The sides can be swapped only when &quot;rounds&quot; is 1.</source>
        <translation>Сторонами меняются, только если раунд один.</translation>
    </message>
    <message>
        <source>Red</source>
        <translation>Красный</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>Зелёный</translation>
    </message>
    <message>
        <source>Blue</source>
        <translation>Синий</translation>
    </message>
    <message>
        <source>Yellow</source>
        <translation>Жёлтый</translation>
    </message>
    <message>
        <source>Small</source>
        <translation>Малое</translation>
    </message>
    <message>
        <source>Medium</source>
        <translation>Среднее</translation>
    </message>
    <message>
        <source>Large</source>
        <translation>Большое</translation>
    </message>
    <message>
        <source>Nest</source>
        <translation>В одном поле</translation>
    </message>
    <message>
        <source>Same size</source>
        <translation>Одинаковый размер</translation>
    </message>
    <message>
        <source>Ascending</source>
        <translation>По возрастанию</translation>
    </message>
    <message>
        <source>Line of showing rings</source>
        <translation>Линия из самых больших колец</translation>
    </message>
    <message>
        <source>First combination</source>
        <translation>Первая комбинация</translation>
    </message>
    <message>
        <source>Most points</source>
        <translation>Больше всех очков</translation>
    </message>
    <message>
        <source>Fewest points</source>
        <translation>Меньше всех очков</translation>
    </message>
    <message>
        <source>Avoid combinations</source>
        <translation>Избегать комбинаций</translation>
    </message>
    <message>
        <source>The next seat</source>
        <translation>Следующее место</translation>
    </message>
    <message>
        <source>The loser of the round</source>
        <translation>Проигравший раунд</translation>
    </message>
    <message>
        <source>The turn is skipped</source>
        <translation>Игрок пропускает ход</translation>
    </message>
    <message>
        <source>The other colour may be placed</source>
        <translation>Можно поставить другой цвет</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>Цвета</translation>
    </message>
    <message>
        <source>The colours of each seat: one, or two that alternate.</source>
        <translation>Цвета каждого места: один или два, которые чередуются.</translation>
    </message>
    <message>
        <source>Rings</source>
        <translation>Кольца</translation>
    </message>
    <message>
        <source>How many rings of each size there are in every colour.</source>
        <translation>Сколько колец каждого размера у каждого цвета.</translation>
    </message>
    <message>
        <source>Combinations</source>
        <translation>Комбинации</translation>
    </message>
    <message>
        <source>Which combinations of three rings of one colour count.</source>
        <translation>Какие комбинации из трёх колец одного цвета засчитываются.</translation>
    </message>
    <message>
        <source>Goal</source>
        <translation>Цель</translation>
    </message>
    <message>
        <source>What the match is played for.</source>
        <translation>Ради чего идёт игра.</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Раунды</translation>
    </message>
    <message>
        <source>How many rounds are played.</source>
        <translation>Сколько раундов играют.</translation>
    </message>
    <message>
        <source>First player</source>
        <translation>Первый игрок</translation>
    </message>
    <message>
        <source>Who places the first ring: a seat, or drawn by lot.</source>
        <translation>Кто ставит первое кольцо: место или по жребию.</translation>
    </message>
    <message>
        <source>Next round</source>
        <translation>Следующий раунд</translation>
    </message>
    <message>
        <source>Who starts the next round.</source>
        <translation>Кто начинает следующий раунд.</translation>
    </message>
    <message>
        <source>Closed slots</source>
        <translation>Закрытые гнёзда</translation>
    </message>
    <message>
        <source>Slots that nobody may use.</source>
        <translation>Гнёзда, которыми никто не пользуется.</translation>
    </message>
    <message>
        <source>Due colour stuck</source>
        <translation>Нет хода очередным цветом</translation>
    </message>
    <message>
        <source>What happens when no ring of the due colour can be placed.</source>
        <translation>Что бывает, когда нельзя поставить кольцо очередного цвета.</translation>
    </message>
    <message>
        <source>Swap rule</source>
        <translation>Обмен сторонами</translation>
    </message>
    <message>
        <source>After the first ring the other player may swap the sides instead of placing.</source>
        <translation>После первого кольца другой игрок может обменяться сторонами, вместо того чтобы ставить.</translation>
    </message>
    <message>
        <source>Standard game</source>
        <translation>Обычная игра</translation>
    </message>
    <message>
        <source>The first to complete a combination of one colour wins.</source>
        <translation>Побеждает, кто первым соберёт комбинацию одного цвета.</translation>
    </message>
    <message>
        <source>Play until the board is full: every combination is a point, most points win.</source>
        <translation>Играют, пока доска не заполнится: каждая комбинация — очко, побеждает тот, у кого больше всех очков.</translation>
    </message>
    <message>
        <source>Several rounds: whoever sits before the winner of a round gets a point, fewest points win.</source>
        <translation>Несколько раундов: очко получает игрок перед победителем раунда, побеждает тот, у кого меньше всех очков.</translation>
    </message>
    <message>
        <source>Who is the biggest?</source>
        <translation>Кто самый большой?</translation>
    </message>
    <message>
        <source>Only the largest ring of a field counts: three showing in a line, or a nest, win.</source>
        <translation>Считается только самое большое кольцо в поле: побеждают три на линии или три в одном поле.</translation>
    </message>
    <message>
        <source>must be a seat from 1 to %1</source>
        <translation>должно быть местом от 1 до %1</translation>
    </message>
    <message>
        <source>must be %1, the seat that &quot;first&quot; names</source>
        <translation>должно быть %1, местом из &quot;first&quot;</translation>
    </message>
    <message>
        <source>Field %1 already holds a small ring.</source>
        <translation>На поле %1 уже есть малое кольцо.</translation>
    </message>
    <message>
        <source>Field %1 already holds a medium ring.</source>
        <translation>На поле %1 уже есть среднее кольцо.</translation>
    </message>
    <message>
        <source>Field %1 already holds a large ring.</source>
        <translation>На поле %1 уже есть большое кольцо.</translation>
    </message>
    <message>
        <source>The small slot of field %1 is closed.</source>
        <translation>Малое гнездо поля %1 закрыто.</translation>
    </message>
    <message>
        <source>The medium slot of field %1 is closed.</source>
        <translation>Среднее гнездо поля %1 закрыто.</translation>
    </message>
    <message>
        <source>The large slot of field %1 is closed.</source>
        <translation>Большое гнездо поля %1 закрыто.</translation>
    </message>
    <message>
        <source>No small red ring is left in the reserve.</source>
        <translation>В запасе больше нет малых красных колец.</translation>
    </message>
    <message>
        <source>No medium red ring is left in the reserve.</source>
        <translation>В запасе больше нет средних красных колец.</translation>
    </message>
    <message>
        <source>No large red ring is left in the reserve.</source>
        <translation>В запасе больше нет больших красных колец.</translation>
    </message>
    <message>
        <source>No small green ring is left in the reserve.</source>
        <translation>В запасе больше нет малых зелёных колец.</translation>
    </message>
    <message>
        <source>No medium green ring is left in the reserve.</source>
        <translation>В запасе больше нет средних зелёных колец.</translation>
    </message>
    <message>
        <source>No large green ring is left in the reserve.</source>
        <translation>В запасе больше нет больших зелёных колец.</translation>
    </message>
    <message>
        <source>No small blue ring is left in the reserve.</source>
        <translation>В запасе больше нет малых синих колец.</translation>
    </message>
    <message>
        <source>No medium blue ring is left in the reserve.</source>
        <translation>В запасе больше нет средних синих колец.</translation>
    </message>
    <message>
        <source>No large blue ring is left in the reserve.</source>
        <translation>В запасе больше нет больших синих колец.</translation>
    </message>
    <message>
        <source>No small yellow ring is left in the reserve.</source>
        <translation>В запасе больше нет малых жёлтых колец.</translation>
    </message>
    <message>
        <source>No medium yellow ring is left in the reserve.</source>
        <translation>В запасе больше нет средних жёлтых колец.</translation>
    </message>
    <message>
        <source>No large yellow ring is left in the reserve.</source>
        <translation>В запасе больше нет больших жёлтых колец.</translation>
    </message>
    <message>
        <source>The red rings belong to another player.</source>
        <translation>Красные кольца принадлежат другому игроку.</translation>
    </message>
    <message>
        <source>The green rings belong to another player.</source>
        <translation>Зелёные кольца принадлежат другому игроку.</translation>
    </message>
    <message>
        <source>The blue rings belong to another player.</source>
        <translation>Синие кольца принадлежат другому игроку.</translation>
    </message>
    <message>
        <source>The yellow rings belong to another player.</source>
        <translation>Жёлтые кольца принадлежат другому игроку.</translation>
    </message>
    <message>
        <source>A red ring is due now: the two colours alternate.</source>
        <translation>Сейчас очередь за красным кольцом: два цвета чередуются.</translation>
    </message>
    <message>
        <source>A green ring is due now: the two colours alternate.</source>
        <translation>Сейчас очередь за зелёным кольцом: два цвета чередуются.</translation>
    </message>
    <message>
        <source>A blue ring is due now: the two colours alternate.</source>
        <translation>Сейчас очередь за синим кольцом: два цвета чередуются.</translation>
    </message>
    <message>
        <source>A yellow ring is due now: the two colours alternate.</source>
        <translation>Сейчас очередь за жёлтым кольцом: два цвета чередуются.</translation>
    </message>
    <message>
        <source>A small red ring goes to field %1.</source>
        <translation>Малое красное кольцо ставится на поле %1.</translation>
    </message>
    <message>
        <source>A medium red ring goes to field %1.</source>
        <translation>Среднее красное кольцо ставится на поле %1.</translation>
    </message>
    <message>
        <source>A large red ring goes to field %1.</source>
        <translation>Большое красное кольцо ставится на поле %1.</translation>
    </message>
    <message>
        <source>A small green ring goes to field %1.</source>
        <translation>Малое зелёное кольцо ставится на поле %1.</translation>
    </message>
    <message>
        <source>A medium green ring goes to field %1.</source>
        <translation>Среднее зелёное кольцо ставится на поле %1.</translation>
    </message>
    <message>
        <source>A large green ring goes to field %1.</source>
        <translation>Большое зелёное кольцо ставится на поле %1.</translation>
    </message>
    <message>
        <source>A small blue ring goes to field %1.</source>
        <translation>Малое синее кольцо ставится на поле %1.</translation>
    </message>
    <message>
        <source>A medium blue ring goes to field %1.</source>
        <translation>Среднее синее кольцо ставится на поле %1.</translation>
    </message>
    <message>
        <source>A large blue ring goes to field %1.</source>
        <translation>Большое синее кольцо ставится на поле %1.</translation>
    </message>
    <message>
        <source>A small yellow ring goes to field %1.</source>
        <translation>Малое жёлтое кольцо ставится на поле %1.</translation>
    </message>
    <message>
        <source>A medium yellow ring goes to field %1.</source>
        <translation>Среднее жёлтое кольцо ставится на поле %1.</translation>
    </message>
    <message>
        <source>A large yellow ring goes to field %1.</source>
        <translation>Большое жёлтое кольцо ставится на поле %1.</translation>
    </message>
    <message>
        <source>Place a red ring.</source>
        <translation>Поставь красное кольцо.</translation>
    </message>
    <message>
        <source>Place a green ring.</source>
        <translation>Поставь зелёное кольцо.</translation>
    </message>
    <message>
        <source>Place a blue ring.</source>
        <translation>Поставь синее кольцо.</translation>
    </message>
    <message>
        <source>Place a yellow ring.</source>
        <translation>Поставь жёлтое кольцо.</translation>
    </message>
    <message>
        <source>Place a red ring: the last one was green.</source>
        <translation>Поставь красное кольцо: последним было зелёное.</translation>
    </message>
    <message>
        <source>Place a red ring: the last one was blue.</source>
        <translation>Поставь красное кольцо: последним было синее.</translation>
    </message>
    <message>
        <source>Place a red ring: the last one was yellow.</source>
        <translation>Поставь красное кольцо: последним было жёлтое.</translation>
    </message>
    <message>
        <source>Place a green ring: the last one was red.</source>
        <translation>Поставь зелёное кольцо: последним было красное.</translation>
    </message>
    <message>
        <source>Place a green ring: the last one was blue.</source>
        <translation>Поставь зелёное кольцо: последним было синее.</translation>
    </message>
    <message>
        <source>Place a green ring: the last one was yellow.</source>
        <translation>Поставь зелёное кольцо: последним было жёлтое.</translation>
    </message>
    <message>
        <source>Place a blue ring: the last one was red.</source>
        <translation>Поставь синее кольцо: последним было красное.</translation>
    </message>
    <message>
        <source>Place a blue ring: the last one was green.</source>
        <translation>Поставь синее кольцо: последним было зелёное.</translation>
    </message>
    <message>
        <source>Place a blue ring: the last one was yellow.</source>
        <translation>Поставь синее кольцо: последним было жёлтое.</translation>
    </message>
    <message>
        <source>Place a yellow ring: the last one was red.</source>
        <translation>Поставь жёлтое кольцо: последним было красное.</translation>
    </message>
    <message>
        <source>Place a yellow ring: the last one was green.</source>
        <translation>Поставь жёлтое кольцо: последним было зелёное.</translation>
    </message>
    <message>
        <source>Place a yellow ring: the last one was blue.</source>
        <translation>Поставь жёлтое кольцо: последним было синее.</translation>
    </message>
    <message>
        <source>Place a red or a green ring.</source>
        <translation>Поставь красное или зелёное кольцо.</translation>
    </message>
    <message>
        <source>Place a red or a blue ring.</source>
        <translation>Поставь красное или синее кольцо.</translation>
    </message>
    <message>
        <source>Place a red or a yellow ring.</source>
        <translation>Поставь красное или жёлтое кольцо.</translation>
    </message>
    <message>
        <source>Place a green or a blue ring.</source>
        <translation>Поставь зелёное или синее кольцо.</translation>
    </message>
    <message>
        <source>Place a green or a yellow ring.</source>
        <translation>Поставь зелёное или жёлтое кольцо.</translation>
    </message>
    <message>
        <source>Place a blue or a yellow ring.</source>
        <translation>Поставь синее или жёлтое кольцо.</translation>
    </message>
    <message>
        <source>Place a red ring: no green one can be placed.</source>
        <translation>Поставь красное кольцо: зелёное поставить нельзя.</translation>
    </message>
    <message>
        <source>Place a red ring: no blue one can be placed.</source>
        <translation>Поставь красное кольцо: синее поставить нельзя.</translation>
    </message>
    <message>
        <source>Place a red ring: no yellow one can be placed.</source>
        <translation>Поставь красное кольцо: жёлтое поставить нельзя.</translation>
    </message>
    <message>
        <source>Place a green ring: no red one can be placed.</source>
        <translation>Поставь зелёное кольцо: красное поставить нельзя.</translation>
    </message>
    <message>
        <source>Place a green ring: no blue one can be placed.</source>
        <translation>Поставь зелёное кольцо: синее поставить нельзя.</translation>
    </message>
    <message>
        <source>Place a green ring: no yellow one can be placed.</source>
        <translation>Поставь зелёное кольцо: жёлтое поставить нельзя.</translation>
    </message>
    <message>
        <source>Place a blue ring: no red one can be placed.</source>
        <translation>Поставь синее кольцо: красное поставить нельзя.</translation>
    </message>
    <message>
        <source>Place a blue ring: no green one can be placed.</source>
        <translation>Поставь синее кольцо: зелёное поставить нельзя.</translation>
    </message>
    <message>
        <source>Place a blue ring: no yellow one can be placed.</source>
        <translation>Поставь синее кольцо: жёлтое поставить нельзя.</translation>
    </message>
    <message>
        <source>Place a yellow ring: no red one can be placed.</source>
        <translation>Поставь жёлтое кольцо: красное поставить нельзя.</translation>
    </message>
    <message>
        <source>Place a yellow ring: no green one can be placed.</source>
        <translation>Поставь жёлтое кольцо: зелёное поставить нельзя.</translation>
    </message>
    <message>
        <source>Place a yellow ring: no blue one can be placed.</source>
        <translation>Поставь жёлтое кольцо: синее поставить нельзя.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>Игра окончена.</translation>
    </message>
    <message>
        <source>Seat %1 is to move.</source>
        <translation>Сейчас ход игрока %1.</translation>
    </message>
    <message>
        <source>These rules know no swap of the sides.</source>
        <translation>В этих правилах нет обмена сторонами.</translation>
    </message>
    <message>
        <source>The sides can be swapped only straight after the very first ring.</source>
        <translation>Сторонами меняются только сразу после самого первого кольца.</translation>
    </message>
    <message>
        <source>The sides are swapped.</source>
        <translation>Стороны меняются.</translation>
    </message>
    <message>
        <source>%1 Or swap the sides.</source>
        <translation>%1 Или обменяй стороны.</translation>
    </message>
    <message>
        <source>small red</source>
        <translation>малое красное</translation>
    </message>
    <message>
        <source>medium red</source>
        <translation>среднее красное</translation>
    </message>
    <message>
        <source>large red</source>
        <translation>большое красное</translation>
    </message>
    <message>
        <source>small green</source>
        <translation>малое зелёное</translation>
    </message>
    <message>
        <source>medium green</source>
        <translation>среднее зелёное</translation>
    </message>
    <message>
        <source>large green</source>
        <translation>большое зелёное</translation>
    </message>
    <message>
        <source>small blue</source>
        <translation>малое синее</translation>
    </message>
    <message>
        <source>medium blue</source>
        <translation>среднее синее</translation>
    </message>
    <message>
        <source>large blue</source>
        <translation>большое синее</translation>
    </message>
    <message>
        <source>small yellow</source>
        <translation>малое жёлтое</translation>
    </message>
    <message>
        <source>medium yellow</source>
        <translation>среднее жёлтое</translation>
    </message>
    <message>
        <source>large yellow</source>
        <translation>большое жёлтое</translation>
    </message>
    <message>
        <source>small slot closed</source>
        <translation>малое гнездо закрыто</translation>
    </message>
    <message>
        <source>medium slot closed</source>
        <translation>среднее гнездо закрыто</translation>
    </message>
    <message>
        <source>large slot closed</source>
        <translation>большое гнездо закрыто</translation>
    </message>
    <message>
        <source>Field %1: empty</source>
        <translation>Поле %1: пусто</translation>
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
        <translation>1–9</translation>
    </message>
    <message>
        <source>Enter, Space</source>
        <translation>Enter, пробел</translation>
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
        <translation>%1 – кольцо в руке сюда подходит</translation>
    </message>
    <message>
        <source>%1 – the ring in hand does not fit here</source>
        <translation>%1 – кольцо в руке сюда не подходит</translation>
    </message>
    <message>
        <source>Reserve of %1: %2, left: %3</source>
        <translation>Запас, %1: %2, осталось: %3</translation>
    </message>
    <message>
        <source>The board of Mozaring</source>
        <translation>Доска Мозъринга</translation>
    </message>
    <message>
        <source>Place the ring here</source>
        <translation>Положить кольцо сюда</translation>
    </message>
    <message>
        <source>Take a ring</source>
        <translation>Взять кольцо</translation>
    </message>
    <message>
        <source>In hand</source>
        <translation>В руке</translation>
    </message>
    <message>
        <source>May be taken now</source>
        <translation>Можно взять сейчас</translation>
    </message>
    <message>
        <source>%1 skips the turn</source>
        <translation>%1 пропускает ход</translation>
    </message>
    <message>
        <source>%1 is out</source>
        <translation>%1 выбывает</translation>
    </message>
    <message>
        <source>out</source>
        <translation>выбыл</translation>
    </message>
    <message>
        <source>Swap the sides</source>
        <translation>Поменяться сторонами</translation>
    </message>
    <message>
        <source>Several rings fit here: choose one from the reserve.</source>
        <translation>Сюда подходит несколько колец: выберите одно из запаса.</translation>
    </message>
    <message>
        <source>Rings in nested wells: three of a colour in a line or in one field win.</source>
        <translation>Кольца во вложенных гнёздах: три одного цвета в ряд или в одном поле побеждают.</translation>
    </message>
    <message>
        <source>Mozaring</source>
        <translation>Мозъринг</translation>
    </message>
    <message>
        <source>Walk over fields and reserves</source>
        <translation>Переход по полям и запасам</translation>
    </message>
    <message>
        <source>arrow keys</source>
        <translation>стрелки</translation>
    </message>
    <message>
        <source>From the board to the reserve</source>
        <translation>С доски к запасу</translation>
    </message>
    <message>
        <source>Take a small, medium or large ring</source>
        <translation>Взять малое, среднее или большое кольцо</translation>
    </message>
    <message>
        <source>Choose red, green, blue or yellow</source>
        <translation>Выбрать красное, зелёное, синее или жёлтое</translation>
    </message>
    <message>
        <source>Go to a field; once more: place the ring</source>
        <translation>К полю; ещё раз: положить кольцо</translation>
    </message>
    <message>
        <source>Take a ring, or place it</source>
        <translation>Взять или положить кольцо</translation>
    </message>
    <message>
        <source>Put the ring back</source>
        <translation>Вернуть кольцо</translation>
    </message>
    <message>
        <source>Win; rings up to it: %1</source>
        <translation>Победа; колец до неё: %1</translation>
    </message>
    <message>
        <source>Loss; rings up to it: %1</source>
        <translation>Поражение; колец до него: %1</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>Ничья</translation>
    </message>
    <message>
        <source>No forced win up to ring %1</source>
        <translation>Нет форсированной победы до кольца № %1</translation>
    </message>
    <message>
        <source>Blocks the red nest in field %1.</source>
        <translation>Останавливает красные кольца на поле %1.</translation>
    </message>
    <message>
        <source>Blocks the red line of one size through fields %1, %2 and %3.</source>
        <translation>Останавливает линию красных колец одинакового размера через поля %1, %2 и %3.</translation>
    </message>
    <message>
        <source>Blocks the red ascending line through fields %1, %2 and %3.</source>
        <translation>Останавливает линию красных колец по возрастанию через поля %1, %2 и %3.</translation>
    </message>
    <message>
        <source>Covers the red line of fields %1, %2 and %3.</source>
        <translation>Накрывает линию красных колец на полях %1, %2 и %3.</translation>
    </message>
    <message>
        <source>Blocks the green nest in field %1.</source>
        <translation>Останавливает зелёные кольца на поле %1.</translation>
    </message>
    <message>
        <source>Blocks the green line of one size through fields %1, %2 and %3.</source>
        <translation>Останавливает линию зелёных колец одинакового размера через поля %1, %2 и %3.</translation>
    </message>
    <message>
        <source>Blocks the green ascending line through fields %1, %2 and %3.</source>
        <translation>Останавливает линию зелёных колец по возрастанию через поля %1, %2 и %3.</translation>
    </message>
    <message>
        <source>Covers the green line of fields %1, %2 and %3.</source>
        <translation>Накрывает линию зелёных колец на полях %1, %2 и %3.</translation>
    </message>
    <message>
        <source>Blocks the blue nest in field %1.</source>
        <translation>Останавливает синие кольца на поле %1.</translation>
    </message>
    <message>
        <source>Blocks the blue line of one size through fields %1, %2 and %3.</source>
        <translation>Останавливает линию синих колец одинакового размера через поля %1, %2 и %3.</translation>
    </message>
    <message>
        <source>Blocks the blue ascending line through fields %1, %2 and %3.</source>
        <translation>Останавливает линию синих колец по возрастанию через поля %1, %2 и %3.</translation>
    </message>
    <message>
        <source>Covers the blue line of fields %1, %2 and %3.</source>
        <translation>Накрывает линию синих колец на полях %1, %2 и %3.</translation>
    </message>
    <message>
        <source>Blocks the yellow nest in field %1.</source>
        <translation>Останавливает жёлтые кольца на поле %1.</translation>
    </message>
    <message>
        <source>Blocks the yellow line of one size through fields %1, %2 and %3.</source>
        <translation>Останавливает линию жёлтых колец одинакового размера через поля %1, %2 и %3.</translation>
    </message>
    <message>
        <source>Blocks the yellow ascending line through fields %1, %2 and %3.</source>
        <translation>Останавливает линию жёлтых колец по возрастанию через поля %1, %2 и %3.</translation>
    </message>
    <message>
        <source>Covers the yellow line of fields %1, %2 and %3.</source>
        <translation>Накрывает линию жёлтых колец на полях %1, %2 и %3.</translation>
    </message>
    <message>
        <source>Stands in the way of a red nest in field %1.</source>
        <translation>Мешает красным кольцам на поле %1.</translation>
    </message>
    <message>
        <source>Stands in the way of a red line of one size through fields %1, %2 and %3.</source>
        <translation>Мешает линии красных колец одинакового размера через поля %1, %2 и %3.</translation>
    </message>
    <message>
        <source>Stands in the way of a red ascending line through fields %1, %2 and %3.</source>
        <translation>Мешает линии красных колец по возрастанию через поля %1, %2 и %3.</translation>
    </message>
    <message>
        <source>Stands in the way of the red rings in the fields %1, %2 and %3.</source>
        <translation>Мешает красным кольцам на полях %1, %2 и %3.</translation>
    </message>
    <message>
        <source>Stands in the way of a green nest in field %1.</source>
        <translation>Мешает зелёным кольцам на поле %1.</translation>
    </message>
    <message>
        <source>Stands in the way of a green line of one size through fields %1, %2 and %3.</source>
        <translation>Мешает линии зелёных колец одинакового размера через поля %1, %2 и %3.</translation>
    </message>
    <message>
        <source>Stands in the way of a green ascending line through fields %1, %2 and %3.</source>
        <translation>Мешает линии зелёных колец по возрастанию через поля %1, %2 и %3.</translation>
    </message>
    <message>
        <source>Stands in the way of the green rings in the fields %1, %2 and %3.</source>
        <translation>Мешает зелёным кольцам на полях %1, %2 и %3.</translation>
    </message>
    <message>
        <source>Stands in the way of a blue nest in field %1.</source>
        <translation>Мешает синим кольцам на поле %1.</translation>
    </message>
    <message>
        <source>Stands in the way of a blue line of one size through fields %1, %2 and %3.</source>
        <translation>Мешает линии синих колец одинакового размера через поля %1, %2 и %3.</translation>
    </message>
    <message>
        <source>Stands in the way of a blue ascending line through fields %1, %2 and %3.</source>
        <translation>Мешает линии синих колец по возрастанию через поля %1, %2 и %3.</translation>
    </message>
    <message>
        <source>Stands in the way of the blue rings in the fields %1, %2 and %3.</source>
        <translation>Мешает синим кольцам на полях %1, %2 и %3.</translation>
    </message>
    <message>
        <source>Stands in the way of a yellow nest in field %1.</source>
        <translation>Мешает жёлтым кольцам на поле %1.</translation>
    </message>
    <message>
        <source>Stands in the way of a yellow line of one size through fields %1, %2 and %3.</source>
        <translation>Мешает линии жёлтых колец одинакового размера через поля %1, %2 и %3.</translation>
    </message>
    <message>
        <source>Stands in the way of a yellow ascending line through fields %1, %2 and %3.</source>
        <translation>Мешает линии жёлтых колец по возрастанию через поля %1, %2 и %3.</translation>
    </message>
    <message>
        <source>Stands in the way of the yellow rings in the fields %1, %2 and %3.</source>
        <translation>Мешает жёлтым кольцам на полях %1, %2 и %3.</translation>
    </message>
    <message>
        <source>The small slot of field %1 belongs to %2 combinations that are still open.</source>
        <translation>Малое гнездо поля %1 входит в столько ещё открытых комбинаций: %2.</translation>
    </message>
    <message>
        <source>The medium slot of field %1 belongs to %2 combinations that are still open.</source>
        <translation>Среднее гнездо поля %1 входит в столько ещё открытых комбинаций: %2.</translation>
    </message>
    <message>
        <source>The large slot of field %1 belongs to %2 combinations that are still open.</source>
        <translation>Большое гнездо поля %1 входит в столько ещё открытых комбинаций: %2.</translation>
    </message>
    <message>
        <source>Keeps clear of what the red rings still can complete.</source>
        <translation>Избегает того, что ещё могут собрать красные кольца.</translation>
    </message>
    <message>
        <source>Keeps clear of what the green rings still can complete.</source>
        <translation>Избегает того, что ещё могут собрать зелёные кольца.</translation>
    </message>
    <message>
        <source>Keeps clear of what the blue rings still can complete.</source>
        <translation>Избегает того, что ещё могут собрать синие кольца.</translation>
    </message>
    <message>
        <source>Keeps clear of what the yellow rings still can complete.</source>
        <translation>Избегает того, что ещё могут собрать жёлтые кольца.</translation>
    </message>
    <message>
        <source>Every ring that can be placed completes something.</source>
        <translation>Любое кольцо, которое можно поставить, что-нибудь собирает.</translation>
    </message>
    <message>
        <source>Completes nothing and leaves safe slots for later.</source>
        <translation>Ничего не собирает и оставляет безопасные гнёзда на потом.</translation>
    </message>
    <message>
        <source>The ring that stands already gives its side the better game.</source>
        <translation>Кольцо, которое уже стоит, даёт своей стороне лучшую игру.</translation>
    </message>
    <message>
        <source>%1 It wins by force, at the latest with ring %2 from now.</source>
        <translation>%1 Это форсированная победа, не позже чем через столько колец: %2.</translation>
    </message>
    <message>
        <source>%1 The game is lost, but this holds out longest: %2 rings.</source>
        <translation>%1 Игра проиграна, но так можно продержаться дольше всего, колец: %2.</translation>
    </message>
    <message>
        <source>You play the red rings. Three of one colour win: a small, a medium and a large one in one field, or three in a line.</source>
        <translation>Ты играешь красными кольцами. Побеждают три одного цвета: малое, среднее и большое в одном поле или три в ряд.</translation>
    </message>
    <message>
        <source>Pick up a small red ring: click it, or press S. Then click the middle field, or press 5 and Enter.</source>
        <translation>Возьми малое красное кольцо: щёлкни по нему или нажми S. Затем щёлкни по среднему полю или нажми 5 и Enter.</translation>
    </message>
    <message>
        <source>A field has room for one ring of each size. Put a medium red ring into the middle field, round your small one.</source>
        <translation>В поле помещается по одному кольцу каждого размера. Положи среднее красное кольцо в среднее поле, вокруг малого.</translation>
    </message>
    <message>
        <source>Green has filled the middle, so there will be no red nest. But three of one size in a line win too: put a medium ring on field 4, left of the middle.</source>
        <translation>Зелёные заняли середину, и трёх красных там не будет. Но побеждают и три одного размера в ряд: положи среднее кольцо на поле 4, слева от середины.</translation>
    </message>
    <message>
        <source>Look at field 2: with a large ring green would have a nest. Be there first, and put your large ring on field 2.</source>
        <translation>Посмотри на поле 2: с большим кольцом зелёные соберут три в одном поле. Опереди их и положи большое кольцо на поле 2.</translation>
    </message>
    <message>
        <source>Now make two threats at once: put a small ring on field 1. Then a small ring on field 9 would win, and a large one too.</source>
        <translation>Теперь создай две угрозы сразу: положи малое кольцо на поле 1. Тогда на поле 9 победит и малое кольцо, и большое.</translation>
    </message>
    <message>
        <source>Green has stopped one threat, but not the other. Small, medium, large in a row: put a large ring on field 9!</source>
        <translation>Зелёные остановили одну угрозу, но не другую. Малое, среднее, большое по порядку: положи большое кольцо на поле 9!</translation>
    </message>
    <message>
        <source>You have won, and you know all that is needed. With two players each has two colours, which take turns. Enjoy the game!</source>
        <translation>Победа! Теперь ты знаешь всё, что нужно. Когда играют двое, у каждого по два цвета, и они чередуются. Приятной игры!</translation>
    </message>
    <message>
        <source>Completes the red nest in field %1.</source>
        <translation>Собирает три красных кольца на поле %1.</translation>
    </message>
    <message>
        <source>Completes the red line of one size through fields %1, %2 and %3.</source>
        <translation>Собирает линию красных колец одинакового размера через поля %1, %2 и %3.</translation>
    </message>
    <message>
        <source>Completes the red ascending line through fields %1, %2 and %3.</source>
        <translation>Собирает линию красных колец по возрастанию через поля %1, %2 и %3.</translation>
    </message>
    <message>
        <source>Completes the green nest in field %1.</source>
        <translation>Собирает три зелёных кольца на поле %1.</translation>
    </message>
    <message>
        <source>Completes the green line of one size through fields %1, %2 and %3.</source>
        <translation>Собирает линию зелёных колец одинакового размера через поля %1, %2 и %3.</translation>
    </message>
    <message>
        <source>Completes the green ascending line through fields %1, %2 and %3.</source>
        <translation>Собирает линию зелёных колец по возрастанию через поля %1, %2 и %3.</translation>
    </message>
    <message>
        <source>Completes the blue nest in field %1.</source>
        <translation>Собирает три синих кольца на поле %1.</translation>
    </message>
    <message>
        <source>Completes the blue line of one size through fields %1, %2 and %3.</source>
        <translation>Собирает линию синих колец одинакового размера через поля %1, %2 и %3.</translation>
    </message>
    <message>
        <source>Completes the blue ascending line through fields %1, %2 and %3.</source>
        <translation>Собирает линию синих колец по возрастанию через поля %1, %2 и %3.</translation>
    </message>
    <message>
        <source>Completes the yellow nest in field %1.</source>
        <translation>Собирает три жёлтых кольца на поле %1.</translation>
    </message>
    <message>
        <source>Completes the yellow line of one size through fields %1, %2 and %3.</source>
        <translation>Собирает линию жёлтых колец одинакового размера через поля %1, %2 и %3.</translation>
    </message>
    <message>
        <source>Completes the yellow ascending line through fields %1, %2 and %3.</source>
        <translation>Собирает линию жёлтых колец по возрастанию через поля %1, %2 и %3.</translation>
    </message>
    <message>
        <source>Shows red in the whole row of fields %1, %2 and %3.</source>
        <translation>Показывает красный цвет во всём ряду: поля %1, %2 и %3.</translation>
    </message>
    <message>
        <source>Shows red in the whole column of fields %1, %2 and %3.</source>
        <translation>Показывает красный цвет во всём столбце: поля %1, %2 и %3.</translation>
    </message>
    <message>
        <source>Shows red in the whole diagonal of fields %1, %2 and %3.</source>
        <translation>Показывает красный цвет на всей диагонали: поля %1, %2 и %3.</translation>
    </message>
    <message>
        <source>Shows green in the whole row of fields %1, %2 and %3.</source>
        <translation>Показывает зелёный цвет во всём ряду: поля %1, %2 и %3.</translation>
    </message>
    <message>
        <source>Shows green in the whole column of fields %1, %2 and %3.</source>
        <translation>Показывает зелёный цвет во всём столбце: поля %1, %2 и %3.</translation>
    </message>
    <message>
        <source>Shows green in the whole diagonal of fields %1, %2 and %3.</source>
        <translation>Показывает зелёный цвет на всей диагонали: поля %1, %2 и %3.</translation>
    </message>
    <message>
        <source>Shows blue in the whole row of fields %1, %2 and %3.</source>
        <translation>Показывает синий цвет во всём ряду: поля %1, %2 и %3.</translation>
    </message>
    <message>
        <source>Shows blue in the whole column of fields %1, %2 and %3.</source>
        <translation>Показывает синий цвет во всём столбце: поля %1, %2 и %3.</translation>
    </message>
    <message>
        <source>Shows blue in the whole diagonal of fields %1, %2 and %3.</source>
        <translation>Показывает синий цвет на всей диагонали: поля %1, %2 и %3.</translation>
    </message>
    <message>
        <source>Shows yellow in the whole row of fields %1, %2 and %3.</source>
        <translation>Показывает жёлтый цвет во всём ряду: поля %1, %2 и %3.</translation>
    </message>
    <message>
        <source>Shows yellow in the whole column of fields %1, %2 and %3.</source>
        <translation>Показывает жёлтый цвет во всём столбце: поля %1, %2 и %3.</translation>
    </message>
    <message>
        <source>Shows yellow in the whole diagonal of fields %1, %2 and %3.</source>
        <translation>Показывает жёлтый цвет на всей диагонали: поля %1, %2 и %3.</translation>
    </message>
    <message>
        <source>Threatens a red nest in field %1.</source>
        <translation>Грозит тремя красными кольцами на поле %1.</translation>
    </message>
    <message>
        <source>Threatens a red line of one size through fields %1, %2 and %3.</source>
        <translation>Грозит линией красных колец одинакового размера через поля %1, %2 и %3.</translation>
    </message>
    <message>
        <source>Threatens a red ascending line through fields %1, %2 and %3.</source>
        <translation>Грозит линией красных колец по возрастанию через поля %1, %2 и %3.</translation>
    </message>
    <message>
        <source>Threatens to show red in the fields %1, %2 and %3.</source>
        <translation>Грозит показать красный цвет на полях %1, %2 и %3.</translation>
    </message>
    <message>
        <source>Threatens a green nest in field %1.</source>
        <translation>Грозит тремя зелёными кольцами на поле %1.</translation>
    </message>
    <message>
        <source>Threatens a green line of one size through fields %1, %2 and %3.</source>
        <translation>Грозит линией зелёных колец одинакового размера через поля %1, %2 и %3.</translation>
    </message>
    <message>
        <source>Threatens a green ascending line through fields %1, %2 and %3.</source>
        <translation>Грозит линией зелёных колец по возрастанию через поля %1, %2 и %3.</translation>
    </message>
    <message>
        <source>Threatens to show green in the fields %1, %2 and %3.</source>
        <translation>Грозит показать зелёный цвет на полях %1, %2 и %3.</translation>
    </message>
    <message>
        <source>Threatens a blue nest in field %1.</source>
        <translation>Грозит тремя синими кольцами на поле %1.</translation>
    </message>
    <message>
        <source>Threatens a blue line of one size through fields %1, %2 and %3.</source>
        <translation>Грозит линией синих колец одинакового размера через поля %1, %2 и %3.</translation>
    </message>
    <message>
        <source>Threatens a blue ascending line through fields %1, %2 and %3.</source>
        <translation>Грозит линией синих колец по возрастанию через поля %1, %2 и %3.</translation>
    </message>
    <message>
        <source>Threatens to show blue in the fields %1, %2 and %3.</source>
        <translation>Грозит показать синий цвет на полях %1, %2 и %3.</translation>
    </message>
    <message>
        <source>Threatens a yellow nest in field %1.</source>
        <translation>Грозит тремя жёлтыми кольцами на поле %1.</translation>
    </message>
    <message>
        <source>Threatens a yellow line of one size through fields %1, %2 and %3.</source>
        <translation>Грозит линией жёлтых колец одинакового размера через поля %1, %2 и %3.</translation>
    </message>
    <message>
        <source>Threatens a yellow ascending line through fields %1, %2 and %3.</source>
        <translation>Грозит линией жёлтых колец по возрастанию через поля %1, %2 и %3.</translation>
    </message>
    <message>
        <source>Threatens to show yellow in the fields %1, %2 and %3.</source>
        <translation>Грозит показать жёлтый цвет на полях %1, %2 и %3.</translation>
    </message>
</context>
<context>
    <name>pont</name>
    <message>
        <source>Order of play</source>
        <translation>Порядок игры</translation>
    </message>
    <message>
        <source>In a rush everybody acts at the same time; or players act one after the other, clockwise.</source>
        <translation>Наперегонки все играют одновременно; иначе игроки ходят по очереди по часовой стрелке.</translation>
    </message>
    <message>
        <source>Rush</source>
        <translation>Наперегонки</translation>
    </message>
    <message>
        <source>In turns</source>
        <translation>По очереди</translation>
    </message>
    <message>
        <source>Stacks</source>
        <translation>Стопки</translation>
    </message>
    <message>
        <source>Whether a player&apos;s tiles lie in one stack or in two.</source>
        <translation>Лежат ли фишки игрока в одной стопке или в двух.</translation>
    </message>
    <message>
        <source>Division of the tiles</source>
        <translation>Раздача фишек</translation>
    </message>
    <message>
        <source>Equally, with what is left over going to the core; or freely, at random, nobody getting more than twice the equal share.</source>
        <translation>Поровну, а остаток идёт в стартовое ядро; или свободно, случайно, но никому не больше двух равных долей.</translation>
    </message>
    <message>
        <source>Equal</source>
        <translation>Поровну</translation>
    </message>
    <message>
        <source>Free</source>
        <translation>Свободно</translation>
    </message>
    <message>
        <source>Handicap</source>
        <translation>Гандикап</translation>
    </message>
    <message>
        <source>Extra tiles for stronger players, taken off before the equal division.</source>
        <translation>Дополнительные фишки для сильных игроков, отложенные до раздачи поровну.</translation>
    </message>
    <message>
        <source>The call “Vsyo!”</source>
        <translation>Возглас «Всё!»</translation>
    </message>
    <message>
        <source>By itself; or by hand: in a rush, whoever has no tile left must press the call, and can be given a tile until then.</source>
        <translation>Сам собой; или вручную: наперегонки тот, у кого не осталось фишек, должен его нажать, а до тех пор ему могут отдать фишку.</translation>
    </message>
    <message>
        <source>By itself</source>
        <translation>Сам собой</translation>
    </message>
    <message>
        <source>By hand</source>
        <translation>Вручную</translation>
    </message>
    <message>
        <source>Play on after the first one out</source>
        <translation>Играть дальше после первого закончившего</translation>
    </message>
    <message>
        <source>The others place tiles to the last possible one; or the game stops as soon as the first player is out.</source>
        <translation>Остальные ставят фишки до последней возможной; иначе игра прекращается, как только закончит первый игрок.</translation>
    </message>
    <message>
        <source>Double Pont</source>
        <translation>Двойной Понт</translation>
    </message>
    <message>
        <source>Filling a niche with four or more tiles around it gives two tiles away.</source>
        <translation>Кто заполнит нишу, вокруг которой четыре фишки или больше, отдаёт две фишки.</translation>
    </message>
    <message>
        <source>No turns: all act at the same time, as fast as they can.</source>
        <translation>Без очереди: все играют одновременно, как можно быстрее.</translation>
    </message>
    <message>
        <source>A calm table: the players act one after the other.</source>
        <translation>Спокойный стол: игроки ходят по очереди.</translation>
    </message>
    <message>
        <source>Practice run</source>
        <translation>Тренировка</translation>
    </message>
    <message>
        <source>Alone with all the tiles, against the clock.</source>
        <translation>В одиночку со всеми фишками, на время.</translation>
    </message>
    <message>
        <source>must be from 1 to %1</source>
        <translation>должно быть от 1 до %1</translation>
    </message>
    <message>
        <source>must be 1 or 2 for each player</source>
        <translation>должно быть 1 или 2 для каждого игрока</translation>
    </message>
    <message>
        <source>must be a number of tiles for each player</source>
        <translation>должно быть числом фишек для каждого игрока</translation>
    </message>
    <message>
        <source>there is no handicap beside a free division</source>
        <translation>при свободной раздаче гандикапа нет</translation>
    </message>
    <message>
        <source>leaves fewer than one tile for every player to share</source>
        <translation>оставляет игрокам меньше чем по одной фишке</translation>
    </message>
    <message>
        <source>must be an object</source>
        <translation>должно быть объектом</translation>
    </message>
    <message>
        <source>tile %1 is missing</source>
        <translation>нет фишки %1</translation>
    </message>
    <message>
        <source>must be a list</source>
        <translation>должно быть списком</translation>
    </message>
    <message>
        <source>must be a tile from 1 to %1</source>
        <translation>должно быть фишкой от 1 до %1</translation>
    </message>
    <message>
        <source>tile %1 was used before</source>
        <translation>фишка %1 уже использована</translation>
    </message>
    <message>
        <source>must be a seat from 1 to %1</source>
        <translation>должно быть местом от 1 до %1</translation>
    </message>
    <message>
        <source>must have at least two tiles</source>
        <translation>должно содержать хотя бы две фишки</translation>
    </message>
    <message>
        <source>must be [tile, q, r, rotation]</source>
        <translation>должно быть [фишка, q, r, поворот]</translation>
    </message>
    <message>
        <source>the first tile must lie on 0,0 with rotation 0</source>
        <translation>первая фишка должна лежать на 0,0 с поворотом 0</translation>
    </message>
    <message>
        <source>the second tile must join the first one by the golden rule</source>
        <translation>вторая фишка должна примыкать к первой по Золотому правилу</translation>
    </message>
    <message>
        <source>must have an entry for each player</source>
        <translation>должна быть запись для каждого игрока</translation>
    </message>
    <message>
        <source>must be a list of one or two stacks</source>
        <translation>должно быть списком из одной или двух стопок</translation>
    </message>
    <message>
        <source>every player must have a tile</source>
        <translation>у каждого игрока должна быть фишка</translation>
    </message>
    <message>
        <source>must be a list of tiles</source>
        <translation>должно быть списком фишек</translation>
    </message>
    <message>
        <source>Red meets yellow there.</source>
        <translation>Там красное встречается с жёлтым.</translation>
    </message>
    <message>
        <source>Red meets blue there.</source>
        <translation>Там красное встречается с синим.</translation>
    </message>
    <message>
        <source>Red meets green there.</source>
        <translation>Там красное встречается с зелёным.</translation>
    </message>
    <message>
        <source>Yellow meets blue there.</source>
        <translation>Там жёлтое встречается с синим.</translation>
    </message>
    <message>
        <source>Yellow meets green there.</source>
        <translation>Там жёлтое встречается с зелёным.</translation>
    </message>
    <message>
        <source>Blue meets green there.</source>
        <translation>Там синее встречается с зелёным.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>Игра окончена.</translation>
    </message>
    <message>
        <source>There is no player %1.</source>
        <translation>Игрока %1 нет.</translation>
    </message>
    <message>
        <source>This player has no tiles left and is out of the game.</source>
        <translation>У этого игрока не осталось фишек, он закончил игру.</translation>
    </message>
    <message>
        <source>It is the turn of another player.</source>
        <translation>Сейчас ход другого игрока.</translation>
    </message>
    <message>
        <source>A tile must be given away first.</source>
        <translation>Сначала нужно отдать фишку.</translation>
    </message>
    <message>
        <source>No tile is left: call “Vsyo!”.</source>
        <translation>Фишек не осталось: крикни «Всё!».</translation>
    </message>
    <message>
        <source>There is a tile in the hand already.</source>
        <translation>В руке уже есть фишка.</translation>
    </message>
    <message>
        <source>There is no tile in the hand: draw one first.</source>
        <translation>В руке нет фишки: сначала возьми её.</translation>
    </message>
    <message>
        <source>The drawn tile must be placed or discarded first.</source>
        <translation>Сначала взятую фишку нужно поставить или сбросить.</translation>
    </message>
    <message>
        <source>This player has no stack %1.</source>
        <translation>У этого игрока нет стопки %1.</translation>
    </message>
    <message>
        <source>Stack %1 is empty.</source>
        <translation>Стопка %1 пуста.</translation>
    </message>
    <message>
        <source>Tile %1 is not in the penalty pile of this player.</source>
        <translation>Фишки %1 нет в штрафной кучке этого игрока.</translation>
    </message>
    <message>
        <source>The face of this tile is hidden.</source>
        <translation>Лицо этой фишки скрыто.</translation>
    </message>
    <message>
        <source>A tile lies there already.</source>
        <translation>Там уже лежит фишка.</translation>
    </message>
    <message>
        <source>It touches no tile there; it must touch two.</source>
        <translation>Там она не касается ни одной фишки, а должна касаться двух.</translation>
    </message>
    <message>
        <source>It touches only one tile there; it must touch two.</source>
        <translation>Там она касается только одной фишки, а должна касаться двух.</translation>
    </message>
    <message>
        <source>A penalty tile needs a niche: three or more tiles around it.</source>
        <translation>Штрафной фишке нужна ниша: вокруг неё не меньше трёх фишек.</translation>
    </message>
    <message>
        <source>No tile is to be given away.</source>
        <translation>Сейчас отдавать фишку не нужно.</translation>
    </message>
    <message>
        <source>The tile must go to another player.</source>
        <translation>Фишку нужно отдать другому игроку.</translation>
    </message>
    <message>
        <source>There is nothing to call.</source>
        <translation>Кричать нечего.</translation>
    </message>
    <message>
        <source>draws a tile from stack %1</source>
        <translation>берёт фишку из стопки %1</translation>
    </message>
    <message>
        <source>fills a niche with tile %1. Pont!</source>
        <translation>заполняет нишу фишкой %1. Понт!</translation>
    </message>
    <message>
        <source>places tile %1</source>
        <translation>ставит фишку %1</translation>
    </message>
    <message>
        <source>discards tile %1</source>
        <translation>сбрасывает фишку %1</translation>
    </message>
    <message>
        <source>fills a niche with penalty tile %1. Pont!</source>
        <translation>заполняет нишу штрафной фишкой %1. Понт!</translation>
    </message>
    <message>
        <source>calls “Vsyo!”</source>
        <translation>кричит «Всё!»</translation>
    </message>
    <message>
        <source>Draw and place your tiles as fast as you can.</source>
        <translation>Бери и ставь свои фишки как можно быстрее.</translation>
    </message>
    <message>
        <source>Everybody at once: draw and place your tiles.</source>
        <translation>Все сразу: берите и ставьте свои фишки.</translation>
    </message>
    <message>
        <source>Double Pont! Give two tiles away.</source>
        <translation>Двойной Понт! Отдай две фишки.</translation>
    </message>
    <message>
        <source>Pont! Give a tile away.</source>
        <translation>Понт! Отдай фишку.</translation>
    </message>
    <message>
        <source>Place the drawn tile, or discard it.</source>
        <translation>Положи взятую фишку или сбрось её.</translation>
    </message>
    <message>
        <source>Fill a niche with a penalty tile.</source>
        <translation>Заполни нишу штрафной фишкой.</translation>
    </message>
    <message>
        <source>Draw a tile.</source>
        <translation>Возьми фишку.</translation>
    </message>
    <message>
        <source>Draw a tile, or fill a niche with a penalty tile.</source>
        <translation>Возьми фишку или заполни нишу штрафной фишкой.</translation>
    </message>
    <message>
        <source>Tantrix Pont</source>
        <translation>Тантрикс «Понт»</translation>
    </message>
    <message>
        <source>upper right – %1</source>
        <translation>вверху справа – %1</translation>
    </message>
    <message>
        <source>right – %1</source>
        <translation>справа – %1</translation>
    </message>
    <message>
        <source>lower right – %1</source>
        <translation>внизу справа – %1</translation>
    </message>
    <message>
        <source>lower left – %1</source>
        <translation>внизу слева – %1</translation>
    </message>
    <message>
        <source>left – %1</source>
        <translation>слева – %1</translation>
    </message>
    <message>
        <source>upper left – %1</source>
        <translation>вверху слева – %1</translation>
    </message>
    <message>
        <source>red</source>
        <translation>красный</translation>
    </message>
    <message>
        <source>yellow</source>
        <translation>жёлтый</translation>
    </message>
    <message>
        <source>blue</source>
        <translation>синий</translation>
    </message>
    <message>
        <source>green</source>
        <translation>зелёный</translation>
    </message>
    <message>
        <source>Arrow keys</source>
        <translation>Стрелки</translation>
    </message>
    <message>
        <source>walk over the cells beside the mosaic</source>
        <translation>обходят клетки вокруг мозаики</translation>
    </message>
    <message>
        <source>Enter, Space</source>
        <translation>Enter, пробел</translation>
    </message>
    <message>
        <source>draws, places, discards or gives: what is chosen</source>
        <translation>взять, положить, сбросить или отдать: то, что выбрано</translation>
    </message>
    <message>
        <source>R, Shift+R</source>
        <translation>R, Shift+R</translation>
    </message>
    <message>
        <source>turns the tile</source>
        <translation>повернуть фишку</translation>
    </message>
    <message>
        <source>Tab, O</source>
        <translation>Tab, O</translation>
    </message>
    <message>
        <source>chooses the next stack, penalty tile or “discard”</source>
        <translation>выбрать следующую стопку, штрафную фишку или «Сбросить»</translation>
    </message>
    <message>
        <source>G</source>
        <translation>G</translation>
    </message>
    <message>
        <source>chooses who gets the gift</source>
        <translation>выбрать, кому отдать фишку</translation>
    </message>
    <message>
        <source>1, 2</source>
        <translation>1, 2</translation>
    </message>
    <message>
        <source>draws from the first or second stack</source>
        <translation>взять из первой или второй стопки</translation>
    </message>
    <message>
        <source>X</source>
        <translation>X</translation>
    </message>
    <message>
        <source>discards the tile</source>
        <translation>сбросить фишку в штрафную кучку</translation>
    </message>
    <message>
        <source>+, -</source>
        <translation>+, -</translation>
    </message>
    <message>
        <source>shows the tiles larger or smaller</source>
        <translation>показать фишки крупнее или мельче</translation>
    </message>
    <message>
        <source>F</source>
        <translation>F</translation>
    </message>
    <message>
        <source>shows the whole mosaic</source>
        <translation>показать всю мозаику</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>puts a chosen penalty tile back</source>
        <translation>вернуть выбранную штрафную фишку</translation>
    </message>
    <message>
        <source>Mouse wheel, right click</source>
        <translation>Колесо мыши, правая кнопка</translation>
    </message>
    <message>
        <source>Ctrl + mouse wheel</source>
        <translation>Ctrl + колесо мыши</translation>
    </message>
    <message>
        <source>Tile %1: %2</source>
        <translation>Фишка %1: %2</translation>
    </message>
    <message>
        <source>Empty cell, nothing around it</source>
        <translation>Пустая клетка, вокруг ничего нет</translation>
    </message>
    <message>
        <source>Niche, tiles around it: %1. %2</source>
        <translation>Ниша, фишек вокруг: %1. %2</translation>
    </message>
    <message>
        <source>Empty cell, tiles around it: %1. %2</source>
        <translation>Пустая клетка, фишек вокруг: %1. %2</translation>
    </message>
    <message>
        <source>%1. The tile fits here.</source>
        <translation>%1. Фишка сюда подходит.</translation>
    </message>
    <message>
        <source>%1. The tile fits here when it is turned.</source>
        <translation>%1. Фишка сюда подходит, если её повернуть.</translation>
    </message>
    <message>
        <source>%1. The tile does not fit here.</source>
        <translation>%1. Фишка сюда не подходит.</translation>
    </message>
    <message>
        <source>%1, stack %2: empty</source>
        <translation>%1, стопка %2: пустая</translation>
    </message>
    <message>
        <source>%1, stack %2: tiles left: %3, on top number %4</source>
        <translation>%1, стопка %2: осталось фишек: %3, сверху номер %4</translation>
    </message>
    <message>
        <source>Tile %1 in hand: %2</source>
        <translation>Фишка %1 в руке: %2</translation>
    </message>
    <message>
        <source>%1, penalty tile %2: %3</source>
        <translation>%1, штрафная фишка %2: %3</translation>
    </message>
    <message>
        <source>Give to: %1</source>
        <translation>Отдать: %1</translation>
    </message>
    <message>
        <source>The table of Tantrix Pont</source>
        <translation>Стол игры Тантрикс «Понт»</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Сбросить</translation>
    </message>
    <message>
        <source>Call “Vsyo!”</source>
        <translation>Сказать «Всё!»</translation>
    </message>
    <message>
        <source>Pont!</source>
        <translation>Понт!</translation>
    </message>
    <message>
        <source>Vsyo!</source>
        <translation>Всё!</translation>
    </message>
    <message>
        <source>Turn the tile</source>
        <translation>Повернуть фишку</translation>
    </message>
    <message>
        <source>Turn the tile back</source>
        <translation>Повернуть фишку обратно</translation>
    </message>
    <message>
        <source>Mark niches</source>
        <translation>Отмечать ниши</translation>
    </message>
    <message>
        <source>Show places</source>
        <translation>Показывать места</translation>
    </message>
    <message>
        <source>Larger tiles</source>
        <translation>Фишки крупнее</translation>
    </message>
    <message>
        <source>Smaller tiles</source>
        <translation>Фишки мельче</translation>
    </message>
    <message>
        <source>Show the whole mosaic</source>
        <translation>Показать всю мозаику</translation>
    </message>
    <message>
        <source>Keys of the hands…</source>
        <translation>Клавиши игроков…</translation>
    </message>
    <message>
        <source>Do it</source>
        <translation>Сделать</translation>
    </message>
    <message>
        <source>Chosen</source>
        <translation>Выбрано</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>out</source>
        <translation>Всё!</translation>
    </message>
    <message>
        <source>The table is covered</source>
        <translation>Стол накрыт</translation>
    </message>
    <message>
        <source>Press Enter or click here when everybody is ready.</source>
        <translation>Нажмите Enter или щёлкните здесь, когда все будут готовы.</translation>
    </message>
    <message>
        <source>%1 walk · %2 turn · %3 do · %4 choose</source>
        <translation>%1 движение · %2 поворот · %3 действие · %4 выбор</translation>
    </message>
    <message>
        <source>Tiles with coloured lines: place yours faster than the rest, and fill niches to give some away.</source>
        <translation>Фишки с цветными линиями: разложи свои раньше других, а за ниши отдавай лишние.</translation>
    </message>
    <message>
        <source>The next tile may fit somewhere.</source>
        <translation>Следующая фишка может куда-нибудь подойти.</translation>
    </message>
    <message>
        <source>No good place was found for this tile.</source>
        <translation>Для этой фишки не нашлось хорошего места.</translation>
    </message>
    <message>
        <source>It fits there, and leaves little to the next player.</source>
        <translation>Подходит туда и мало оставляет следующему игроку.</translation>
    </message>
    <message>
        <source>It fits there.</source>
        <translation>Подходит туда.</translation>
    </message>
    <message>
        <source>It fills a niche, so that a tile can be given away.</source>
        <translation>Заполняет нишу, так что можно отдать фишку.</translation>
    </message>
    <message>
        <source>A penalty tile is hard to place, for the other one too.</source>
        <translation>Штрафную фишку трудно поставить, другому тоже.</translation>
    </message>
    <message>
        <source>One tile less, and one more for the other.</source>
        <translation>На одну фишку меньше, а другому на одну больше.</translation>
    </message>
    <message>
        <source>No tile is left.</source>
        <translation>Фишек не осталось.</translation>
    </message>
    <message>
        <source>Get rid of all your tiles before the others do. Lines that meet must have one colour: that is the golden rule.</source>
        <translation>Избавься от всех своих фишек раньше других. Линии, которые встречаются, должны быть одного цвета: это Золотое правило.</translation>
    </message>
    <message>
        <source>Click your stack below the table to draw its top tile, or press Enter.</source>
        <translation>Щёлкни по своей стопке под столом, чтобы взять верхнюю фишку, или нажми Enter.</translation>
    </message>
    <message>
        <source>A tile needs two neighbours, and all colours must agree. Turn this one with the mouse wheel, a right click or R, until it fits on the marked cell, and click there.</source>
        <translation>Фишке нужны два соседа, и все цвета должны совпасть. Поворачивай её колесом мыши, правой кнопкой или клавишей R, пока она не подойдёт к отмеченной клетке, и щёлкни там.</translation>
    </message>
    <message>
        <source>Draw again. This tile fits nowhere: click Discard, or press X. It goes to your penalty pile.</source>
        <translation>Возьми ещё одну. Эта фишка никуда не подходит: щёлкни «Сбросить» или нажми X. Она отправится в твою штрафную кучку.</translation>
    </message>
    <message>
        <source>Draw once more, and place the tile on the marked cell.</source>
        <translation>Возьми следующую фишку и положи её на отмеченную клетку.</translation>
    </message>
    <message>
        <source>An empty cell with three tiles around it is a niche, and a penalty tile may go there. Click your penalty tile, turn it, and fill the marked niche.</source>
        <translation>Пустая клетка, вокруг которой три фишки, — ниша, и туда можно положить штрафную фишку. Щёлкни по своей штрафной фишке, поверни её и заполни отмеченную нишу.</translation>
    </message>
    <message>
        <source>“Pont!” Whoever fills a niche gives a tile away. Click your stack, and then the other player.</source>
        <translation>«Понт!» Кто заполнил нишу, отдаёт фишку. Щёлкни по своей стопке, а потом по другому игроку.</translation>
    </message>
    <message>
        <source>That is the whole game. In a rush there are no turns: everybody draws and places at once. Who has no tile left calls “Vsyo!” and has won.</source>
        <translation>Вот и вся игра. Наперегонки ходов нет: все берут и кладут фишки одновременно. Кто остался без фишек, кричит «Всё!» и побеждает.</translation>
    </message>
    <message>
        <source>All tiles are placed. Time: %1, penalty tiles: %2, Ponts: %3.</source>
        <translation>Все фишки выложены. Время: %1, штрафных фишек: %2, Понтов: %3.</translation>
    </message>
    <message>
        <source>Nothing more can be placed. Tiles left: %4, time: %1, penalty tiles: %2, Ponts: %3.</source>
        <translation>Больше ничего нельзя положить. Осталось фишек: %4, время: %1, штрафных фишек: %2, Понтов: %3.</translation>
    </message>
    <message>
        <source>The best time so far, %1: %2.</source>
        <translation>Лучшее время до сих пор, %1: %2.</translation>
    </message>
    <message>
        <source>The best so far, %1: tiles left %3, time %2.</source>
        <translation>Лучшее до сих пор, %1: осталось фишек %3, время %2.</translation>
    </message>
    <message>
        <source>That is the best so far, %1!</source>
        <translation>Это лучший результат до сих пор, %1!</translation>
    </message>
    <message>
        <source>Best runs</source>
        <translation>Лучшие результаты</translation>
    </message>
    <message>
        <source>Out of the game already: %1.</source>
        <translation>Уже вне игры: %1.</translation>
    </message>
    <message>
        <source>gives the top of stack %1 to %2</source>
        <translation>отдаёт верхнюю фишку стопки %1: её получает %2</translation>
    </message>
    <message>
        <source>gives penalty tile %1 to %2</source>
        <translation>отдаёт штрафную фишку %1: её получает %2</translation>
    </message>
    <message>
        <source>Give a tile away: %1 which · %2 to whom · %3 give</source>
        <translation>Отдай фишку: %1 какую · %2 кому · %3 отдать</translation>
    </message>
    <message>
        <source>Tiles left: %1</source>
        <translation>Осталось фишек: %1</translation>
    </message>
    <message>
        <source>No penalty tile of yours fits a niche now: wait for the others.</source>
        <translation>Сейчас ни одна твоя штрафная фишка не подходит в нишу: подожди других.</translation>
    </message>
    <message>
        <source>You have no tiles left. The others play on.</source>
        <translation>У тебя не осталось фишек. Остальные продолжают играть.</translation>
    </message>
    <message>
        <source>draws a tile</source>
        <translation>берёт фишку</translation>
    </message>
    <message>
        <source>gives the top tile of the stack to %1</source>
        <translation>отдаёт верхнюю фишку стопки: её получает %1</translation>
    </message>
</context>
<context>
    <name>sbor</name>
    <message>
        <source>The field stays whole</source>
        <translation>Поле остаётся целым</translation>
    </message>
    <message>
        <source>A circle may be moved only so that all circles stay one connected piece.</source>
        <translation>Кружок можно переместить только так, чтобы все кружки остались связанными.</translation>
    </message>
    <message>
        <source>Standard game</source>
        <translation>Обычная игра</translation>
    </message>
    <message>
        <source>Bring your three dolls together in one before the others do.</source>
        <translation>Собери свои три матрёшки в одну раньше других.</translation>
    </message>
    <message>
        <source>Whole field</source>
        <translation>Целое поле</translation>
    </message>
    <message>
        <source>Nobody can be cut off: moved circles must leave the field in one connected piece.</source>
        <translation>Никого нельзя отрезать: после перемещения кружков поле должно остаться связанным.</translation>
    </message>
    <message>
        <source>must be a number of players from 2 to 4</source>
        <translation>должно быть числом игроков от 2 до 4</translation>
    </message>
    <message>
        <source>is missing</source>
        <translation>отсутствует</translation>
    </message>
    <message>
        <source>must be a seat from 1 to %1</source>
        <translation>должно быть местом от 1 до %1</translation>
    </message>
    <message>
        <source>The circles are being laid out now.</source>
        <translation>Сейчас выкладывают кружки.</translation>
    </message>
    <message>
        <source>The dolls are being put out now.</source>
        <translation>Сейчас выставляют матрёшек.</translation>
    </message>
    <message>
        <source>First the dice must be thrown.</source>
        <translation>Сначала нужно бросить кубики.</translation>
    </message>
    <message>
        <source>This is no action of a turn.</source>
        <translation>Это не действие хода.</translation>
    </message>
    <message>
        <source>Lays circle %1</source>
        <translation>Кладёт кружок %1</translation>
    </message>
    <message>
        <source>Puts %1 on circle %2</source>
        <translation>Ставит %1 на кружок %2</translation>
    </message>
    <message>
        <source>Plays on with four kept dice</source>
        <translation>Играет дальше с четырьмя сохранёнными кубиками</translation>
    </message>
    <message>
        <source>Throws %1</source>
        <translation>Бросает %1</translation>
    </message>
    <message>
        <source>Manipulation: %1</source>
        <translation>Манипуляция: %1</translation>
    </message>
    <message>
        <source>Super force: %1</source>
        <translation>Суперсила: %1</translation>
    </message>
    <message>
        <source>Moves circle %1</source>
        <translation>Перемещает кружок %1</translation>
    </message>
    <message>
        <source>Ends the turn</source>
        <translation>Конец хода</translation>
    </message>
    <message>
        <source>Ends the turn and keeps %1</source>
        <translation>Конец хода, сохранены: %1</translation>
    </message>
    <message>
        <source>%1 eats %2</source>
        <translation>%1 съедает %2</translation>
    </message>
    <message>
        <source>%1 climbs into %2</source>
        <translation>%1 залезает в %2</translation>
    </message>
    <message>
        <source>All four dice are kept: begin the turn with them.</source>
        <translation>Все четыре кубика сохранены: начни ход с ними.</translation>
    </message>
    <message>
        <source>Throw the one die that was not kept.</source>
        <translation>Брось один кубик, который не сохранён.</translation>
    </message>
    <message>
        <source>Throw the two dice that were not kept.</source>
        <translation>Брось два кубика, которые не сохранены.</translation>
    </message>
    <message>
        <source>Throw the three dice that were not kept.</source>
        <translation>Брось три кубика, которые не сохранены.</translation>
    </message>
    <message>
        <source>Throw all four dice.</source>
        <translation>Брось все четыре кубика.</translation>
    </message>
    <message>
        <source>All dice are used: end the turn.</source>
        <translation>Все кубики использованы: закончи ход.</translation>
    </message>
    <message>
        <source>These dice allow no action: keep the ones that you want and end the turn.</source>
        <translation>Эти кубики не позволяют действий: сохрани какие хочешь и закончи ход.</translation>
    </message>
    <message>
        <source>Several players&apos; dolls came together at once: they share the win.</source>
        <translation>Матрёшки нескольких игроков собрались одновременно: победа общая.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>Игра окончена.</translation>
    </message>
    <message>
        <source>There is no such circle in this game.</source>
        <translation>В этой игре нет такого кружка.</translation>
    </message>
    <message>
        <source>There is no such doll in this game.</source>
        <translation>В этой игре нет такой матрёшки.</translation>
    </message>
    <message>
        <source>A die shows a number from 1 to 6.</source>
        <translation>Кубик показывает число от 1 до 6.</translation>
    </message>
    <message>
        <source>The number of dice to be thrown is %1.</source>
        <translation>Кубиков для броска: %1.</translation>
    </message>
    <message>
        <source>Here it would overlap circle %1.</source>
        <translation>Здесь он наложился бы на кружок %1.</translation>
    </message>
    <message>
        <source>A circle must touch another one.</source>
        <translation>Кружок должен касаться другого.</translation>
    </message>
    <message>
        <source>This is too far away.</source>
        <translation>Это слишком далеко.</translation>
    </message>
    <message>
        <source>The field would fall apart, and it must stay whole.</source>
        <translation>Поле распалось бы, а оно должно остаться целым.</translation>
    </message>
    <message>
        <source>Two circles were moved in this turn already.</source>
        <translation>В этот ход уже переместили два кружка.</translation>
    </message>
    <message>
        <source>Circle %1 lies there already.</source>
        <translation>Кружок %1 уже лежит там.</translation>
    </message>
    <message>
        <source>This needs two different circles.</source>
        <translation>Для этого нужны два разных кружка.</translation>
    </message>
    <message>
        <source>No doll stands on circle %1.</source>
        <translation>На кружке %1 нет матрёшки.</translation>
    </message>
    <message>
        <source>The doll on circle %1 is not yours.</source>
        <translation>Матрёшка на кружке %1 не твоя.</translation>
    </message>
    <message>
        <source>A doll can eat only a smaller one.</source>
        <translation>Матрёшка может съесть только меньшую.</translation>
    </message>
    <message>
        <source>Only an empty doll can eat.</source>
        <translation>Съесть может только пустая матрёшка.</translation>
    </message>
    <message>
        <source>There is nothing inside to spit out.</source>
        <translation>Внутри нечего выплюнуть.</translation>
    </message>
    <message>
        <source>A doll can climb only into a larger one.</source>
        <translation>Матрёшка может залезть только в большую.</translation>
    </message>
    <message>
        <source>A doll can climb only into an empty one.</source>
        <translation>Матрёшка может залезть только в пустую.</translation>
    </message>
    <message>
        <source>Both dolls are empty: there is nothing to trade.</source>
        <translation>Обе матрёшки пусты: обмениваться нечем.</translation>
    </message>
    <message>
        <source>What is traded must be smaller than the doll that receives it.</source>
        <translation>Обмениваемое должно быть меньше матрёшки, которая его принимает.</translation>
    </message>
    <message>
        <source>A substitution needs two circles of the same number.</source>
        <translation>Для подмены нужны два кружка с одинаковым числом.</translation>
    </message>
    <message>
        <source>A substitution needs a doll on one of the circles.</source>
        <translation>Для подмены нужна матрёшка на одном из кружков.</translation>
    </message>
    <message>
        <source>This needs unused dice showing %1 and %2.</source>
        <translation>Для этого нужны неиспользованные кубики с %1 и %2.</translation>
    </message>
    <message>
        <source>This needs an unused die showing %1.</source>
        <translation>Для этого нужен неиспользованный кубик с %1.</translation>
    </message>
    <message>
        <source>This needs two unused dice showing %1.</source>
        <translation>Для этого нужны два неиспользованных кубика с %1.</translation>
    </message>
    <message>
        <source>This needs four equal unused dice.</source>
        <translation>Для этого нужны четыре одинаковых неиспользованных кубика.</translation>
    </message>
    <message>
        <source>Only unused dice can be kept.</source>
        <translation>Сохранить можно только неиспользованные кубики.</translation>
    </message>
    <message>
        <source>Obshchiy sbor</source>
        <translation>Общий сбор</translation>
    </message>
    <message>
        <source>A field with many neighbours gives all dolls ways to go.</source>
        <translation>Поле с множеством соседей даёт дорогу всем матрёшкам.</translation>
    </message>
    <message>
        <source>It brings the three dolls together.</source>
        <translation>Это собирает трёх матрёшек вместе.</translation>
    </message>
    <message>
        <source>No action would help now.</source>
        <translation>Сейчас ни одно действие не поможет.</translation>
    </message>
    <message>
        <source>The kept dice raise the chances of the next turn.</source>
        <translation>Сохранённые кубики повышают шансы следующего хода.</translation>
    </message>
    <message>
        <source>It brings the own dolls nearer together.</source>
        <translation>Это сближает собственных матрёшек.</translation>
    </message>
    <message>
        <source>It prepares the next turn.</source>
        <translation>Это готовит следующий ход.</translation>
    </message>
    <message>
        <source>small red doll</source>
        <translation>маленькая красная матрёшка</translation>
    </message>
    <message>
        <source>medium red doll</source>
        <translation>средняя красная матрёшка</translation>
    </message>
    <message>
        <source>large red doll</source>
        <translation>большая красная матрёшка</translation>
    </message>
    <message>
        <source>small green doll</source>
        <translation>маленькая зелёная матрёшка</translation>
    </message>
    <message>
        <source>medium green doll</source>
        <translation>средняя зелёная матрёшка</translation>
    </message>
    <message>
        <source>large green doll</source>
        <translation>большая зелёная матрёшка</translation>
    </message>
    <message>
        <source>small blue doll</source>
        <translation>маленькая синяя матрёшка</translation>
    </message>
    <message>
        <source>medium blue doll</source>
        <translation>средняя синяя матрёшка</translation>
    </message>
    <message>
        <source>large blue doll</source>
        <translation>большая синяя матрёшка</translation>
    </message>
    <message>
        <source>small yellow doll</source>
        <translation>маленькая жёлтая матрёшка</translation>
    </message>
    <message>
        <source>medium yellow doll</source>
        <translation>средняя жёлтая матрёшка</translation>
    </message>
    <message>
        <source>large yellow doll</source>
        <translation>большая жёлтая матрёшка</translation>
    </message>
    <message>
        <source>Go</source>
        <translation>Перейти</translation>
    </message>
    <message>
        <source>Swap places</source>
        <translation>Поменяться местами</translation>
    </message>
    <message>
        <source>Eat</source>
        <translation>Съесть</translation>
    </message>
    <message>
        <source>Spit</source>
        <translation>Выплюнуть</translation>
    </message>
    <message>
        <source>Climb in</source>
        <translation>Залезть</translation>
    </message>
    <message>
        <source>Trade contents</source>
        <translation>Обменяться содержимым</translation>
    </message>
    <message>
        <source>Dice</source>
        <translation>Кубики</translation>
    </message>
    <message>
        <source>Substitution</source>
        <translation>Подмена</translation>
    </message>
    <message>
        <source>Manipulation</source>
        <translation>Манипуляция</translation>
    </message>
    <message>
        <source>Teleport</source>
        <translation>Телепортация</translation>
    </message>
    <message>
        <source>Super force</source>
        <translation>Суперсила</translation>
    </message>
    <message>
        <source>Two dice, one for each circle: your doll acts on a neighbouring circle.</source>
        <translation>Два кубика, по одному на каждый кружок: твоя матрёшка действует на соседний кружок.</translation>
    </message>
    <message>
        <source>Two equal dice: the dolls on two circles of that number change places.</source>
        <translation>Два одинаковых кубика: матрёшки на двух кружках с этим числом меняются местами.</translation>
    </message>
    <message>
        <source>Two equal dice: any doll on a circle of that number acts on a neighbouring circle.</source>
        <translation>Два одинаковых кубика: любая матрёшка на кружке с этим числом действует на соседний кружок.</translation>
    </message>
    <message>
        <source>Three equal dice: a doll flies from a circle of that number to any free one, or from anywhere to a free circle of that number.</source>
        <translation>Три одинаковых кубика: матрёшка переносится с кружка с этим числом на любой свободный или откуда угодно на свободный кружок с этим числом.</translation>
    </message>
    <message>
        <source>Four equal dice: any doll acts on any other circle.</source>
        <translation>Четыре одинаковых кубика: любая матрёшка действует на любой другой кружок.</translation>
    </message>
    <message>
        <source>Arrow keys</source>
        <translation>Стрелки</translation>
    </message>
    <message>
        <source>walk over the circles, or carry a circle from place to place</source>
        <translation>ходят по кружкам или носят кружок с места на место</translation>
    </message>
    <message>
        <source>Space, Enter</source>
        <translation>Пробел, Enter</translation>
    </message>
    <message>
        <source>throws the dice, lays a circle, puts a doll, chooses a doll or a place</source>
        <translation>бросает кубики, кладёт кружок, ставит матрёшку, выбирает матрёшку или место</translation>
    </message>
    <message>
        <source>1 to 6</source>
        <translation>от 1 до 6</translation>
    </message>
    <message>
        <source>choose the circle to lay, or the dice to keep</source>
        <translation>выбирают кружок или кубики, которые сохраняются</translation>
    </message>
    <message>
        <source>S, M, L</source>
        <translation>S, M, L</translation>
    </message>
    <message>
        <source>choose the small, medium or large doll when dolls are put out</source>
        <translation>выбирают маленькую, среднюю или большую матрёшку при расстановке</translation>
    </message>
    <message>
        <source>G, S, E</source>
        <translation>G, S, E</translation>
    </message>
    <message>
        <source>go, swap places, eat</source>
        <translation>перейти, поменяться местами, съесть</translation>
    </message>
    <message>
        <source>P, C, T</source>
        <translation>P, C, T</translation>
    </message>
    <message>
        <source>spit, climb in, trade contents</source>
        <translation>выплюнуть, залезть, обменяться содержимым</translation>
    </message>
    <message>
        <source>U, M, L, F</source>
        <translation>U, M, L, F</translation>
    </message>
    <message>
        <source>substitution, manipulation, teleport, super force</source>
        <translation>подмена, манипуляция, телепортация, суперсила</translation>
    </message>
    <message>
        <source>V</source>
        <translation>V</translation>
    </message>
    <message>
        <source>moves the free circle on which you are</source>
        <translation>перемещает свободный кружок, на котором ты находишься</translation>
    </message>
    <message>
        <source>N</source>
        <translation>N</translation>
    </message>
    <message>
        <source>ends the turn</source>
        <translation>заканчивает ход</translation>
    </message>
    <message>
        <source>Q</source>
        <translation>Q</translation>
    </message>
    <message>
        <source>quick set-up</source>
        <translation>быстрая расстановка</translation>
    </message>
    <message>
        <source>I</source>
        <translation>I</translation>
    </message>
    <message>
        <source>while held, shows what is inside the dolls</source>
        <translation>пока нажата, показывает, что внутри матрёшек</translation>
    </message>
    <message>
        <source>+, −</source>
        <translation>+, −</translation>
    </message>
    <message>
        <source>zoom</source>
        <translation>увеличивают и уменьшают</translation>
    </message>
    <message>
        <source>0</source>
        <translation>0</translation>
    </message>
    <message>
        <source>shows the whole table</source>
        <translation>показывает весь стол</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>takes a choice back</source>
        <translation>отменяет выбор</translation>
    </message>
    <message>
        <source>%1, inside it: %2</source>
        <translation>%1, внутри неё: %2</translation>
    </message>
    <message>
        <source>%1, inside it: %2, and inside that: %3</source>
        <translation>%1, внутри неё: %2, а внутри той: %3</translation>
    </message>
    <message>
        <source>Table of Obshchiy sbor</source>
        <translation>Стол «Общего сбора»</translation>
    </message>
    <message>
        <source>Circle %1, active</source>
        <translation>Кружок %1, активный</translation>
    </message>
    <message>
        <source>Circle %1</source>
        <translation>Кружок %1</translation>
    </message>
    <message>
        <source>free</source>
        <translation>свободен</translation>
    </message>
    <message>
        <source>neighbours: %1</source>
        <translation>соседние: %1</translation>
    </message>
    <message>
        <source>Die showing %1</source>
        <translation>Кубик с %1</translation>
    </message>
    <message>
        <source>Die showing %1, will be kept</source>
        <translation>Кубик с %1, будет сохранён</translation>
    </message>
    <message>
        <source>Lay circle %1</source>
        <translation>Положить кружок %1</translation>
    </message>
    <message>
        <source>End turn</source>
        <translation>Конец хода</translation>
    </message>
    <message>
        <source>End it all the same</source>
        <translation>Всё равно закончить</translation>
    </message>
    <message>
        <source>Nothing was done in this turn yet, and something could be. End it all the same?</source>
        <translation>В этом ходу ещё ничего не сделано, а можно. Всё равно закончить?</translation>
    </message>
    <message>
        <source>Quick set-up</source>
        <translation>Быстрая расстановка</translation>
    </message>
    <message>
        <source>No circle can be moved any more in this turn.</source>
        <translation>В этом ходу больше нельзя перемещать кружки.</translation>
    </message>
    <message>
        <source>Choose one of the glowing circles.</source>
        <translation>Выбери один из светящихся кружков.</translation>
    </message>
    <message>
        <source>Choose a doll on one of the glowing circles.</source>
        <translation>Выбери матрёшку на одном из светящихся кружков.</translation>
    </message>
    <message>
        <source>Choose the other circle.</source>
        <translation>Выбери другой кружок.</translation>
    </message>
    <message>
        <source>no neighbours</source>
        <translation>нет соседних</translation>
    </message>
    <message>
        <source>With these dice there is nothing to do by it now.</source>
        <translation>С этими кубиками сейчас ничего с её помощью не сделать.</translation>
    </message>
    <message>
        <source>Choose</source>
        <translation>Выбрать</translation>
    </message>
    <message>
        <source>No kept dice</source>
        <translation>Нет сохранённых кубиков</translation>
    </message>
    <message>
        <source>Kept dice: %1</source>
        <translation>Сохранённые кубики: %1</translation>
    </message>
    <message>
        <source>Show the whole table</source>
        <translation>Показать весь стол</translation>
    </message>
    <message>
        <source>Nesting dolls on a table of circles: throw the dice and bring your three together.</source>
        <translation>Матрёшки на кружках: бросай кубики и собери своих трёх вместе.</translation>
    </message>
    <message>
        <source>You play the three red dolls. Bring them into each other, the small one into the medium one, and that into the large one: who does it first wins.</source>
        <translation>Ты играешь тремя красными матрёшками. Собери их друг в друге, малую в средней, а её в большой: кто успеет первым, тот победит.</translation>
    </message>
    <message>
        <source>Every turn begins with the dice. Click them, or press Space.</source>
        <translation>Каждый ход начинается с кубиков. Щёлкни по ним или нажми пробел.</translation>
    </message>
    <message>
        <source>An action needs a die with the number of the circle on which the doll stands, and one with the number where it leads. Click your medium doll on circle 2, choose Go, and click circle 5.</source>
        <translation>Для действия нужны кубик с номером кружка, на котором стоит матрёшка, и кубик с номером другого кружка. Щёлкни по средней матрёшке на кружке 2, выбери «Перейти» и щёлкни по кружку 5.</translation>
    </message>
    <message>
        <source>Unused dice can be kept for the next turn. Click the six, so that you keep it, and end the turn.</source>
        <translation>Неиспользованные кубики можно сохранить до следующего хода. Щёлкни по шестёрке, чтобы сохранить её, и закончи ход.</translation>
    </message>
    <message>
        <source>It is your turn again. Throw the other three dice.</source>
        <translation>Снова твоя очередь. Брось остальные три кубика.</translation>
    </message>
    <message>
        <source>5 and 6 are there: click your medium doll and choose Eat. It swallows the small one on circle 6.</source>
        <translation>5 и 6 есть: щёлкни по средней матрёшке и выбери «Съесть». Она проглотит малую на кружке 6.</translation>
    </message>
    <message>
        <source>And 6 and 4 are left: click the medium doll again, and let it climb into the large one.</source>
        <translation>Остались 6 и 4: снова щёлкни по средней матрёшке, и пусть она залезет в большую.</translation>
    </message>
    <message>
        <source>You have won! Equal dice give super powers as well, and circles can be moved: the rules tell more. Enjoy the game!</source>
        <translation>Победа! Одинаковые кубики дают ещё и суперспособности, а кружки можно перемещать: подробнее в правилах. Приятной игры!</translation>
    </message>
    <message>
        <source>Your circle %1 lies on the table already.</source>
        <translation>Твой кружок %1 уже лежит на столе.</translation>
    </message>
    <message>
        <source>%1 stands on the table already.</source>
        <translation>%1 уже стоит на столе.</translation>
    </message>
    <message>
        <source>Circle %1 is not free: a doll stands on it.</source>
        <translation>Кружок %1 не свободен: на нём стоит матрёшка.</translation>
    </message>
    <message>
        <source>These two circles with the number %1 are not neighbours.</source>
        <translation>Эти два кружка с числом %1 не соседние.</translation>
    </message>
    <message>
        <source>This circle %1 and this circle %2 are not neighbours.</source>
        <translation>Этот кружок %1 и этот кружок %2 не соседние.</translation>
    </message>
    <message>
        <source>This needs three unused dice showing %1.</source>
        <translation>Для этого нужны три неиспользованных кубика с %1.</translation>
    </message>
    <message>
        <source>This needs three unused dice showing %1, or three showing %2.</source>
        <translation>Для этого нужны три неиспользованных кубика с %1 или три с %2.</translation>
    </message>
    <message>
        <source>The small red doll</source>
        <translation>Маленькая красная матрёшка</translation>
    </message>
    <message>
        <source>The medium red doll</source>
        <translation>Средняя красная матрёшка</translation>
    </message>
    <message>
        <source>The large red doll</source>
        <translation>Большая красная матрёшка</translation>
    </message>
    <message>
        <source>The small green doll</source>
        <translation>Маленькая зелёная матрёшка</translation>
    </message>
    <message>
        <source>The medium green doll</source>
        <translation>Средняя зелёная матрёшка</translation>
    </message>
    <message>
        <source>The large green doll</source>
        <translation>Большая зелёная матрёшка</translation>
    </message>
    <message>
        <source>The small blue doll</source>
        <translation>Маленькая синяя матрёшка</translation>
    </message>
    <message>
        <source>The medium blue doll</source>
        <translation>Средняя синяя матрёшка</translation>
    </message>
    <message>
        <source>The large blue doll</source>
        <translation>Большая синяя матрёшка</translation>
    </message>
    <message>
        <source>The small yellow doll</source>
        <translation>Маленькая жёлтая матрёшка</translation>
    </message>
    <message>
        <source>The medium yellow doll</source>
        <translation>Средняя жёлтая матрёшка</translation>
    </message>
    <message>
        <source>The large yellow doll</source>
        <translation>Большая жёлтая матрёшка</translation>
    </message>
    <message>
        <source>the small red doll</source>
        <translation>маленькую красную матрёшку</translation>
    </message>
    <message>
        <source>the medium red doll</source>
        <translation>среднюю красную матрёшку</translation>
    </message>
    <message>
        <source>the large red doll</source>
        <translation>большую красную матрёшку</translation>
    </message>
    <message>
        <source>the small green doll</source>
        <translation>маленькую зелёную матрёшку</translation>
    </message>
    <message>
        <source>the medium green doll</source>
        <translation>среднюю зелёную матрёшку</translation>
    </message>
    <message>
        <source>the large green doll</source>
        <translation>большую зелёную матрёшку</translation>
    </message>
    <message>
        <source>the small blue doll</source>
        <translation>маленькую синюю матрёшку</translation>
    </message>
    <message>
        <source>the medium blue doll</source>
        <translation>среднюю синюю матрёшку</translation>
    </message>
    <message>
        <source>the large blue doll</source>
        <translation>большую синюю матрёшку</translation>
    </message>
    <message>
        <source>the small yellow doll</source>
        <translation>маленькую жёлтую матрёшку</translation>
    </message>
    <message>
        <source>the medium yellow doll</source>
        <translation>среднюю жёлтую матрёшку</translation>
    </message>
    <message>
        <source>the large yellow doll</source>
        <translation>большую жёлтую матрёшку</translation>
    </message>
    <message>
        <source>with the small red doll</source>
        <translation>с маленькой красной матрёшкой</translation>
    </message>
    <message>
        <source>with the medium red doll</source>
        <translation>со средней красной матрёшкой</translation>
    </message>
    <message>
        <source>with the large red doll</source>
        <translation>с большой красной матрёшкой</translation>
    </message>
    <message>
        <source>with the small green doll</source>
        <translation>с маленькой зелёной матрёшкой</translation>
    </message>
    <message>
        <source>with the medium green doll</source>
        <translation>со средней зелёной матрёшкой</translation>
    </message>
    <message>
        <source>with the large green doll</source>
        <translation>с большой зелёной матрёшкой</translation>
    </message>
    <message>
        <source>with the small blue doll</source>
        <translation>с маленькой синей матрёшкой</translation>
    </message>
    <message>
        <source>with the medium blue doll</source>
        <translation>со средней синей матрёшкой</translation>
    </message>
    <message>
        <source>with the large blue doll</source>
        <translation>с большой синей матрёшкой</translation>
    </message>
    <message>
        <source>with the small yellow doll</source>
        <translation>с маленькой жёлтой матрёшкой</translation>
    </message>
    <message>
        <source>with the medium yellow doll</source>
        <translation>со средней жёлтой матрёшкой</translation>
    </message>
    <message>
        <source>with the large yellow doll</source>
        <translation>с большой жёлтой матрёшкой</translation>
    </message>
    <message>
        <source>It is the red dolls that you put out.</source>
        <translation>Ты выставляешь красных матрёшек.</translation>
    </message>
    <message>
        <source>It is the green dolls that you put out.</source>
        <translation>Ты выставляешь зелёных матрёшек.</translation>
    </message>
    <message>
        <source>It is the blue dolls that you put out.</source>
        <translation>Ты выставляешь синих матрёшек.</translation>
    </message>
    <message>
        <source>It is the yellow dolls that you put out.</source>
        <translation>Ты выставляешь жёлтых матрёшек.</translation>
    </message>
    <message>
        <source>Substitution: %1</source>
        <translation>Подмена: %1</translation>
    </message>
    <message>
        <source>Teleport: %1</source>
        <translation>Телепортация: %1</translation>
    </message>
    <message>
        <source>%1 goes to circle %2</source>
        <translation>%1 переходит на кружок %2</translation>
    </message>
    <message>
        <source>%1 changes places %2</source>
        <translation>%1 меняется местами %2</translation>
    </message>
    <message>
        <source>%1 spits %2 onto circle %3</source>
        <translation>%1 выплёвывает %2 на кружок %3</translation>
    </message>
    <message>
        <source>%1 trades contents %2</source>
        <translation>%1 обменивается содержимым %2</translation>
    </message>
    <message>
        <source>Choose any one of your circles below and click the middle of the table.</source>
        <translation>Выбери внизу любой свой кружок и щёлкни посередине стола.</translation>
    </message>
    <message>
        <source>Choose one of your circles below and click where it shall lie: it must touch another one.</source>
        <translation>Выбери внизу кружок и щёлкни, где он ляжет: он должен касаться другого.</translation>
    </message>
    <message>
        <source>Your die shows %1: press to correct it</source>
        <translation>На кубике %1: нажми, чтобы исправить</translation>
    </message>
    <message>
        <source>A die whose number you have not said yet</source>
        <translation>Кубик, число которого ещё не названо</translation>
    </message>
    <message>
        <source>Play with these dice</source>
        <translation>Играть с этими кубиками</translation>
    </message>
    <message>
        <source>Is this what your dice show? If not, click a die or press Backspace.</source>
        <translation>На кубиках выпало это? Если нет, щёлкни по кубику или нажми Backspace.</translation>
    </message>
    <message>
        <source>Throw your own dice and say what they show: click, or type the numbers.</source>
        <translation>Брось свои кубики и укажи, что выпало: щелчками или цифрами.</translation>
    </message>
    <message>
        <source>Everybody threw a die, and the highest begins: %1.</source>
        <translation>Каждый бросил кубик, начинает тот, у кого больше: %1.</translation>
    </message>
    <message>
        <source>A die that was used in this turn</source>
        <translation>Кубик, использованный в этом ходу</translation>
    </message>
    <message>
        <source>Choose what this doll shall do, or click a glowing circle.</source>
        <translation>Выбери, что сделает эта матрёшка, или щёлкни по светящемуся кружку.</translation>
    </message>
    <message>
        <source>Put your opponent&apos;s red dolls out, far apart: choose one below and click a circle.</source>
        <translation>Расставь красных матрёшек соперника подальше: выбери внизу и щёлкни по кружку.</translation>
    </message>
    <message>
        <source>Put your opponent&apos;s green dolls out, far apart: choose one below and click a circle.</source>
        <translation>Расставь зелёных матрёшек соперника подальше: выбери внизу и щёлкни по кружку.</translation>
    </message>
    <message>
        <source>Put your opponent&apos;s blue dolls out, far apart: choose one below and click a circle.</source>
        <translation>Расставь синих матрёшек соперника подальше: выбери внизу и щёлкни по кружку.</translation>
    </message>
    <message>
        <source>Put your opponent&apos;s yellow dolls out, far apart: choose one below and click a circle.</source>
        <translation>Расставь жёлтых матрёшек соперника подальше: выбери внизу и щёлкни по кружку.</translation>
    </message>
    <message>
        <source>Click one of your dolls, drag a free glowing circle, keep dice, or end the turn.</source>
        <translation>Выбери свою матрёшку или светящийся кружок, сохрани кубики или закончи ход.</translation>
    </message>
    <message>
        <source>Click one of your dolls to see what it can do, keep dice, or end the turn.</source>
        <translation>Узнай щелчком, что может твоя матрёшка, сохрани кубики или закончи ход.</translation>
    </message>
    <message>
        <source>Only equal dice can do something: click a power above them, or end the turn.</source>
        <translation>Помогут лишь одинаковые кубики: выбери способность над ними или закончи ход.</translation>
    </message>
    <message>
        <source>No doll can act: drag a free glowing circle, keep dice, or end the turn.</source>
        <translation>Матрёшкам нечем ходить: сдвинь кружок, сохрани кубики или закончи ход.</translation>
    </message>
    <message>
        <source>Put the circle where it touches another: it is the last that may be moved now.</source>
        <translation>Положи кружок вплотную к другому: больше в этом ходу перемещать нельзя.</translation>
    </message>
    <message>
        <source>Put the circle where it touches another: two may be moved in a turn.</source>
        <translation>Положи кружок вплотную к другому: за ход можно переместить два.</translation>
    </message>
    <message>
        <source>This doll can do nothing now: click an action to read why.</source>
        <translation>Эта матрёшка сейчас ничего не может: щёлкни по действию и узнаешь почему.</translation>
    </message>
    <message>
        <source>It is the turn of %1.</source>
        <translation>Сейчас ходит %1.</translation>
    </message>
    <message>
        <source>It keeps the dolls of %1 apart.</source>
        <translation>Чужие матрёшки остаются порознь: труднее будет игроку по имени %1.</translation>
    </message>
    <message>
        <source>It throws %1 back.</source>
        <translation>Это отбрасывает соперника назад: %1.</translation>
    </message>
    <message>
        <source>The three dolls of %1 are together: %1 wins.</source>
        <translation>Три матрёшки вместе: побеждает %1.</translation>
    </message>
    <message>
        <source>Click a power above equal dice, drag a free glowing circle, or end the turn.</source>
        <translation>Выбери способность над кубиками, сдвинь светящийся кружок или закончи ход.</translation>
    </message>
    <message>
        <source>A die that waits to be thrown</source>
        <translation>Кубик, который ждёт броска</translation>
    </message>
    <message>
        <source>A die that waits to be thrown: throw the dice</source>
        <translation>Кубик ждёт броска: брось кубики</translation>
    </message>
    <message>
        <source>No doll stands on a circle with the number of the equal dice.</source>
        <translation>На кружках с числом одинаковых кубиков нет матрёшек.</translation>
    </message>
</context>
<context>
    <name>session</name>
    <message>
        <source>The computer plays this seat.</source>
        <translation>За это место играет компьютер.</translation>
    </message>
    <message>
        <source>The match is paused.</source>
        <translation>Партия на паузе.</translation>
    </message>
    <message>
        <source>A rush is not played from an earlier position.</source>
        <translation>Игру наперегонки не продолжают с прежней позиции.</translation>
    </message>
</context>
</TS>
