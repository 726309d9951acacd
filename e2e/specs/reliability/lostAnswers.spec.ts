import { LossyProxy } from '../../../tests/fixtures/LossyProxy';
import { expect, test } from '../../fixtures';
import type { App } from '../../objects/App';
import type { ApiUser } from '../../support/ApiUser';
import { Instance } from '../../support/Instance';

const POSTS = 50;
const CREATE = '/api/notes/create';

/** A lost answer is printed by the browser itself. */
const BROWSER_COMPLAINTS = /ERR_EMPTY_RESPONSE|ERR_CONNECTION|ERR_SOCKET|Failed to load resource|status of 50\d/;

const textOf = (n: number): string => `Lost answer ${n}`;

/** Posts one note after the other, and expects each to count as posted. */
async function postAll(app: App): Promise<void> {
  for (let n = 1; n <= POSTS; n += 1) {
    await app.openComposer();
    await app.composer.send(textOf(n));
    await expect(app.composer.root, textOf(n)).toBeHidden();
  }
  await expect(app.page.getByText(/not posted|not clear/)).toHaveCount(0);
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

const ALL = Array.from({ length: POSTS }, (_, index) => textOf(index + 1));

test('fifty answers to posts that are lost on the way leave fifty notes, and none is called "not posted"', async ({
  instance,
  openApp,
  actAs,
  complaints,
}) => {
  test.setTimeout(180_000);
  complaints.allow(BROWSER_COMPLAINTS);
  // The browser repeats a lost POST by itself; so every second answer, at times two in a row.
  const proxy = await LossyProxy.start(instance.url, (path, n) => (path === CREATE && n % 3 !== 0 ? 'lose' : 'pass'));
  try {
    const app = await openApp('alice', { baseURL: proxy.url });
    await postAll(app);
    expect(await postedBy(await actAs('alice'))).toEqual(ALL);
    expect(proxy.seen.get(CREATE), 'answers were lost, so calls were repeated').toBeGreaterThanOrEqual(POSTS * 2);
  } finally {
    await proxy.stop();
  }
});

test('when nobody can tell whether a note was posted, the text stays, and pressing again posts no second note', async ({
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
    const message = app.page.getByRole('alertdialog');
    await expect(message).toContainText('It is not clear whether the note was posted');
    await message.getByRole('button', { name: 'Got it' }).click();
    await expect(app.composer.text).toHaveValue(textOf(1));
    isDark = false;
    await app.page.reload();
    await expect(app.timeline('Home').articles.first()).toBeVisible();
    await app.openComposer();
    await expect(app.composer.text).toHaveValue(textOf(1));
    await app.composer.post.click();
    await expect(app.composer.root).toBeHidden();
    expect(await postedBy(await actAs('alice'))).toEqual([textOf(1)]);
  } finally {
    await proxy.stop();
  }
});

test('fifty answers that are lost between the gateway and a server that knows no keys leave fifty notes', async ({
  instance,
  openApp,
  actAs,
  complaints,
}) => {
  test.setTimeout(180_000);
  complaints.allow(BROWSER_COMPLAINTS);
  const proxy = await LossyProxy.start(instance.url, (path, n) => (path === CREATE && n % 2 === 1 ? 'lose' : 'pass'));
  const gateway = await Instance.start({ seed: 'demo', upstream: proxy.url });
  try {
    const app = await openApp('alice', { baseURL: gateway.url });
    await postAll(app);
    expect(await postedBy(await actAs('alice'))).toEqual(ALL);
  } finally {
    await gateway.stop();
    await proxy.stop();
  }
});
