import { LossyProxy } from '../../../tests/fixtures/LossyProxy';
import { expect, test } from '../../fixtures';
import type { App } from '../../objects/App';
import type { ApiUser } from '../../support/ApiUser';
import { Instance } from '../../support/Instance';

const POSTS = 50;
/** Through the gateway. Fifty of them are posted without a browser, in `tests/contract/lostAnswers.test.ts`. */
const POSTS_THROUGH_GATEWAY = 10;
const CREATE = '/api/notes/create';

/** A lost answer is printed by the browser itself. */
const BROWSER_COMPLAINTS = /ERR_EMPTY_RESPONSE|ERR_CONNECTION|ERR_SOCKET|Failed to load resource|status of 50\d/;

const textOf = (n: number): string => `Lost answer ${n}`;

/** Posts one note after the other, and expects each to count as posted. */
async function postAll(app: App, texts: readonly string[]): Promise<void> {
  for (const text of texts) {
    await app.openComposer();
    await app.composer.send(text);
    await expect(app.composer.root, text).toBeHidden();
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

const textsTo = (count: number): readonly string[] => Array.from({ length: count }, (_, index) => textOf(index + 1));

test('fifty answers to posts that are lost on the way leave fifty notes, and none is called "not posted"', async ({
  instance,
  openApp,
  actAs,
  complaints,
}) => {
  test.setTimeout(300_000);
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
    await expect(app.composer.root.getByRole('alert')).toContainText('It is not clear whether the note was posted');
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

test('ten answers that are lost between the gateway and a server that knows no keys leave ten notes', async ({
  instance,
  openApp,
  actAs,
  complaints,
}) => {
  test.setTimeout(120_000);
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
});
