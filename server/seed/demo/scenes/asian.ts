import { reply, scene, type Scene } from '../scene';

/** Conversations of the demo in Arabic, Korean and Chinese. */
export const ASIAN_SCENES: readonly Scene[] = [
  scene('layla', 'صباح الخير من عمّان ☕\nالقهوة اليوم مُرّة كما ينبغي.', {
    reactions: '☕ ❤ :blob_smile: 🌞',
    replies: [reply('camille', 'Bonjour ! Ici le café est tiède comme il ne faut pas.'), reply('diego', '¡Buenos días! Aquí mate.')],
  }),
  scene('layla', 'أنهيت لوحة «الصبر» بعد تسع محاولات. المفارقة ليست خافية عليّ.', {
    files: ['quilt-blue'],
    reactions: '👏 😍 💙 :wow_stamp: ❤',
    renotedBy: ['alice', 'camille', 'haruka'],
    favoritedBy: ['alice', 'haruka'],
    replies: [
      reply('alice', 'I do not read Arabic and I still felt this one.', reply('layla', 'It says patience. It took nine tries. 😅')),
      reply('haruka', '線がとても美しいです。'),
    ],
    isPinned: true,
  }),
  scene('layla', 'أيّ خطّ تفضّلون؟', {
    poll: { choices: ['النسخ', 'الثلث', 'الديواني', 'خطّ الطبيب'], hours: 50 },
    reactions: '🖋 😂',
    replies: [reply('carol', 'As a nurse: the fourth one should be illegal.'), reply('mei', '第四个我认识 😂')],
  }),
  scene('layla', 'قطّة غريبة دخلت المرسم، جلست على الورق، وغادرت. تركت بصمة واحدة في المكان الصحيح تماماً.', {
    reactions: '🐾 😹 :cat_smile: :cat_wink:',
    replies: [reply('bob', 'a professional')],
  }),
  scene('layla', 'كلمة اليوم: **سَمَر** — حديث الليل بين الأصدقاء.', {
    reactions: '🌙 ❤ ✨',
    renotedBy: ['camille', 'morgan'],
    replies: [reply('morgan', 'A word for my whole recordings folder.')],
  }),
  scene('layla', 'ترتيب رفّ الكتب حسب اللون فكرة جميلة حتى تحتاج كتاباً.', {
    reactions: '📚 😂 :blob_joy:',
    replies: [reply('camille', "C'est interdit dans ma librairie. Mais c'est joli.")],
  }),
  scene('layla', 'مقال ممتع عن تاريخ الحبر: https://example.com/ink-history (بالإنجليزية).', { reactions: '🖋 📖' }),
  scene('layla', 'للمتابعين فقط: معرضي الأوّل في الربيع. لا أنام.', {
    visibility: 'followers',
    reactions: '🎉 ❤ :blob_cheer:',
    replies: [reply('haruka', 'おめでとうございます!!'), reply('alice', 'YES. When? Where? I will bring the ink.')],
  }),
  scene('layla', 'الترجمة الحرفيّة لـ "raining cats and dogs" أضحكتني ربع ساعة. 🐈🐕🌧', { reactions: '😂 😹 ☔' }),
  scene('layla', 'Mixed direction test by accident: كتبت `const x = "مرحبا";` and the cursor went *on holiday*.', {
    reactions: '😂 :blob_dead: :what_stamp:',
    replies: [reply('minseo', 'The cursor is always on holiday in RTL code.'), reply('admin', 'Thank you, this goes into my test list.')],
  }),
  scene('layla', 'غروب اليوم من السطح. لا حاجة لأيّ مرشّح.', { files: ['sunset-hills'], reactions: '🌇 😍 ❤', renotedBy: ['diego'] }),
  scene('minseo', '금정산 다녀왔습니다. 다리는 산에 두고 왔어요.', {
    files: ['autumn-hills', 'morning-hills'],
    reactions: '⛰ 👏 😂 :leaf_autumn:',
    replies: [
      reply('alice', 'The colours! Did you see the ferns?', reply('minseo', '고사리는 봤는데 이름은 몰라요. 다음에 사진 보낼게요!')),
      reply('haruka', '紅葉、きれい…'),
    ],
    renotedBy: ['alice'],
  }),
  scene('minseo', '배포는 금요일 오후가 제맛이죠. (농담입니다. 제발요.)', {
    reactions: '😱 😂 :omg_stamp: 🔥',
    replies: [reply('admin', 'I felt that in my pager.'), reply('bob', 'ship it 🚢')],
    renotedBy: ['bob', 'admin'],
  }),
  scene('minseo', '오늘의 교훈: 로그를 읽자. 끝까지 읽자. 두 번 읽자.', { reactions: '📜 💯 :check_green:' }),
  scene('minseo', '```ts\nconst sleep = (hours: number): never => {\n  throw new Error(`${hours} hours not available`);\n};\n```', {
    reactions: '😂 :blob_dead: :zzz_stamp: 💀',
    renotedBy: ['bob'],
    favoritedBy: ['bob', 'admin'],
  }),
  scene('minseo', '점심 메뉴 정해주세요.', {
    poll: { choices: ['국밥', '밀면', '김밥', '굶기'], hours: 3 },
    reactions: '🍜 :blob_thinking:',
    replies: [reply('carol', 'Soup!! It is always soup.'), reply('mei', '第一个是汤吗?那就汤。')],
  }),
  scene('minseo', '비 오는 날 산은 쉬고, 터미널 안에서만 등산합니다. `cd ../../..`', {
    reactions: '☔ 😂 ⛰ :blob_joy:',
    renotedBy: ['jonas'],
  }),
  scene('minseo', '고양이 없는 개발자는 저뿐인가요?', {
    reactions: '😿 :cat_stare: :cat_love:',
    replies: [reply('bob', 'we can share. she has opinions about your code already'), reply('haruka', 'おもちを貸します(1時間だけ)')],
  }),
  scene('minseo', '새 키보드 도착! @bob 님이 만든 건데, 스페이스바에 고양이 털이 한 가닥 들어 있습니다. 한정판이네요.', {
    reactions: '⌨ 😹 :cat_mail: :wow_stamp:',
    replies: [reply('bob', 'certificate of authenticity')],
    favoritedBy: ['bob'],
  }),
  scene('minseo', '부산 밤바다. 말이 필요 없음.', { files: ['night-harbour'], reactions: '🌃 ❤ 😍 ✨', renotedBy: ['diego', 'haruka'] }),
  scene('minseo', '친구 공개: 이직 면접 봤습니다. 손에 땀이.', {
    visibility: 'followers',
    reactions: '🤞 :blob_cheer: ❤',
    replies: [reply('alice', 'Crossing everything I have!')],
  }),
  scene('mei', '今天的标本:一片压了四十年的紫藤叶,颜色居然还在。\n\n#植物 #标本', {
    files: ['wisteria-close'],
    reactions: '🌿 💜 :wisteria: 😍 👏',
    renotedBy: ['alice', 'haruka'],
    replies: [
      reply(
        'alice',
        'Forty years!! May I draw it?',
        reply('mei', '当然可以!我问过导师了,她说"别用水彩"。', reply('alice', 'Pencil only. I swear on my erasers.')),
      ),
      reply('haruka', '40年前の藤…感動'),
    ],
    favoritedBy: ['alice'],
  }),
  scene('mei', '面包成功率更新:61%。', {
    reactions: '🍞 🎉 :blob_cheer: 📈',
    replies: [
      reply('carol', 'Statistically significant!'),
      reply('diego', '¿Con barras de error?', reply('mei', '误差棒就是那根烤焦的法棍。')),
    ],
    renotedBy: ['carol'],
  }),
  scene('mei', '昆明的春天:早上羽绒服,中午短袖,晚上后悔。', {
    reactions: '🌸 😂 :blob_joy:',
    replies: [reply('jonas', 'Freiburg auch, nur mit Fahrradhelm.')],
  }),
  scene('mei', '论文进度条:', { files: ['chart'], reactions: '📊 😂 :loading_dots: :blob_dead:' }),
  scene('mei', '大家的植物还好吗?', {
    poll: { choices: ['很好', '活着', '在另一个世界', '塑料的,永生'], multiple: true, hours: 70 },
    reactions: '🪴 🌵 😂',
    replies: [reply('bob', 'the cat ate it. so: in a better place'), reply('alice', 'Mine are judging me, so: very well.')],
  }),
  scene('mei', '导师:"这个图再好看一点。"\n我:加了三种绿色。\n导师:"太绿了。"\n我们研究的是蕨类。', {
    reactions: '😂 🌿 :blob_joy: :leaf_green: 💀',
    renotedBy: ['alice', 'minseo', 'haruka'],
    favoritedBy: ['alice'],
  }),
  scene('mei', '晚安。明天要去采集,请保佑我的膝盖。', { reactions: '🌙 🙏 :zzz_stamp:', visibility: 'home' }),
  scene('mei', '路上看到的云,很像一只没烤熟的面包。', { files: ['panorama'], reactions: '☁ 🍞 😂' }),
  scene('mei', '花园日记这个网站太安静了,适合失眠的时候看：https://example.com/garden-diary', { reactions: '🌿 😴' }),
  scene('mei', '同事问我为什么对着一块苔藓笑。\n因为它长得很认真。', {
    reactions: '🌱 ❤ :sprout: :blob_heart:',
    renotedBy: ['alice', 'layla'],
    favoritedBy: ['haruka', 'alice'],
  }),
];
