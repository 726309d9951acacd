/** Texts that have broken clients. The server's rules allow each of them. */

const MANY = 3000;

/** Text without markup that is hard to lay out. */
export const LAYOUT_TEXTS: readonly string[] = [
  'Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz'.repeat(12),
  'a'.repeat(MANY),
  `https://example.com/${'very-long-path/'.repeat(40)}?${'q=1&'.repeat(60)}`,
  '東京特許許可局長今日急遽休暇許可拒否'.repeat(40),
  Array.from({ length: 100 }, (_, n) => `line ${n + 1}`).join('\n'),
  '\u200B\u200B\u200Bzero\u200Bwidth\u200Bspaces\u200B and a soft\u00ADhy\u00ADphen and a word\u2060joiner',
  'Z̸͎̈́a̵̩͐l̶̻̈́g̷̱͝o̴̞͌ '.repeat(30),
  '👩‍👩‍👧‍👦 👩🏽‍🚀 🏳️‍🌈 🏴‍☠️ 🇯🇵 🇩🇪 1️⃣ ❤️‍🔥 👨🏿‍❤️‍💋‍👨🏻 🧑‍🧑‍🧒‍🧒',
  '👩‍👩‍👧‍👦'.repeat(120),
  'Tabs\there\tand\tthere,\u00A0non-breaking\u00A0spaces,\u2003wide spaces.',
  '　全角スペース　で　はじまる　ノート',
  'ﷺ ﷽ '.repeat(20),
  'I̗̘̦͝n͇͇͙v̮̫ok̲̫̙͈i̖͙̭̹̠̞n̡̻̮̣̺g̲͈͙̭͙̬͎ the hive',
];

/** Right-to-left and mixed directions, with control characters that can turn a whole page around. */
export const DIRECTION_TEXTS: readonly string[] = [
  'مرحبا بالعالم! هذا نص عربي مع English words و أرقام 12345 و @alice و #وسم و https://example.com/مرحبا.',
  'שלום עולם, זה טקסט בעברית עם **הדגשה** ו־`code`.',
  '\u202Eevil.exe\u202C looks reversed. So does \u2067this isolate\u2069, and this one never ends: \u202Eabc',
  '\u200Fנקודה בסוף.\u200E (brackets) [مرحبا](https://example.com/rtl)',
  'Name with an override inside: @\u202Ealice',
];

/** Markup that is broken, deeply nested or slow to parse. The slow ones are cut to the maximum length of a note. */
export const HOSTILE_TEXTS: readonly string[] = [
  '$[x4 '.repeat(30) + 'deep' + ']'.repeat(30),
  '$[spin.speed=0.001s,alternate '.repeat(20) + '🌀' + ']'.repeat(20),
  '$[unknown.arg=1 an unknown function] and $[x2 an unclosed one',
  '$[position.x=9999,y=-9999 gone] $[scale.x=50,y=50 huge] $[rotate.deg=1e9 dizzy] $[blur unreadable]',
  '$[fg.color=f00 $[bg.color=f00 red on red]] $[border.width=9999,radius=9999 frame]',
  '[click me](javascript:alert(document.domain)) [data](data:text/html,<script>alert(1)</script>) [vb](vbscript:msgbox)',
  '[https://bank.example](https://evil.example) [https://example.com/@alice](https://example.com@evil.example/)',
  '<script>alert(1)</script><img src=x onerror=alert(1)><style>*{display:none}</style><iframe src="https://evil.example">',
  '```html\n<script>alert("still text")</script>\n```\n`<b>inline</b>`',
  '<center>'.repeat(12) + 'middle' + '</center>'.repeat(12),
  '> '.repeat(40) + 'quoted forty times',
  '**'.repeat(700),
  '['.repeat(MANY),
  '?['.repeat(MANY / 2),
  '**['.repeat(MANY / 3),
  '['.repeat(200) + '\\('.repeat(200),
  '<center>\n'.repeat(20) + '['.repeat(100) + '\\('.repeat(100),
  '<center>\n'.repeat(40) + '?[['.repeat(60) + '\\('.repeat(120),
  '<https://'.repeat(333),
  '\\[\n'.repeat(1000),
  '```x\n'.repeat(600),
  '@alice '.repeat(300),
  Array.from({ length: 200 }, (_, n) => `#tag${n}`).join(' '),
  ':cat_smile:'.repeat(200),
  ':no_such_emoji: :alice@dead.example: :: ::: :a:b:c:',
  '#' + 'tag'.repeat(60) + ' #123 #️⃣ ##double # #',
  '@nobody @ghost@dead.example @alice@127.0.0.1 @@ @a@b@c user@example.com',
  'https://user:password@example.com/ http://[::1]/ https://xn--ls8h.example/ https://例え.example/道 ftp://example.com',
  '\\(\\def\\x{\\x\\x}\\x\\) \\[\\frac{1}{0}\\]',
  '🔎 google [search] this block\nsomething Search',
];

/** Display names. */
export const STRANGE_NAMES: readonly string[] = [
  'W'.repeat(50),
  '\u202Eecila',
  '\u200B\u200B\u200B',
  '<b>bold?</b> & "quotes"',
  '$[x4 big] **name** :cat_smile:',
  '👩‍👩‍👧‍👦👩‍👩‍👧‍👦👩‍👩‍👧‍👦👩‍👩‍👧‍👦',
  'ا'.repeat(50),
  'Z̸͎̈́a̵̩͐l̶̻̈́g̷̱͝o̴̞͌',
];

/** 64 different reactions: 56 Unicode emoji and 8 custom ones. */
export const SIXTY_FOUR_REACTIONS: readonly string[] = [
  ...Array.from('😀😁😂🤣😃😄😅😆😉😊😋😎😍😘🥰😗🙂🤗🤩🤔🤨😐😑😶🙄😏😣😥😮🤐😯😪😫🥱😴😌😛😜😝🤤😒😓😔😕🙃🤑😲🙁😖😞😟😤😢😭😦😧'),
  ':blob_smile:',
  ':blob_joy:',
  ':cat_smile:',
  ':cat_black:',
  ':ok_stamp:',
  ':wide_banner:',
  ':party_spin:',
  ':wisteria:',
];
