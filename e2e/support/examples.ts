import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { plainName } from '~/components/user/plainName';
import type { ExampleValue, PageManifest, PageRoute } from '~/registry/definePage';
import { exampleAddress } from '../../tests/fixtures/exampleAddress';
import { testI18n } from '../../tests/fixtures/testI18n';
import type { ApiUser } from './ApiUser';

const PAGES = join(import.meta.dirname, '../../pages');

/** The manifests of all pages. */
export const manifests = await Promise.all(
  readdirSync(PAGES, { recursive: true, encoding: 'utf8' })
    .filter((file) => /(^|\/)manifest\.ts$/.test(file))
    .map(async (file) => ((await import(join(PAGES, file))) as { default: PageManifest }).default),
);

/** An address of a page. */
export interface Example {
  readonly page: PageManifest;
  readonly only: PageRoute['only'];
  readonly href: string;
  /** What the page calls itself, for those who may see it. Null if the page decides, and this file does not know it. */
  readonly title: string | null;
}

/** What an endpoint answers with: it has an id and mostly a name; of a note, the author has it. */
interface Thing {
  readonly name?: string;
  readonly user?: Parameters<typeof plainName>[0];
  readonly [field: string]: unknown;
}

/** What pages call themselves that are not named by a thing or by their manifest, by pattern. */
const TITLES: Readonly<Record<string, (name: string) => string>> = {
  '/': () => 'Home',
  '/timeline': () => 'Local',
  '/notes/:noteId': (name) => `Note by ${name}`,
  '/@:acct/:page?': () => 'Bob Builder-of-Keyboards (@bob)',
  '/@:acct/following': () => 'Followed by Bob Builder-of-Keyboards',
  '/@:acct/followers': () => 'Followers of Bob Builder-of-Keyboards',
  '/redirect-test': () => 'Alice (@alice)',
  '/search': () => 'Search: moss',
  '/tags/:tag': () => '#garden',
  '/user-tags/:tag': () => '#botany',
  '/my/drive': () => 'Drive',
  '/about': () => 'About Wisteria Garden',
  '/registry/keys/:domain/:path*': () => 'Keys in client/base',
  '/registry/value/:domain/:path*': () => 'word',
  '/pages/new': () => 'New page',
  '/pages/edit/:pageId': () => 'Edit How to draw a leaf',
  '/@:username/pages/:pageName': () => 'How to draw a leaf',
  '/@:username/pages/:pageName/view-source': () => 'Source of Keyboards that I regret',
  '/my/antennas/create': () => 'New antenna',
  '/channels/new': () => 'New channel',
  '/channels/:channelId/edit': (name) => `Edit ${name}`,
  '/admin/roles/:roleId/edit': (name) => `Edit ${name}`,
};

const { t } = testI18n();

/** Makes what the examples need and the demo lacks. @returns values for those that no endpoint lists */
async function prepare(alice: ApiUser): Promise<Readonly<Record<string, string>>> {
  const [list] = await alice.call('users/lists/list', {});
  const [token] = await Promise.all([
    appToken(alice),
    alice.callAny('users/lists/update', { listId: list!.id, isPublic: true }),
    alice.callAny('i/webhooks/create', { name: 'Bell', url: 'https://hook.example/', on: ['note'] }),
    alice.callAny('drive/folders/create', { name: 'Images' }),
    alice.callAny('channels/create', { name: 'Moss' }),
    alice.callAny('i/registry/set', { scope: ['client', 'notes'], key: 'word', value: 'moss' }),
  ]);
  return { token };
}

/** The address to which an app sends people when it asks for access. */
async function appToken(alice: ApiUser): Promise<string> {
  const app = { name: 'App', description: 'Reads', permission: ['read:account'] };
  const { secret } = (await alice.callAny('app/create', app)) as { secret: string };
  const { token } = (await alice.callAny('auth/session/generate', { appSecret: secret })) as { token: string };
  return token;
}

const nameOf = ({ name, user }: Thing): string | undefined => name ?? (user && plainName(user));

/**
 * An address for each route of each page, with values from the example in its manifest.
 * @param staff lists what only administrators may list
 */
export async function examplesOf(alice: ApiUser, staff: ApiUser): Promise<readonly Example[]> {
  const made = await prepare(alice);
  const things = new Map<string, Promise<Thing>>();
  const first = (endpoint: string): Promise<Thing> => {
    const asking = endpoint.startsWith('admin/') ? staff : alice;
    const known = things.get(endpoint) ?? asking.callAny(endpoint, {}).then((answer) => (answer as readonly Thing[])[0]!);
    things.set(endpoint, known);
    return known;
  };
  const ofPage = async (page: PageManifest): Promise<readonly Example[]> => {
    const named = new Map<string, string | undefined>();
    const valueOf = async (name: string, value: ExampleValue): Promise<string> => {
      if (typeof value === 'string') return made[name] ?? value;
      const thing = await first(value.from);
      named.set(name, nameOf(thing));
      return thing[value.field ?? 'id'] as string;
    };
    const entries = Object.entries(page.example ?? {}).map(async ([name, value]) => [name, await valueOf(name, value)] as const);
    const values = Object.fromEntries(await Promise.all(entries));
    return page.routes.map((route) => {
      const name = [...named].find(([parameter]) => route.pattern.includes(`:${parameter}`))?.[1];
      const ownTitle = TITLES[route.pattern]?.(name ?? '') ?? name ?? null;
      return { page, only: route.only, href: exampleAddress(route, values), title: page.hasOwnTitle ? ownTitle : t(page.title) };
    });
  };
  return (await Promise.all(manifests.map(ofPage))).flat();
}
