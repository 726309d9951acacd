import type { RoleParams } from '~/api/endpoints';
import { rememberLinkPreview } from '../../media/linkPreview';
import { keepRemoteMedia } from '../../media/findMedia';
import { DEMO_SIGN_INS, defaultPassword } from '../seedNames';
import { EMOJI_DRAWINGS, renderEmoji } from '../emojiDrawings';
import { render } from '../pictures';
import { SeededRandom } from '../random';
import type { SeedAccount, Seeder } from '../Seeder';
import { planChannels } from './channels';
import { makeClips } from './clips';
import { makeDecorations } from './decorations';
import { DEMO_LINKS } from './demoLinks';
import { makePages } from './pages';
import { FOLLOW_REQUESTS, FOLLOWS, PEOPLE, avatarOf } from './people';
import { addNeighbors } from './remote';
import type { Person } from './scene';
import { ASIAN_SCENES } from './scenes/asian';
import { ENGLISH_SCENES } from './scenes/english';
import { EUROPEAN_SCENES } from './scenes/european';
import { JAPANESE_SCENES } from './scenes/japanese';
import { Stage, type Cast } from './Stage';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** How far back the notes of the demo go. */
const TALK_MS = 9 * DAY_MS;
/** How much older the accounts are than the first note. */
const SETUP_MS = 12 * HOUR_MS;
/** How long ago the people of the demo last read their notifications. */
const LAST_LOOK_MS = 8 * HOUR_MS;

const people = Object.keys(PEOPLE) as Person[];

/** A lively instance: twelve people post in eight languages for nine days. */
export async function demoSeed(seeder: Seeder, nowMs: number): Promise<void> {
  const startMs = nowMs - TALK_MS;
  seeder.at(startMs - SETUP_MS);
  const cast = await signUpEverybody(seeder);
  const emojis = await addEmojis(seeder, cast.admin);
  const { artistRoleId } = await describeInstance(seeder, cast, emojis);
  await introduceEverybody(seeder, cast, birthdaysOf(nowMs));
  await makeDecorations(seeder, cast, artistRoleId);
  await linkPeople(seeder, cast);
  await rememberLinks(seeder);

  const stage = new Stage(seeder, cast, new SeededRandom(20_240_217), nowMs);
  const scenes = [...ENGLISH_SCENES, ...JAPANESE_SCENES, ...EUROPEAN_SCENES, ...ASIAN_SCENES];
  stage.plan(scenes, startMs, nowMs - 2 * MINUTE_MS);
  for (const person of DEMO_SIGN_INS) {
    stage.at(nowMs - LAST_LOOK_MS, () => seeder.settleIn(cast[person]));
    stage.at(nowMs - LAST_LOOK_MS, () => seeder.call('notifications/mark-all-as-read', {}, cast[person]));
  }
  for (const { from, to } of FOLLOW_REQUESTS) {
    stage.at(nowMs - 2 * HOUR_MS, () => seeder.call('following/create', { userId: cast[to].id }, cast[from]));
  }
  stage.at(nowMs - 2 * HOUR_MS, () => makeClips(seeder, cast));
  stage.at(nowMs - 2 * HOUR_MS, () => makePages(seeder, cast));
  planChannels(seeder, cast, stage, nowMs);
  await addNeighbors(seeder, cast, stage, startMs, nowMs);
  await stage.play();
}

async function signUpEverybody(seeder: Seeder): Promise<Cast> {
  const admin = await seeder.createAdmin('admin', defaultPassword('admin'));
  const others = people.filter((person) => person !== 'admin');
  const accounts = await Promise.all(others.map(async (person) => [person, await seeder.signUp(person, defaultPassword(person))] as const));
  return Object.fromEntries([['admin', admin] as const, ...accounts]) as Cast;
}

async function describeInstance(
  seeder: Seeder,
  cast: Cast,
  emojis: ReadonlyMap<string, string>,
): Promise<{ readonly artistRoleId: string }> {
  const { admin, alice, haruka, bob } = cast;
  await seeder.call(
    'admin/update-meta',
    {
      name: 'Wisteria Garden',
      shortName: 'Garden',
      description:
        'A small instance that came with your copy of Wisteria. Twelve people talk here about leaves, trains, soup and keyboards.',
      themeColor: '#7c5cd6',
      langs: ['en', 'ja'],
      maintainerName: 'Wisteria Admin',
      serverRules: ['Be kind, also before coffee.', 'Describe your pictures.', 'Mark what could spoil a story.'],
      pinnedUsers: ['@alice', '@haruka'],
    },
    admin,
  );
  const artist = await seeder.call(
    'admin/roles/create',
    roleOf('Artist', 'Shows original work here.', '#b06ad4', emojis.get('wisteria')!, 2),
    admin,
  );
  const maker = await seeder.call(
    'admin/roles/create',
    roleOf('Maker', 'Builds things with their hands.', '#4b83b5', emojis.get('check_green')!, 1),
    admin,
  );
  for (const [role, accounts] of [[artist, [alice, haruka]] as const, [maker, [bob]] as const]) {
    for (const account of accounts) await seeder.call('admin/roles/assign', { roleId: role.id, userId: account.id }, admin);
  }
  await letSearch(seeder, cast);
  await seeder.call(
    'admin/announcements/create',
    {
      title: 'Welcome to the garden',
      text: 'This is a demo instance. Everything here was made up, and you may write whatever you like: nobody else sees it.',
      imageUrl: null,
      icon: 'info',
      display: 'normal',
    },
    admin,
  );
  await seeder.call(
    'admin/announcements/create',
    {
      title: '藤まつり / Wisteria week',
      text: '今週は藤の絵を募集しています。#藤 のタグをつけて投稿してください。\n\nPost a wisteria drawing with #藤 this week.',
      imageUrl: null,
      icon: 'success',
      display: 'normal',
    },
    admin,
  );
  return { artistRoleId: artist.id };
}

/** Real servers often allow nobody to search notes. In the demo every account may, so that newcomers find what they saw. */
async function letSearch(seeder: Seeder, cast: Cast): Promise<void> {
  await seeder.call(
    'admin/roles/create',
    {
      ...roleOf('Resident', 'May search notes.', '#3f9b6b', null, 0),
      target: 'conditional',
      condFormula: { id: 'resident', type: 'isLocal' },
      isPublic: false,
      isExplorable: false,
      asBadge: false,
      policies: { canSearchNotes: { useDefault: false, priority: 0, value: true } },
    },
    cast.admin,
  );
}

const roleOf = (name: string, description: string, color: string, iconUrl: string | null, displayOrder: number): RoleParams => ({
  name,
  description,
  color,
  iconUrl,
  displayOrder,
  target: 'manual',
  condFormula: {},
  isPublic: true,
  isModerator: false,
  isAdministrator: false,
  isExplorable: true,
  asBadge: true,
  canEditMembersByModerator: false,
  policies: {},
});

/** Adds the custom emoji. Returns the addresses of their files, by name. */
async function addEmojis(seeder: Seeder, admin: SeedAccount): Promise<ReadonlyMap<string, string>> {
  const folder = await seeder.call('drive/folders/create', { name: 'Emoji' }, admin);
  const uploads = await Promise.all(
    EMOJI_DRAWINGS.map(async (drawing) => ({
      drawing,
      file: await seeder.upload(admin, { ...(await renderEmoji(drawing)), folderId: folder.id }),
    })),
  );
  for (const { drawing, file } of uploads) {
    const { name, category, aliases, license, isSensitive, localOnly } = drawing;
    await seeder.call(
      'admin/emoji/add',
      {
        name,
        fileId: file.id,
        category,
        aliases,
        license: license ?? null,
        isSensitive: isSensitive ?? false,
        localOnly: localOnly ?? false,
      },
      admin,
    );
  }
  return new Map(uploads.map(({ drawing, file }) => [drawing.name, file.url]));
}

/** Two people whom alice follows have their birthday today: one by the calendar of this machine, one by that of UTC. */
function birthdaysOf(nowMs: number): Partial<Record<Person, string>> {
  const now = new Date(nowMs);
  const two = (value: number) => String(value).padStart(2, '0');
  return {
    morgan: `1992-${two(now.getMonth() + 1)}-${two(now.getDate())}`,
    mei: `1996-${two(now.getUTCMonth() + 1)}-${two(now.getUTCDate())}`,
  };
}

async function introduceEverybody(seeder: Seeder, cast: Cast, birthdays: Partial<Record<Person, string>>): Promise<void> {
  await Promise.all(
    people.map(async (person) => {
      const { name, description, location, birthday, lang, fields, isCat, isBot, banner } = PEOPLE[person];
      const account = cast[person];
      const [avatar, wide] = await Promise.all([
        seeder.upload(account, { name: 'avatar.webp', bytes: await render(avatarOf(person), 'webp') }),
        banner === null ? null : seeder.upload(account, { name: 'banner.webp', bytes: await render(banner, 'webp') }),
      ]);
      await seeder.call(
        'i/update',
        {
          name,
          description,
          lang,
          location: location ?? null,
          birthday: birthdays[person] ?? birthday ?? null,
          fields: fields ?? [],
          isCat: isCat ?? false,
          isBot: isBot ?? false,
          avatarId: avatar.id,
          bannerId: wide?.id ?? null,
        },
        account,
      );
    }),
  );
}

async function linkPeople(seeder: Seeder, cast: Cast): Promise<void> {
  for (const person of people) {
    for (const followee of FOLLOWS[person]) await seeder.call('following/create', { userId: cast[followee].id }, cast[person]);
  }
  for (const person of people) if (PEOPLE[person].isLocked) await seeder.call('i/update', { isLocked: true }, cast[person]);

  const lists: [Person, string, Person[]][] = [
    ['alice', 'Plant people', ['mei', 'haruka']],
    ['alice', 'Night owls', ['carol', 'morgan', 'diego']],
    ['bob', 'Keyboards', ['minseo']],
    ['carol', 'Soup', ['diego', 'haruka']],
  ];
  for (const [owner, name, members] of lists) {
    const list = await seeder.call('users/lists/create', { name }, cast[owner]);
    for (const member of members) await seeder.call('users/lists/push', { listId: list.id, userId: cast[member].id }, cast[owner]);
  }
  const antennas: [Person, string, string[][]][] = [
    ['alice', 'Wisteria watch', [['藤'], ['wisteria'], ['紫藤']]],
    ['alice', 'Ink', [['ink'], ['حبر'], ['インク']]],
    ['bob', 'Cats', [['cat'], ['猫'], ['고양이']]],
  ];
  for (const [owner, name, keywords] of antennas) {
    await seeder.call(
      'antennas/create',
      {
        name,
        keywords,
        src: 'all',
        users: [],
        excludeKeywords: [],
        withReplies: true,
        caseSensitive: false,
        withFile: false,
        notify: false,
      },
      cast[owner],
    );
  }
}

async function rememberLinks(seeder: Seeder): Promise<void> {
  for (const { url, title, description, sitename, picture } of DEMO_LINKS) {
    const thumbnail = picture === null ? null : `${url}/cover.webp`;
    if (thumbnail !== null && picture !== null)
      await keepRemoteMedia(seeder.server, thumbnail, 'image/webp', await render(picture, 'webp'));
    rememberLinkPreview(seeder.server, url, { title, description, sitename, thumbnail, icon: null, sensitive: false });
  }
}
