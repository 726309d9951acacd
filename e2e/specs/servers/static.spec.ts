import type { Page } from '@playwright/test';
import { expect, test as base } from '../../fixtures';
import { ApiUser } from '../../support/ApiUser';
import { passwordOf } from '../../support/accounts';
import { Instance } from '../../support/Instance';
import { signedInState } from '../../support/signedInState';
import { StaticHost } from '../../support/StaticHost';
import { Traffic } from '../../support/Traffic';
import { workspaceWith } from '../../support/withColumns';

/** A static build at an origin of its own, and a second server, of 2026. The ordinary instance is the first one, of 2024. */
const test = base.extend<object, { host: StaticHost; other: Instance }>({
  host: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the wanted fixtures from the pattern
    async ({}, provide) => {
      const host = await StaticHost.start();
      await provide(host);
      await host.stop();
    },
    { scope: 'worker' },
  ],
  other: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the wanted fixtures from the pattern
    async ({}, provide) => {
      const other = await Instance.start({ seed: 'empty', flavor: '2026' });
      await provide(other);
      await other.stop();
    },
    { scope: 'worker', timeout: 200_000 },
  ],
});

/** Creates alice, who may create others, and bob, whom she follows, on an empty server. Ids of servers with the same seed would be the same. */
async function createAccounts(url: string): Promise<void> {
  const nobody = new ApiUser(url, '', '');
  const create = async (by: ApiUser, username: 'alice' | 'bob') =>
    (await by.callAny('admin/accounts/create', { username, password: passwordOf(username) })) as {
      readonly id: string;
      readonly token: string;
    };
  const { id, token } = await create(nobody, 'alice');
  const alice = new ApiUser(url, id, token);
  const bob = await create(alice, 'bob');
  await alice.call('following/create', { userId: bob.id });
}

/** Signs in at the page of a server, where alice is signed in already. */
async function allow(page: Page, url: string): Promise<void> {
  const { host } = new URL(url);
  await page.getByRole('button', { name: `Continue at ${host}` }).click();
  await page.getByRole('button', { name: 'Allow', exact: true }).click();
}

/** The tokens that the browser has, by the origin of their server. */
const tokensIn = (page: Page): Promise<Readonly<Record<string, string>>> =>
  page.evaluate(
    () =>
      new Promise((resolve, reject) => {
        const opened = indexedDB.open('wisteria');
        opened.addEventListener('error', () => reject(new Error('no storage')));
        opened.addEventListener('success', () => {
          const asked = opened.result.transaction('values').objectStore('values').get('accounts');
          asked.addEventListener('success', () => {
            const entries = asked.result as readonly { readonly origin: string; readonly token: string }[];
            resolve(Object.fromEntries(entries.map(({ origin, token }) => [origin, token])));
          });
        });
      }),
  );

test('a static page signs in to two servers, shows six columns of both, acts on each, and tells neither about the other', async ({
  host,
  instance,
  other,
  openBrowser,
}) => {
  test.slow();
  const [b, c] = [instance.url, other.url];
  await createAccounts(c);
  const friends = { b: await ApiUser.signIn(b, 'bob', passwordOf('bob')), c: await ApiUser.signIn(c, 'bob', passwordOf('bob')) };
  const [here, there] = [await signedInState(b, 'alice'), await signedInState(c, 'alice')];
  const storageState = { cookies: [], origins: [...here.origins, ...there.origins] };
  const app = await openBrowser(undefined, { baseURL: host.url, storageState });
  const { page } = app;
  const traffic = new Traffic();
  traffic.watch(page.context());

  await test.step('a link leads to a server, and from there to its own page and back, signed in', async () => {
    await app.open('/');
    await expect(page.getByRole('heading', { level: 1 })).toContainText('fediverse');
    expect([...traffic.origins]).toEqual([host.url]);
    await app.open(`/?server=${new URL(b).host}`);
    await expect(page.getByRole('button', { name: 'Look at another server' })).toBeVisible();
    await page.getByRole('button', { name: 'Sign in', exact: true }).first().click();
    await allow(page, b);
    await expect(app.accountMenu('alice')).toBeVisible();
  });

  await test.step('an account of another server is added', async () => {
    await app.open(`/sign-in?server=${new URL(c).host}&mode=add`);
    await allow(page, c);
    await expect(app.accountMenu('alice')).toBeVisible();
  });

  const tokens = await tokensIn(page);
  expect(Object.keys(tokens).toSorted()).toEqual([b, c].toSorted());
  const account = await page.evaluate(() => localStorage.getItem('account') ?? '');
  const me = (JSON.parse(account) as { data: { me: { id: string } } }).data.me.id;
  const ofC = (await new ApiUser(c, '', tokens[c]!).call('i', {})).id;

  await test.step('six columns of both show their servers, and follow live', async () => {
    const columns = ['/timeline', '/timeline', '/my/notifications', '/timeline', '/timeline'];
    const { workspace, visits } = workspaceWith(columns) as { workspace: { panes: Record<string, object> }; visits: object };
    const refOfC = `${new URL(c).host}/${ofC}`;
    for (const pane of ['column-2', 'column-3', 'column-4']) workspace.panes[pane] = { account: refOfC };
    await page.evaluate(([key, text]) => localStorage.setItem(key, text), [
      `workspace::${new URL(b).host}/${me}`,
      JSON.stringify({ version: 0, data: { workspace, visits } }),
    ] as const);
    await page.reload();
    await expect(app.deck.root.locator('[data-column]')).toHaveCount(6);
  });

  const notes = { b: '', c: '' };
  await test.step('notes are posted, answered and given reactions at each server', async () => {
    notes.b = await friends.b.post('Only at the first server');
    notes.c = await friends.c.post('Only at the second server');
    await app.note('Only at the first server').react('👍');
    await app.note('Only at the second server').react('🎉');
    await app.compose('Posted from a page without a server');
    await expect(app.note('Posted from a page without a server').root).toBeVisible();
    await app.note('Only at the second server').reply();
    await app.composer.send('Answered from far away');
    await expect.poll(async () => (await friends.b.call('notes/show', { noteId: notes.b })).reactions).toEqual({ '👍': 1 });
    await expect.poll(async () => (await friends.c.call('notes/show', { noteId: notes.c })).reactions).toEqual({ '🎉': 1 });
    await expect
      .poll(async () =>
        (await friends.c.call('notes/children', { noteId: notes.c, limit: 1 })).map(({ text, userId }) => ({ text, userId })),
      )
      .toEqual([{ text: 'Answered from far away', userId: ofC }]);
  });

  await test.step('signing out of one leaves the other', async () => {
    await app.signOut('alice');
    // The page loads again meanwhile.
    await expect(async () => expect(Object.keys(await tokensIn(page))).toEqual([c])).toPass();
    await expect(app.accountMenu('alice')).toBeVisible();
    await expect(app.note('Only at the second server').root).toBeVisible();
  });

  await test.step('nothing of one server has reached the other, or the host of the page', async () => {
    const secrets = { [b]: [tokens[b]!, notes.b, friends.b.id, me], [c]: [tokens[c]!, notes.c, friends.c.id, ofC] };
    const leaks = Object.entries(secrets).flatMap(([origin, texts]) =>
      [...traffic.origins].filter((to) => to !== origin).flatMap((to) => texts.flatMap((text) => traffic.with(to, text))),
    );
    expect({ leaks, calls: traffic.with(host.url, `${host.url}/api`), origins: [...traffic.origins].toSorted() }).toEqual({
      leaks: [],
      calls: [],
      origins: [host.url, b, c].toSorted(),
    });
    // The recorder would have seen them.
    expect(Math.min(...[b, c].map((origin) => traffic.with(origin, tokens[origin]!).length))).toBeGreaterThan(3);
  });
});
