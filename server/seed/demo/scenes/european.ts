import { reply, scene, type Scene } from '../scene';

/** Conversations of the demo in German, French and Spanish. */
export const EUROPEAN_SCENES: readonly Scene[] = [
  scene('jonas', 'Verspätung heute: 47 Minuten. Ich habe die Zeit genutzt und bin jetzt 47 Minuten älter.', {
    reactions: '🚆 😂 :blob_joy: 🥲',
    renotedBy: ['morgan'],
    replies: [
      reply('camille', 'Ici on dit « vieillir sur le quai ».'),
      reply('morgan', 'Forty-seven minutes of field recording time. Jealous.'),
    ],
  }),
  scene('jonas', 'Wochenstatistik, wie versprochen. Der rosa Balken ist der Donnerstag mit der Kuh.', {
    files: ['chart'],
    reactions: '📈 🐄 😂 :wow_stamp:',
    replies: [
      reply('bob', 'I need the full story about the cow.', reply('jonas', 'Sie stand. Wir auch.', reply('bob', 'poetry'))),
      reply('admin', 'Schöne Grafik, guter Alternativtext!'),
    ],
    favoritedBy: ['bob', 'morgan'],
  }),
  scene('jonas', 'Frage an die Runde: Fahrrad zuerst putzen oder zuerst fahren?', {
    poll: { choices: ['Putzen', 'Fahren', 'Beides gleichzeitig (Regen)'], hours: 40 },
    reactions: '🚲 ☔ 👍',
    replies: [reply('diego', 'En Valparaíso: fahren und dann schieben. Son cuestas.')],
  }),
  scene('jonas', 'Der Schwarzwald gibt sich heute Mühe.', {
    files: ['morning-hills', 'autumn-hills'],
    reactions: '🌲 😍 ❤ :leaf_autumn:',
    renotedBy: ['alice'],
  }),
  scene('jonas', 'Prototyp 3 gespielt. Regelheft hat jetzt zwei Seiten, davon eine Entschuldigung.', {
    reactions: '🎲 😂 :gg_stamp:',
    replies: [reply('minseo', '그 사과문이 제일 재밌을 것 같아요.')],
  }),
  scene(
    'jonas',
    'Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz ist leider außer Kraft. Mein Lieblingswort für Zeilenumbruchtests lebt weiter.',
    {
      reactions: '😂 🥩 :wide_banner: :blob_wow:',
      replies: [reply('admin', 'Danke, das kommt in die Testsammlung.'), reply('mei', '我数了一下,63 个字母。')],
    },
  ),
  scene('jonas', 'Kaffee aus dem Automaten: 1,20 €. Reue: kostenlos.', { reactions: '☕ :blob_dead: 😂' }),
  scene('jonas', 'Es schneit. Der Nahverkehr ist überrascht. Seit 1835.', {
    reactions: '❄ 😂 🚋',
    renotedBy: ['morgan', 'alice', 'camille'],
  }),
  scene('jonas', 'Nur für meine Follower: Ich überlege, den Prototyp wirklich bei einem Verlag einzureichen.', {
    visibility: 'followers',
    reactions: '🎉 👍 :blob_cheer:',
    replies: [reply('alice', 'DO IT'), reply('camille', 'Oui ! Oui ! Oui !')],
  }),
  scene('jonas', 'Zum Nachlesen, warum Weichen im Winter heizen: https://example.org/weichenheizung', { reactions: '🔥 🛤 👀' }),
  scene(
    'camille',
    "Livre reposé aujourd'hui : un traité sur les nœuds. La cliente est restée quinze minutes, puis a dit « c'est trop serré ».",
    {
      reactions: '📚 😂 :blob_joy: 🪢',
      renotedBy: ['alice', 'diego'],
      replies: [reply('diego', 'Como marinero: tiene razón.'), reply('jonas', 'Das Wortspiel funktioniert sogar auf Deutsch.')],
      favoritedBy: ['alice'],
    },
  ),
  scene('camille', 'Blanc gagne en quatre coups, il paraît. Moi je ne vois que le café qui refroidit.', {
    reactions: '♟ ☕ :blob_thinking:',
    replies: [reply('minseo', 'Nf6이면 어떨까요?', reply('camille', "J'ai regardé : mat en trois. Merci, et zut."))],
  }),
  scene('camille', "Sondage de comptoir : corner la page, c'est…", {
    poll: { choices: ['un crime', 'un souvenir', 'ça dépend du livre'], hours: 48 },
    reactions: '📖 😱 👀',
    replies: [reply('layla', 'جريمة، بلا نقاش.'), reply('carol', 'I use a spoon.')],
  }),
  scene('camille', 'Il pleut sur Nantes, évidemment. La librairie sent le papier et le parapluie.', {
    reactions: '☔ 📚 ❤',
    renotedBy: ['layla'],
  }),
  scene('camille', "Phrase entendue : « Je cherche un livre bleu, mais pas triste. » J'en avais trois.", {
    reactions: '💙 😍 :blob_heart: ❤',
    renotedBy: ['alice', 'haruka', 'layla'],
    favoritedBy: ['haruka', 'layla', 'morgan'],
    replies: [reply('alice', 'This is the most beautiful request.'), reply('haruka', '青くて悲しくない本…素敵')],
  }),
  scene(
    'camille',
    'Conseil de lecture du vendredi : *Le jardin immobile*. Deux cents pages où il ne se passe rien, et on ne veut pas que ça finisse.\n\n#lecture #librairie',
    { reactions: '📗 ❤ :daisy:' },
  ),
  scene('camille', 'La pile a bougé. 138.', { reactions: '📚 😂 :blob_dead:', replies: [reply('bob', 'send help (more books)')] }),
  scene('camille', 'Vitrine de la semaine, montée avec les cartes postales de @alice. Deux personnes ont déjà collé leur nez dessus.', {
    files: ['quilt', 'wisteria'],
    reactions: '😍 👏 :wow_stamp: 💜',
    replies: [reply('alice', 'I am squealing in a quiet carriage.')],
    renotedBy: ['alice'],
  }),
  scene('camille', "$[rainbow Inventaire terminé !] Il manque un livre et il y en a deux en trop. L'univers s'équilibre.", {
    reactions: '🎉 😂 :check_green:',
  }),
  scene('diego', 'Salida del sábado: viento justo, mar amable, dos gaviotas con opiniones.', {
    files: ['sea', 'sea-dawn'],
    reactions: '⛵ 😍 ❤ 🌊',
    renotedBy: ['camille', 'alice', 'carol'],
    replies: [reply('layla', 'الصورة الثانية تشبه لوحة.'), reply('carol', 'I can smell the salt from here.')],
    favoritedBy: ['carol'],
  }),
  scene('diego', 'Hoy expliqué la interferencia con dos piedras y una pecera. El pez no estuvo de acuerdo.', {
    reactions: '🐟 😂 :blob_joy: 👏',
    replies: [reply('mei', '鱼:我反对。'), reply('bob', 'peer review')],
    renotedBy: ['minseo'],
  }),
  scene('diego', '¿Café con pan o pan con café?', {
    poll: { choices: ['Café con pan', 'Pan con café', 'Mate'], hours: 20 },
    reactions: '☕ 🍞',
    replies: [reply('carol', 'Soup.')],
  }),
  scene('diego', 'Ejercicio para el viaje: si una ola mide 2 m y yo mido 1,80 m, ¿quién gana? Respuesta experimental: la ola.', {
    reactions: '🌊 😂 :blob_dead: 🏄',
  }),
  scene('diego', 'Mis estudiantes descubrieron que sé hacer memes. He perdido toda autoridad. Ha sido un honor.', {
    reactions: '🫡 😂 :blob_sad: :gg_stamp:',
  }),
  scene('diego', 'Lectura recomendada antes de zarpar: https://example.com/harbour-notes', { reactions: '📖 ⛵' }),
  scene('diego', 'Noche sin luna. Se ven tantas estrellas que el barco parece ir despacio por respeto.', {
    files: ['night-town'],
    reactions: '✨ 🌌 ❤ :blink_star:',
    renotedBy: ['camille', 'layla', 'morgan'],
    favoritedBy: ['camille'],
  }),
  scene('diego', 'Receta de la abuela, versión corta: **todo, a fuego lento**. Versión larga: *lo mismo, pero hablando*.', {
    reactions: '🍲 ❤ 😋',
    replies: [reply('carol', 'This is the correct recipe.')],
  }),
  scene('diego', 'Se me olvidó el cuaderno y anoté las mareas en el brazo. Ahora soy un instrumento científico.', {
    reactions: '📏 😂 :blob_cool:',
  }),
];
