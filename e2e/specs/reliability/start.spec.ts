import { expect, test } from '../../fixtures';
import { App } from '../../objects/App';
import type { ApiUser } from '../../support/ApiUser';
import { signedInState } from '../../support/signedInState';
import { withColumns, type SignedIn } from '../../support/withColumns';

test.use({ seed: 'busy', viewport: { width: 2200, height: 1000 } });

const FIRST_NOTES = [
  'notes/timeline',
  'notes/local-timeline',
  'notes/hybrid-timeline',
  'notes/global-timeline',
  'notes/user-list-timeline',
  'antennas/notes',
];

/** A browser of alice whose last visit left four timelines, a list and an antenna open. */
async function stateWithColumns(url: string, alice: ApiUser): Promise<SignedIn> {
  const [list] = await alice.call('users/lists/list', {});
  const [antenna] = await alice.call('antennas/list', {});
  const columns = ['local', 'social', 'global'].map((source) => `/timeline?src=${source}`);
  const signedIn = await signedInState(url, 'alice');
  // The server is known from the last visit as well; a first visit asks for it at once.
  const meta = await (
    await fetch(`${url}/api/meta`, { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{"detail":false}' })
  ).json();
  const known = { name: 'instance', value: JSON.stringify({ version: 0, data: meta }) };
  const origins = signedIn.origins.map((origin) => ({ ...origin, localStorage: [...origin.localStorage, known] }));
  return withColumns({ ...signedIn, origins }, url, [...columns, `/timeline/list/${list!.id}`, `/timeline/antenna/${antenna!.id}`]);
}

test('the notes of all columns in sight are asked for first, and the rest when they are painted', async ({
  browser,
  instance,
  actAs,
  complaints,
}) => {
  const storageState = await stateWithColumns(instance.url, await actAs('alice'));
  await instance.controls.fewWorkers(150, 2);
  const context = await browser.newContext({ storageState, viewport: { width: 2200, height: 1000 } });
  complaints.watch(context);
  const page = await context.newPage();
  await page.addInitScript(() => {
    const observer = new MutationObserver(() => {
      if (document.querySelectorAll('[data-column]:has([role="feed"] article)').length < 6) return;
      observer.disconnect();
      performance.mark('filled');
    });
    observer.observe(document, { childList: true, subtree: true });
  });
  await page.goto(instance.url);

  /** The calls up to now, before and after the moment when all columns had notes. */
  const calls = () =>
    page.evaluate(() => {
      const [filled] = performance.getEntriesByName('filled');
      const made = performance.getEntriesByType('resource').flatMap(({ name, startTime }) => {
        const { pathname } = new URL(name);
        return pathname === '/url' || pathname.startsWith('/api/') ? [{ name: pathname.replace('/api/', ''), startTime }] : [];
      });
      const names = (isEarly: boolean) =>
        made.filter(({ startTime }) => startTime < (filled?.startTime ?? Number.POSITIVE_INFINITY) === isEarly).map(({ name }) => name);
      return { early: names(true), late: names(false) };
    });
  await expect.poll(async () => (await calls()).late).toContain('i/notifications-grouped');
  const { early, late } = await calls();
  expect(early.slice(0, FIRST_NOTES.length).toSorted()).toEqual(FIRST_NOTES.toSorted());
  // The names of the list and the antenna come beside their notes, and nothing else does.
  expect(early.slice(FIRST_NOTES.length).toSorted()).toEqual(['antennas/show', 'users/lists/show']);
  expect(late).toEqual(expect.arrayContaining(['i', 'meta', 'i/registry/get-all']));

  const { deck } = new App(page);
  await expect(deck.column('Neighbors')).toBeVisible();
  await expect(deck.column('Things')).toBeVisible();
  await context.close();
});

test('the first notes are shown without a number format, because the first one takes the browser long', async ({
  browser,
  instance,
  complaints,
}) => {
  const context = await browser.newContext({ storageState: await signedInState(instance.url, 'alice') });
  complaints.watch(context);
  const page = await context.newPage();
  await page.addInitScript(() => {
    const built: string[] = [];
    for (const name of ['NumberFormat', 'RelativeTimeFormat'] as const) {
      const construct = (target: typeof Intl.NumberFormat, given: []) => {
        built.push(name);
        return new target(...given);
      };
      Object.assign(Intl, { [name]: new Proxy(Intl[name] as typeof Intl.NumberFormat, { construct }) });
    }
    const observer = new MutationObserver(() => {
      if (!document.querySelector('[role="feed"] article')) return;
      observer.disconnect();
      Object.assign(window, { builtForFirstNotes: [...built] });
    });
    observer.observe(document, { childList: true, subtree: true });
  });
  await page.goto(instance.url);
  await new App(page).timeline('Home').articles.first().waitFor();
  expect(await page.evaluate(() => (window as { builtForFirstNotes?: string[] }).builtForFirstNotes)).toEqual([]);
  await context.close();
});

test('a later visit asks for its first notes before its code is there, and asks once', async ({ openApp }) => {
  const app = await openApp('alice');
  const { page } = app;
  const timeline = app.timeline('Home');
  await timeline.articles.first().waitFor();
  const asked = page.waitForRequest('**/api/notes/timeline');
  await page.route('**/assets/stores-*.js', async (route) => {
    await asked;
    await route.continue();
  });
  const firstPages: unknown[] = [];
  page.on('request', (request) => {
    if (!request.url().endsWith('/api/notes/timeline')) return;
    const params = request.postDataJSON() as { readonly sinceId?: string; readonly untilId?: string };
    // Others load what was posted before the live connection opened.
    if (params.sinceId === undefined && params.untilId === undefined) firstPages.push(params);
  });
  await page.reload();
  await timeline.articles.first().waitFor();
  expect(firstPages).toHaveLength(1);
});
