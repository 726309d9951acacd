import { LossyProxy } from '../../../tests/fixtures/LossyProxy';
import { expect, test } from '../../fixtures';
import { App } from '../../objects/App';
import type { ApiUser } from '../../support/ApiUser';
import { Instance } from '../../support/Instance';

/** A hundred are posted without a browser, in `tests/contract/lostAnswers.test.ts`. */
const POSTS = 12;
const POSTS_THROUGH_GATEWAY = 6;
const CREATE = '/api/notes/create';

/** A lost answer is printed by the browser itself. */
const BROWSER_COMPLAINTS = /ERR_EMPTY_RESPONSE|ERR_CONNECTION|ERR_SOCKET|Failed to load resource|status of 50\d/;

/** Whether the composer has brought the texts and the window of the outbox, with all that it imports. Runs in the page. */
const HAS_OUTBOX = `(async () => {
  const names = performance.getEntriesByType('resource').map(({ name }) => name);
  const code = names.find((name) => /OutboxWindow-.*\\.js$/.test(name));
  const isThere = code !== undefined && [/OutboxWindow-.*\\.css$/, /\\/shared\\.json$/].every((file) => names.some((name) => file.test(name)));
  return isThere && (await import(code)) !== null;
})()`;

const textOf = (n: number): string => `Lost answer ${n}`;

/** Posts one note after the other, and expects each to count as posted. */
async function postAll(app: App, texts: readonly string[]): Promise<void> {
  for (const text of texts) {
    await app.openComposer();
    await app.composer.send(text);
    await expect(app.composer.root, text).toBeHidden();
  }
  await expect(app.page.getByText(/wasn't posted|couldn't confirm/)).toHaveCount(0);
}

/** Texts of the user's newest notes, the oldest first. */
async function postedBy(user: ApiUser): Promise<readonly (string | null)[]> {
  const { id } = await user.call('i', {});
  const notes = await user.call('users/notes', { userId: id, limit: 100 });
  return notes
    .map(({ text }) => text)
    .filter((text) => text?.startsWith('Lost answer'))
    .toReversed();
}

const textsTo = (count: number): readonly string[] => Array.from({ length: count }, (_, index) => textOf(index + 1));

test('twelve answers to posts that are lost on the way leave twelve notes, and none is called "not posted"', async ({
  instance,
  openApp,
  actAs,
  complaints,
}) => {
  complaints.allow(BROWSER_COMPLAINTS);
  // The browser repeats a lost POST by itself; so every second answer, at times two in a row.
  const proxy = await LossyProxy.start(instance.url, (path, n) => (path === CREATE && n % 3 !== 0 ? 'lose' : 'pass'));
  try {
    const app = await openApp('alice', { baseURL: proxy.url });
    await postAll(app, textsTo(POSTS));
    expect(await postedBy(await actAs('alice'))).toEqual(textsTo(POSTS));
    expect(proxy.seen.get(CREATE), 'answers were lost, so calls were repeated').toBeGreaterThanOrEqual(POSTS * 2);
  } finally {
    await proxy.stop();
  }
});

/** Says how many notes wait, and opens the outbox. */
const waitingIn = (app: App, n: number) => app.navigation.getByRole('button', { name: `${n} unsent` });

test('when nobody can tell whether a note was posted, it is kept, and the next visit posts no second one', async ({
  instance,
  openApp,
  actAs,
  complaints,
}) => {
  complaints.allow(BROWSER_COMPLAINTS);
  let isDark = true;
  const proxy = await LossyProxy.start(instance.url, (path) =>
    isDark && (path === CREATE || path === '/api/users/notes') ? 'lose' : 'pass',
  );
  try {
    const app = await openApp('alice', { baseURL: proxy.url });
    await app.openComposer();
    await app.composer.send(textOf(1));
    await expect(app.composer.root).toBeHidden({ timeout: 20_000 });
    await expect(app.page.getByText("Couldn't reach the server. The note is kept and sent as soon as the server responds.")).toBeVisible();
    await waitingIn(app, 1).click();
    const row = app.page.getByRole('dialog', { name: 'Outbox' }).getByRole('listitem', { name: textOf(1) });
    await expect(row).toContainText("The server didn't respond");
    isDark = false;
    await app.page.reload();
    await expect(app.timeline('Home').articles.first()).toBeVisible();
    await expect.poll(async () => postedBy(await actAs('alice'))).toEqual([textOf(1)]);
    await expect(waitingIn(app, 1)).toBeHidden();
    await app.openComposer();
    await expect(app.composer.text).toHaveValue('');
  } finally {
    await proxy.stop();
  }
});

test('notes written without a network survive the end of their tab, and are posted once and in order', async ({
  openApp,
  actAs,
  complaints,
}) => {
  complaints.allow(/ERR_INTERNET_DISCONNECTED|WebSocket connection|dynamically imported module|storage code could not be loaded/);
  const app = await openApp('alice');
  const context = app.page.context();
  await app.openComposer();
  await app.page.keyboard.press('Escape');
  await app.page.waitForFunction(HAS_OUTBOX);
  await context.setOffline(true);
  for (const text of textsTo(3)) {
    await app.openComposer();
    await app.composer.send(text);
    await expect(app.composer.root).toBeHidden();
  }
  await waitingIn(app, 3).click();
  await expect(app.page.getByRole('dialog', { name: 'Outbox' }).getByRole('listitem')).toHaveCount(3);
  await app.page.close({ runBeforeUnload: false });
  await context.setOffline(false);
  const next = new App(await context.newPage());
  await next.openSignedIn();
  await expect.poll(async () => postedBy(await actAs('alice'))).toEqual(textsTo(3));
  await expect(next.navigation.getByRole('button', { name: /notes? waits?$/ })).toHaveCount(0);
});

test(
  'a note whose tab is killed in the middle of the call is posted once',
  { tag: '@whole' },
  async ({ instance, openApp, actAs, complaints }) => {
    complaints.allow(BROWSER_COMPLAINTS);
    const app = await openApp('alice');
    const context = app.page.context();
    await app.openComposer();
    await app.composer.text.fill(textOf(1));
    // The server handles the call and then takes its time, so the tab never sees the answer.
    await app.page.route(`**${CREATE}`, async (route) => {
      await route.fetch();
    });
    await app.composer.post.click();
    await expect.poll(async () => postedBy(await actAs('alice'))).toEqual([textOf(1)]);
    await app.page.close({ runBeforeUnload: false });
    const next = new App(await context.newPage());
    await next.page.goto(instance.url);
    await expect(next.timeline('Home').articles.first()).toBeVisible();
    await expect(next.navigation.getByRole('button', { name: /notes? waits?$/ })).toHaveCount(0);
    await next.openComposer();
    await expect(next.composer.text).toHaveValue('');
    expect(await postedBy(await actAs('alice'))).toEqual([textOf(1)]);
  },
);

test(
  'six answers that are lost between the gateway and a server that knows no keys leave six notes',
  { tag: '@whole' },
  async ({ instance, openApp, actAs, complaints }) => {
    complaints.allow(BROWSER_COMPLAINTS);
    const proxy = await LossyProxy.start(instance.url, (path, n) => (path === CREATE && n % 2 === 1 ? 'lose' : 'pass'));
    const gateway = await Instance.start({ seed: 'demo', upstream: proxy.url });
    try {
      const app = await openApp('alice', { baseURL: gateway.url });
      await postAll(app, textsTo(POSTS_THROUGH_GATEWAY));
      expect(await postedBy(await actAs('alice'))).toEqual(textsTo(POSTS_THROUGH_GATEWAY));
    } finally {
      await gateway.stop();
      await proxy.stop();
    }
  },
);
