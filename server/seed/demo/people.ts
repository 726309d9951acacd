import { hills, nightTown, portrait, quilt, sea, wisteria, type FaceLook } from '../pictures';
import type { Person } from './scene';

/** Profile of a person. */
export interface Profile {
  readonly name: string;
  readonly description: string;
  readonly location?: string;
  /** yyyy-mm-dd. */
  readonly birthday?: string;
  readonly lang: string;
  readonly fields?: readonly { readonly name: string; readonly value: string }[];
  readonly isCat?: boolean;
  readonly isBot?: boolean;
  readonly isLocked?: boolean;
  readonly face: FaceLook;
  readonly banner: string | null;
}

const BANNER = [1500, 500] as const;

/** The twelve people, in the order of signing up. */
export const PEOPLE: Readonly<Record<Person, Profile>> = {
  admin: {
    name: 'Wisteria Admin',
    description:
      'I keep this instance running. Questions, wishes, broken things: mention me.\n\n管理人です。困ったことがあれば気軽に声をかけてください。',
    location: 'Server room, third shelf',
    lang: 'en',
    fields: [
      { name: 'Status', value: 'All green :check_green:' },
      { name: 'Rules', value: 'Be kind. See the announcement.' },
    ],
    face: { background: ['#c9b3f5', '#5b46a8'], skin: '#f2c9a5', hair: '#2b2440', extra: 'glasses', hairStyle: 'short' },
    banner: wisteria(11, ...BANNER),
  },
  alice: {
    name: 'Alice :wisteria:',
    description:
      'Botanical illustrator. I draw leaves until they look back at me.\n\n日本語も少しできます 🌿 Tea, trains, **terrible** puns.\n#botany #illustration #ink',
    location: 'Lyon ⇄ Kyōto',
    birthday: '1994-04-17',
    lang: 'en',
    fields: [
      { name: 'Portfolio', value: 'https://example.com/alice' },
      { name: 'Pronouns', value: 'she/her' },
      { name: 'Favourite plant', value: 'Wisteria floribunda, obviously' },
    ],
    face: { background: ['#ffe3b8', '#9b7ad9'], skin: '#f6d5b8', hair: '#8a4b2a', extra: 'leaf', hairStyle: 'long' },
    banner: wisteria(4, ...BANNER),
  },
  bob: {
    name: 'Bob Builder-of-Keyboards',
    description: 'I build keyboards and then I build shelves for the keyboards. My cat reviews both.\n\n`firmware` · woodwork · bad coffee',
    location: 'Leeds',
    birthday: '1988-11-02',
    lang: 'en',
    isCat: true,
    fields: [{ name: 'Boards finished', value: '14 (15 if you count the cursed one)' }],
    face: { background: ['#bfe3f2', '#3b6ea5'], skin: '#efc29a', hair: '#5b3a29', extra: 'cat', hairStyle: 'short' },
    banner: nightTown(21, ...BANNER),
  },
  carol: {
    name: 'Carol 🍲',
    description: 'Cook, night-shift nurse, follower of recipes up to step two. Locked because the ward talks. Say hi in your request!',
    location: 'Halifax, NS',
    lang: 'en',
    isLocked: true,
    fields: [{ name: 'Currently fermenting', value: 'Three jars, one of them on purpose' }],
    face: { background: ['#ffd2c2', '#c8504f'], skin: '#c98f6b', hair: '#2b1b14', extra: 'scarf', hairStyle: 'bun' },
    banner: hills(31, ...BANNER, ['#ffe0b5', '#f4a27a', '#8c3f4f']),
  },
  morgan: {
    name: 'Morgan',
    description: 'Night trains, field recordings, maps of places that closed. I post sounds. Headphones advised.',
    location: 'somewhere between two stations',
    lang: 'en',
    face: { background: ['#3a2d5c', '#0d1330'], skin: '#d9a27c', hair: '#d9d4e8', extra: 'cap', hairStyle: 'short' },
    banner: nightTown(41, ...BANNER),
  },
  haruka: {
    name: 'はるか@個展準備中',
    description:
      '藤の絵ばかり描いています。水彩と万年筆。猫と暮らしています🐈\n個展は来月、詳細は固定ノートへ。\n\n無断転載はご遠慮ください。',
    location: '栃木県足利市',
    birthday: '1991-05-03',
    lang: 'ja',
    fields: [
      { name: '画材', value: 'シュミンケ / ホルベイン' },
      { name: '猫', value: 'おもち(3歳)' },
    ],
    face: { background: ['#fbe4f0', '#b18ad9'], skin: '#f8dcc4', hair: '#33262b', extra: 'flower', hairStyle: 'long' },
    banner: wisteria(51, ...BANNER),
  },
  jonas: {
    name: 'Jonas Lindqvist',
    description:
      'Schreibe über Fahrräder, Brettspiele und das Wetter, meistens gleichzeitig. Bahnpendler aus Überzeugung und aus Mangel an Alternativen.',
    location: 'Freiburg im Breisgau',
    lang: 'de',
    fields: [{ name: 'Verspätung diese Woche', value: '**214 Minuten**' }],
    face: { background: ['#d7efd8', '#3f9b6b'], skin: '#f3cfae', hair: '#c98b3f', extra: 'glasses', hairStyle: 'short' },
    banner: hills(61, ...BANNER, ['#cfe8f5', '#e9f2d8', '#3f6b4f']),
  },
  layla: {
    name: 'ليلى',
    description: 'خطّاطة ومصمّمة من عمّان. أحبّ القهوة والكتب القديمة والقطط الغريبة.\n\nHalf of my notes are about ink.',
    location: 'عمّان',
    lang: 'ar',
    face: { background: ['#ffe9c7', '#c98a3c'], skin: '#d9a57f', hair: '#3a2d5c', extra: 'none', hairStyle: 'long' },
    banner: quilt(71, ...BANNER, ['#1d4e5f', '#c98a3c', '#f2e3c2', '#7a2e3a']),
  },
  minseo: {
    name: '민서',
    description: '개발자이자 등산러. 주말에는 산, 평일에는 터미널.\nRust 조금, TypeScript 많이, 잠은 부족.',
    location: '부산',
    lang: 'ko',
    fields: [{ name: '올해 오른 산', value: '23' }],
    face: { background: ['#cfe0ff', '#4b6fc4'], skin: '#f4d0b0', hair: '#1f1a24', extra: 'cap', hairStyle: 'short' },
    banner: hills(81, ...BANNER, ['#f7d6e0', '#b9c8f2', '#3a4a7a']),
  },
  mei: {
    name: '小梅 Mei',
    description: '植物学研究生,天天和标本打交道。业余做面包,成功率 60%。\n#植物 #烘焙',
    location: '昆明',
    lang: 'zh',
    face: { background: ['#ffe1ea', '#d0609a'], skin: '#f8d9bd', hair: '#2a1f1a', extra: 'flower', hairStyle: 'bun' },
    banner: wisteria(91, ...BANNER),
  },
  camille: {
    name: 'Camille Aubert',
    description: "Libraire le jour, joueuse d'échecs la nuit. Je note les livres que les gens reposent.",
    location: 'Nantes',
    lang: 'fr',
    fields: [{ name: 'Pile à lire', value: '137 et elle vacille' }],
    face: { background: ['#e8e4f7', '#6b5aa8'], skin: '#f4d3b9', hair: '#7a2e3a', extra: 'glasses', hairStyle: 'bun' },
    banner: quilt(101, ...BANNER, ['#2b2440', '#7c5cd6', '#f5c02e', '#f4efe6']),
  },
  diego: {
    name: 'Diego Marín',
    description: 'Marinero de fin de semana, profe de física entre semana. Explico las olas con servilletas.',
    location: 'Valparaíso',
    lang: 'es',
    face: { background: ['#c7eef2', '#2f6f8f'], skin: '#c9926b', hair: '#1f1a24', extra: 'scarf', hairStyle: 'short' },
    banner: sea(111, ...BANNER, ['#bfe3f2', '#f4e3c1', '#2f6f8f']),
  },
};

/** SVG of a person's avatar. */
export const avatarOf = (person: Person): string => portrait(PEOPLE[person].face);

/** Who follows whom. Everyone follows the first three people. */
export const FOLLOWS: Readonly<Record<Person, readonly Person[]>> = {
  admin: ['alice', 'bob', 'carol', 'haruka'],
  alice: ['admin', 'bob', 'carol', 'morgan', 'haruka', 'jonas', 'layla', 'minseo', 'mei', 'camille', 'diego'],
  bob: ['admin', 'alice', 'carol', 'morgan', 'minseo', 'jonas'],
  carol: ['admin', 'alice', 'bob', 'mei', 'diego', 'camille'],
  morgan: ['admin', 'alice', 'bob', 'jonas', 'camille'],
  haruka: ['admin', 'alice', 'mei', 'minseo', 'layla'],
  jonas: ['admin', 'alice', 'bob', 'morgan', 'camille'],
  layla: ['admin', 'alice', 'haruka', 'camille', 'diego'],
  minseo: ['admin', 'alice', 'bob', 'haruka', 'mei'],
  mei: ['admin', 'alice', 'haruka', 'minseo'],
  camille: ['admin', 'alice', 'jonas', 'layla', 'diego', 'morgan'],
  diego: ['admin', 'alice', 'camille', 'layla'],
};

/** Unanswered requests to follow the locked account. It does not follow these people, because it accepts those at once. */
export const FOLLOW_REQUESTS: readonly { readonly from: Person; readonly to: Person }[] = [
  { from: 'haruka', to: 'carol' },
  { from: 'jonas', to: 'carol' },
];
