import { reply, scene, type Scene } from '../scene';

/** Conversations of the demo in English. */
export const ENGLISH_SCENES: readonly Scene[] = [
  scene(
    'admin',
    'Good morning! The server moved to the new machine last night. If a picture fails to load, reload once and tell me which one.',
    {
      reactions: '👍 🎉 :check_green: :thx_stamp:',
      replies: [
        reply(
          'bob',
          'Everything loads here. Even my cursed keyboard photo, sadly.',
          reply('admin', 'I considered losing that one on purpose.', reply('bob', ':blob_sad: rude but fair')),
        ),
        reply('alice', 'Smooth as ever, thank you for doing this at 3 a.m. :blob_heart:'),
        reply(
          'jonas',
          'Schneller als vorher, oder bilde ich mir das ein?',
          reply('admin', 'Nicht eingebildet: die Thumbnails kommen jetzt von der SSD.'),
        ),
      ],
      renotedBy: ['alice', 'bob'],
    },
  ),
  scene('alice', 'Six hours on one leaf. It has more veins than I have patience. :leaf_green:\n\n#botany #illustration', {
    files: ['wisteria-close'],
    reactions: '❤ 🌿 :leaf_green: :blob_love: :wow_stamp: 👏',
    replies: [
      reply(
        'haruka',
        'すごく綺麗…!葉脈の下書きは鉛筆ですか?',
        reply('alice', 'ありがとう! 2Hの鉛筆で薄く描いてから、ペンです ✏️', reply('haruka', '2H、今度試してみます!')),
      ),
      reply(
        'mei',
        'As someone who presses these for a living: the second vein from the left is exactly right. I checked.',
        reply('alice', 'This is the best review I have ever had.'),
      ),
      reply('bob', 'my cat looked at this for a full minute'),
    ],
    renotedBy: ['haruka', 'mei', 'carol'],
    quotedBy: [{ by: 'camille', text: "Voilà ce que j'appelle de la patience." }],
    favoritedBy: ['bob', 'mei', 'haruka'],
    isPinned: true,
  }),
  scene('bob', 'New firmware: the left thumb key is now *layer, space, enter and regret* depending on how long you hold it.', {
    reactions: ':blob_joy: 😂 :blob_thinking: :what_stamp:',
    replies: [
      reply(
        'minseo',
        'How many milliseconds until regret?',
        reply('bob', '`regret_term = 450`. It was 200 at first, I typed like an accordion.', reply('minseo', ':blob_joy:')),
      ),
      reply('alice', 'Please never let me borrow a keyboard from you.'),
    ],
    favoritedBy: ['minseo'],
  }),
  scene(
    'bob',
    '```c\n#define REGRET_TERM 450\n#define REGRET_TERM_PER_KEY\nuint16_t get_regret_term(uint16_t key) {\n  return key == KC_CAT ? 0 : REGRET_TERM;\n}\n```\nReleased under the *do not call me at night* licence.',
    {
      reactions: '😹 :cat_smile: 👀 :gg_stamp:',
      renotedBy: ['minseo'],
    },
  ),
  scene('carol', 'Night shift soup: everything that was left, plus one thing that was not. It worked.', {
    files: ['soup'],
    reactions: '🍲 😋 :blob_love: ❤',
    replies: [
      reply(
        'diego',
        '¿Qué era esa cosa?',
        reply('carol', 'Miso. Always miso. If in doubt, miso.', reply('diego', 'Anotado en mi servilleta.')),
      ),
      reply('alice', 'Recipe? Or is it a secret between you and the fridge?'),
    ],
  }),
  scene('carol', 'Sourdough poll, because the ward cannot agree.', {
    poll: { choices: ['Dense and honest', 'Full of holes', 'Whatever is left at 5 a.m.', 'I am a cracker person'], hours: 30 },
    reactions: '🍞 :blob_thinking: 👍',
    replies: [reply('mei', '我的面包永远是第一种,不是我选的。'), reply('bob', 'There should be an option for *brick*.')],
  }),
  scene('morgan', 'Dawn chorus behind the old signal box, 5:12. No train for an hour, so the birds had the stage.', {
    files: ['birdsong'],
    reactions: '🐦 🎧 :blob_sleepy: ❤ ✨',
    replies: [
      reply(
        'jonas',
        'Ich höre mindestens drei Arten. Und einen, der falsch singt.',
        reply('morgan', 'The one who sings wrong is always there. I named him Gerald.'),
      ),
      reply('camille', 'Écouté trois fois. Merci pour ce matin.'),
    ],
    favoritedBy: ['camille', 'alice'],
    renotedBy: ['camille'],
  }),
  scene('morgan', 'The platform chime of a station that closed in 1998. Somebody kept the tape.', {
    files: ['chime'],
    reactions: '🚉 :star_gold: 😭 ❤',
    replies: [reply('bob', 'I now need this as my "build finished" sound.'), reply('haruka', '懐かしい感じがする音…')],
  }),
  scene('alice', 'What should I draw next week?', {
    poll: { choices: ['Ginkgo', 'Fern that thinks it is a snail', 'Moss, all of it', 'Bob’s cat'], multiple: true, hours: 60 },
    reactions: ':blob_thinking: 🌿 :cat_stare:',
    replies: [reply('bob', 'The cat has voted. Twice.', reply('alice', 'Multiple choice is for humans only.'))],
  }),
  scene('alice', 'Small win: the museum shop wants forty postcards. $[tada :party_spin:] I said yes before I knew what I was charging.', {
    reactions: '🎉 :party_spin: :blob_cheer: 🥳 ❤ :wow_stamp:',
    replies: [
      reply('carol', 'Congratulations!! Charge double.', reply('admin', 'Triple. They have a gift shop, they know what margins are.')),
      reply('haruka', 'おめでとうございます🎉'),
      reply('layla', 'ألف مبروك يا أليس!'),
      reply('diego', '¡Felicidades! 🎉'),
    ],
    renotedBy: ['haruka'],
  }),
  scene('bob', 'I have sanded this shelf so long that it is now a veneer.', {
    reactions: '😂 :blob_dead: 💀',
    replies: [reply('jonas', 'Nennt sich Leichtbau.')],
  }),
  scene(
    'admin',
    'Reminder: alt text. Somebody here reads your picture with their ears. The composer asks for it, you only have to answer.',
    {
      visibility: 'public',
      reactions: '👍 ❤ :check_green: 💯',
      renotedBy: ['alice', 'morgan', 'camille'],
      favoritedBy: ['alice'],
    },
  ),
  scene('morgan', 'Sleeper train, upper bunk. The ceiling is forty centimetres from my nose and I have never felt so well stored.', {
    reactions: '🚂 :blob_sleepy: 😴',
    replies: [reply('camille', 'Comme un livre bien rangé.'), reply('carol', 'I sleep in a break room chair, you are living in luxury.')],
  }),
  scene('carol', 'Three patients asked me tonight whether I am the cook. I have flour on my badge. It is not flour from here.', {
    reactions: '😂 :blob_joy: 🍞',
  }),
  scene('bob', 'Reading the datasheet like a novel. The villain is revealed on page 61: **pin 9 is not connected**.', {
    reactions: '📖 😱 :omg_stamp: :blob_wow:',
    replies: [reply('minseo', '스포일러 주의...', reply('bob', 'Sorry. The sequel (errata) is worse.'))],
  }),
  scene('alice', 'How the last page of that comic ends:', {
    cw: 'Spoiler for the final volume',
    files: ['spoiler'],
    reactions: '😭 :blob_sad: 💔',
    replies: [{ by: 'haruka', cw: '最終巻のネタバレ', text: 'あのコマで泣きました…' }],
  }),
  scene('jonas', 'English for once: the train was on time. I was not prepared and missed it.', {
    reactions: '😂 :blob_joy: 🚆 :gg_stamp:',
    renotedBy: ['morgan', 'alice'],
    replies: [reply('morgan', 'This is how legends begin.'), reply('camille', 'Une première.')],
  }),
  scene('alice', 'Things I said to a plant today:\n\n1. hello\n2. sorry\n3. hold still\n\n<small>it did not hold still</small>', {
    reactions: '🌱 :sprout: :blob_joy: ❤',
  }),
  scene('admin', 'Numbers of the month: 12 people, 0 outages, 1 coffee in the switch. The switch is fine. The coffee is not.', {
    reactions: '☕ 😂 :blob_cool:',
  }),
  scene('bob', 'cat update: on the keyboard', {
    reactions: '😺 :cat_royal: :cat_love: :cat_wink:',
    replies: [reply('alice', 'Which one?', reply('bob', 'yes'))],
  }),
  scene(
    'carol',
    'Moon over the harbour on my way home. Everyone else is going to work and I am going to bed like a vampire with groceries.',
    {
      files: ['night-harbour', 'night-town'],
      reactions: '🌙 :moon_half: ❤ ✨',
      favoritedBy: ['alice'],
      renotedBy: ['morgan'],
    },
  ),
  scene('morgan', 'Map of the week: a tram line that only ran on Thursdays, for the market, for eleven years. I would ride it.', {
    reactions: '🗺 ❤ 🚋',
    replies: [
      reply(
        'jonas',
        'Quelle? Ich frage für einen Brettspielprototyp.',
        reply('morgan', 'Town archive, box 14. They let you hold it with gloves.'),
      ),
    ],
  }),
  scene('alice', 'Reading about garden walls: https://example.com/garden-diary is such a calm corner of the web.', {
    reactions: '🌿 📖',
    favoritedBy: ['mei'],
  }),
  scene('bob', 'If you like tiny switches, the teardown at https://example.org/switch-museum is fifteen minutes well spent.', {
    reactions: '🔧 👀',
  }),
  scene('bob', 'The link in my last note about the forum is dead: https://dead.example/thread/9 — RIP twelve years of soldering wisdom.', {
    reactions: '🪦 :blob_sad: 😢',
    replies: [reply('admin', 'The archive people may have it. I will ask.')],
  }),
  scene('alice', 'Followers only: I am thinking about renting a proper studio. With a *window*. Opinions?', {
    visibility: 'followers',
    reactions: '🪟 ❤ 👍',
    replies: [reply('carol', 'Do it. Windows are where the light lives.'), reply('haruka', '窓は大事です!')],
  }),
  scene('alice', 'Quiet note for the home timeline only: thank you for the postcards, all of you.', {
    visibility: 'home',
    reactions: '💌 ❤',
  }),
  scene('bob', 'Secret santa logistics. You drew *the person with the cat*. That is me. This is awkward.', {
    visibility: 'specified',
    to: ['alice', 'carol'],
    reactions: '🎁 :blob_joy:',
    replies: [reply('alice', 'Then I already know what the cat wants.')],
  }),
  scene('admin', 'Backup restore test: done in 4 minutes 12 seconds. Nobody noticed, which is the whole idea.', {
    reactions: '👏 :check_green: 💾 🫡',
  }),
  scene('carol', 'Week four of the ginger bug. It has more energy than the entire day shift.', { reactions: '🫧 😂 :blob_cheer:' }),
  scene('morgan', 'Some stations announce the weather. Mine announces *regret*: "we regret to announce". Eleven times today.', {
    reactions: '📢 😂 :zzz_stamp:',
    replies: [reply('bob', 'regret_term too short, see my firmware')],
  }),
  scene('alice', 'Ink test number nine. Blue-black, shades of purple where it pools. I could look at a puddle of this all day.', {
    files: ['quilt'],
    reactions: '🖋 💜 :heart_lilac: :wisteria:',
    replies: [
      reply(
        'layla',
        'أيّ حبر هذا؟ اللون رائع.',
        reply('alice', 'Iron gall, home made, slightly cursed. I will post you a vial!', reply('layla', 'لا تمزحي معي 😭 شكراً!')),
      ),
    ],
    favoritedBy: ['layla', 'camille'],
  }),
  scene('bob', 'Asked the cat whether we need a fifteenth keyboard. She sat on the invoice. I take that as a yes.', {
    reactions: '😹 :cat_stare: :ok_stamp:',
  }),
  scene('minseo', 'Today I learned that `git blame` works on people too: it was me, in March, at 2 a.m.', {
    reactions: ':blob_dead: 😂 :blob_sad: 💀',
    renotedBy: ['bob'],
    replies: [reply('bob', 'It is always me, in March.'), reply('admin', 'I have started leaving apologies in commit messages.')],
  }),
  scene(
    'mei',
    'English practice: Today I sorted 212 specimens. 211 had labels. One had a drawing of a dog instead. I have filed it under *Canis*.',
    {
      reactions: '🐶 😂 :blob_joy: ❤ :gg_stamp:',
      renotedBy: ['alice', 'haruka', 'minseo'],
      replies: [reply('alice', 'Science needs this.'), reply('camille', 'Je le mets en vitrine.')],
      favoritedBy: ['alice', 'haruka'],
    },
  ),
  scene('alice', '> I have filed it under *Canis*.\n\nStill thinking about this. It is Thursday. It was Monday.', {
    reactions: '😂 🐶 :blob_joy:',
  }),
  scene(
    'admin',
    'New emoji are in: sixty of them, sorted by category. `:wisteria:` :wisteria: is my favourite, I am biased. Requests by mention, please.',
    {
      reactions: ':wisteria: :blob_love: :cat_royal: 🎉 :star_gold:',
      renotedBy: ['alice', 'bob', 'haruka'],
      replies: [
        reply('bob', ':cat_black: :cat_fish: :cat_mail: all day every day', reply('admin', 'I knew my audience.')),
        reply('haruka', ':sakura: :wisteria: 嬉しい!'),
        reply('jonas', ':forget_me_not: passt zu meinem Zug.'),
        reply('minseo', ':loading_dots: is my whole week'),
      ],
      favoritedBy: ['bob'],
    },
  ),
  scene('carol', 'Ramen at 4 a.m. is breakfast, dinner and therapy.', {
    files: ['ramen'],
    reactions: '🍜 😋 ❤ :blob_love:',
    replies: [reply('haruka', '深夜のラーメン…罪の味ですね🍜')],
  }),
  scene('morgan', 'No sound today. Just fog. You would not hear it anyway.', { files: ['morning-hills'], reactions: '🌫 ❤ :blob_sleepy:' }),
  scene(
    'bob',
    'Long post about glue, part one of one:\n\n**Hide glue** is honest. It tells you in advance that it will smell.\n**Epoxy** is a contract.\n**Superglue** is a rumour that sticks to you.\n\nChoose the one you can live with. ~~I chose screws.~~',
    {
      reactions: '🪵 😂 👏 :thx_stamp:',
      favoritedBy: ['jonas', 'diego'],
    },
  ),
  scene('alice', 'Off to the botanical garden with @haruka and @mei next month. If you hear squealing near the ferns, that is us.', {
    reactions: '🌿 :blob_cheer: ❤ 😆',
    replies: [
      reply('mei', '我已经在准备放大镜了!'),
      reply('haruka', '楽しみすぎて眠れません'),
      reply('bob', 'Bring me a leaf. A legal one.'),
    ],
  }),
  scene(
    'jonas',
    'Board game night on Friday: we are five people and a prototype about tram lines that only run on Thursdays. Thanks @morgan.',
    {
      reactions: '🎲 🚋 ❤',
      replies: [reply('morgan', 'I expect royalties in tickets.')],
    },
  ),
  scene('carol', 'Somebody labelled the staff fridge by *moral category*. My soup is under "hope".', {
    reactions: '😂 ❤ :blob_heart:',
    renotedBy: ['alice'],
  }),
  scene(
    'admin',
    'If you test the new client: keys `p` for a note, `d` for the dark, `/` to search. Bug reports are welcome in any language we have here, which is eight.',
    {
      reactions: '👍 :ok_stamp: 🐛',
      localOnly: true,
      replies: [
        reply('minseo', '벌써 하나 찾았어요. 버그 말고 기능이라고 믿고 싶네요.'),
        reply('layla', 'يعمل من اليمين إلى اليسار بشكل ممتاز، شكراً!'),
      ],
    },
  ),
  scene('alice', 'Panorama from the ridge. I walked up for the moss and stayed for this.', {
    files: ['panorama'],
    reactions: '⛰ ❤ 😍',
    favoritedBy: ['minseo'],
  }),
  scene('alice', 'Poster for the exhibition is done! It is as tall as my doubts.', {
    files: ['tall-poster'],
    reactions: '🎉 💜 :wisteria: :wow_stamp: 👏',
    renotedBy: ['haruka', 'camille', 'layla', 'mei'],
  }),
  scene('bob', 'Four views of the same shelf, because you asked (nobody asked).', {
    files: ['quilt', 'sunset-hills', 'autumn-hills', 'chart'],
    reactions: '😂 🪵 👀',
  }),
];
