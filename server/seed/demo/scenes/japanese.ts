import { reply, scene, type Scene } from '../scene';

/** Conversations of the demo in Japanese. */
export const JAPANESE_SCENES: readonly Scene[] = [
  scene(
    'haruka',
    '個展のお知らせです🌸\n\n**「藤のころ」**\n来月12日〜18日 11:00–18:00\n足利・小さなギャラリー\n\n原画20点とポストカードを並べます。雨の日は来てくれた方にお茶を出します。\n\n#個展 #水彩 #藤',
    {
      files: ['wisteria'],
      reactions: '🌸 🎉 ❤ :wisteria: :blob_love: 👏',
      renotedBy: ['alice', 'mei', 'admin', 'minseo'],
      favoritedBy: ['alice', 'mei'],
      replies: [
        reply('alice', 'わあ、おめでとう! 絶対に行きます 🚄', reply('haruka', '遠いのに…!お茶、二杯出します🍵')),
        reply('mei', '恭喜恭喜!可以寄明信片吗?', reply('haruka', 'もちろん!住所はダイレクトで📮')),
        reply('admin', 'お知らせに載せてもいいですか?', reply('haruka', 'ぜひお願いします!')),
      ],
      isPinned: true,
    },
  ),
  scene('haruka', 'おもち(猫)が絵の具の水を飲もうとするので、机の上が要塞になりました。', {
    reactions: '😹 :cat_smile: :cat_love: 🏰',
    replies: [reply('bob', 'my cat wants to know where to apply for the fortress'), reply('alice', 'おもちちゃん…!')],
  }),
  scene('haruka', '今日の藤。まだ三分咲きくらい。朝の光だと、紫というより水色に見えます。', {
    files: ['wisteria', 'wisteria-close'],
    reactions: '💜 :wisteria: 🌸 😍',
    renotedBy: ['alice'],
  }),
  scene('haruka', '線を引く前に深呼吸を三回。うまくいくかは別の話。', { reactions: '🖋 ❤ :blob_cool:' }),
  scene('haruka', '締切前あるある:\n・急に部屋を片づける\n・昔の漫画を読み始める\n・猫に相談する\n・猫は寝ている', {
    reactions: '😂 :cat_sleep: :blob_joy: 💀',
    renotedBy: ['minseo', 'alice'],
    replies: [reply('minseo', '全部やりました。猫以外。'), reply('alice', '植物に相談しています(返事なし)')],
  }),
  scene('haruka', '紙、どれが好きですか?', {
    poll: { choices: ['細目', '中目', '荒目', '裏紙'], hours: 26 },
    reactions: '📄 :blob_thinking:',
    replies: [reply('alice', '中目! でもスケッチは裏紙です😂')],
  }),
  scene('haruka', '雨の音を聞きながら彩色。$[blur 本当は締切を一日間違えていた]', { reactions: '☔ 😱 :blob_dead:' }),
  scene('haruka', 'おやすみなさい :moon_half: 明日は晴れますように。', { reactions: '🌙 :zzz_stamp: :blob_sleepy:', visibility: 'home' }),
  scene('haruka', '「藤」という字は画数が多いので、サインのたびに筋トレしている気分。', { reactions: '💪 😂 :blob_joy:' }),
  scene('alice', '日本語で書いてみます。昨日、電車で隣の人が私の絵本を読んでいました。声をかけられませんでした。まだ後悔しています。', {
    reactions: '😭 ❤ :blob_sad: 🥺',
    replies: [
      reply('haruka', 'それは…!次は名刺を落とす作戦で。', reply('alice', '名刺を落とす練習をします📇')),
      reply('minseo', '심쿵...'),
    ],
    renotedBy: ['haruka'],
  }),
  scene('admin', '本日22時から5分ほど再起動します。書きかけのノートは下書きに残るので大丈夫です。', {
    reactions: '👍 :ok_stamp:',
    replies: [reply('haruka', 'いつもありがとうございます🙏')],
  }),
  scene('minseo', '日本語の勉強中です。「やばい」の意味が多すぎてやばいです。', {
    reactions: '😂 :blob_joy: 👏',
    replies: [reply('haruka', '使い方、完璧です'), reply('mei', '中文的「厉害」也一样 😂')],
    renotedBy: ['haruka'],
  }),
  scene('haruka', 'スーパーで半額のいちごを見つけた。今日はもう勝ち。🍓', { reactions: '🍓 🎉 :blob_cheer: :gg_stamp:' }),
  scene('haruka', 'ラフ公開(フォロワー限定)。完成したら全体公開にします。', {
    visibility: 'followers',
    files: ['wisteria-close'],
    reactions: '👀 ❤ 💜',
  }),
  scene('haruka', '@alice 届いたインク、想像の三倍紫でした。ありがとう!!', {
    reactions: '💜 :heart_lilac: 🖋',
    replies: [reply('alice', '紫は裏切らない! 乾くともう少し青くなります', reply('haruka', '今、乾くのを30分見つめています'))],
  }),
  scene('haruka', '展示のBGM、鳥の声がいいなと思って @morgan さんの録音を流す許可をもらいました。ジェラルド、出演決定。', {
    reactions: '🐦 🎉 :blob_cheer: ❤',
    replies: [reply('morgan', 'Gerald is honoured and unprepared.')],
  }),
  scene('haruka', '猫の毛が絵に入った。もう画材ということにします。', { reactions: '🐈 😂 :cat_love:', favoritedBy: ['bob'] }),
  scene('haruka', '今日読んだ本が良かった。静かな話なのに、読み終わったら窓を開けたくなる本。\n<center>風</center>', {
    reactions: '📖 🍃 ❤',
  }),
  scene('alice', '「木漏れ日」という言葉、英語にもフランス語にもないの、ずるい。', {
    reactions: '🌿 ✨ ❤ :leaf_green:',
    replies: [
      reply('camille', 'On a « ensoleillé à travers les feuilles ». Cinq mots pour un. Tu as raison.'),
      reply('jonas', 'Deutsch hätte vermutlich *Baumblätterlichtgesprenkel*.', reply('alice', 'I am stealing this.')),
    ],
    renotedBy: ['haruka', 'jonas'],
  }),
  scene('haruka', '搬入完了…!壁に並べたら、思ったより藤でした。', {
    files: ['tall-poster', 'wisteria'],
    reactions: '👏 🎉 :wisteria: 💜 ❤ :wow_stamp:',
    renotedBy: ['alice', 'admin', 'mei'],
    replies: [reply('alice', '思ったより藤 😂 おつかれさま!'), reply('minseo', '축하드려요! 사진만 봐도 좋네요.')],
  }),
];
