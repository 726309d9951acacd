import type { Route } from '@playwright/test';
import { expect, test } from '../../fixtures';
import type { TimelineName } from '../../objects/Timeline';

const ENDPOINTS: Readonly<Record<TimelineName, string>> = {
  Home: 'notes/timeline',
  Local: 'notes/local-timeline',
  Social: 'notes/hybrid-timeline',
  Global: 'notes/global-timeline',
};

test('each tab shows its own timeline, and the last one is remembered', async ({ openApp }) => {
  const app = await openApp('alice');
  for (const name of ['Local', 'Social', 'Global', 'Home', 'Social'] as const) {
    const asked = app.page.waitForRequest(`**/api/${ENDPOINTS[name]}`);
    await app.chooseTimeline(name);
    await expect(app.timeline(name).articles.first()).toBeVisible();
    await expect(app.main.getByRole('feed')).toHaveCount(1);
    if (name !== 'Home') await asked;
    else asked.catch(() => undefined);
  }
  await app.page.reload();
  await expect(app.timeline('Social').articles.first()).toBeVisible();
});

test('filters leave out renotes and notes without files', async ({ openApp, actAs }) => {
  const [bob, carol] = [await actAs('bob'), await actAs('carol')];
  const noteId = await bob.post('Worth repeating');
  await carol.call('notes/create', { renoteId: noteId });
  const app = await openApp('alice');
  await app.chooseTimeline('Local');
  const local = app.timeline('Local');
  const renote = local.articles.filter({ hasText: / renoted/ }).filter({ hasText: 'Worth repeating' });
  await expect(renote).toHaveCount(1);

  const toggle = async (name: string): Promise<void> => {
    await app.page.getByRole('button', { name: 'Filters' }).click();
    await app.page.getByRole('menuitemcheckbox', { name }).click();
    await app.page.keyboard.press('Escape');
  };
  await toggle('Renotes');
  await expect(renote).toHaveCount(0);
  await expect(local.note('Worth repeating').root).toBeVisible();

  await toggle('Only notes with files');
  await expect(local.note('Worth repeating').root).toHaveCount(0);
  await expect(local.articles.first()).toBeVisible();
  const withoutFiles = local.articles.filter({
    hasNot: app.page.locator('img, video, audio').and(app.page.locator('[data-part="media"] *')),
  });
  await expect(withoutFiles).toHaveCount(0);
});

test('a list is a live timeline of its members', async ({ openApp, actAs }) => {
  const app = await openApp('alice');
  await app.page.getByRole('button', { name: 'Lists', exact: true }).click();
  await app.page.getByRole('menuitem', { name: 'Night owls' }).click();
  const feed = app.page.getByRole('feed', { name: 'Notes in the list Night owls' });
  await expect(feed.getByRole('article').first()).toBeVisible();
  const [bob, carol] = [await actAs('bob'), await actAs('carol')];
  await bob.post('Not of this list');
  await carol.post('Still awake');
  await expect(feed.getByRole('article').first()).toContainText('Still awake');
  await expect(feed.getByText('Not of this list')).toHaveCount(0);
});

test('an antenna is a live timeline of the notes it catches', async ({ openApp, actAs }) => {
  const app = await openApp('alice');
  await app.page.getByRole('button', { name: 'Antennas', exact: true }).click();
  await app.page.getByRole('menuitem', { name: 'Ink' }).click();
  const feed = app.page.getByRole('feed', { name: 'Notes in the antenna Ink' });
  await expect(feed.getByRole('article').first()).toBeVisible();
  const bob = await actAs('bob');
  await bob.post('Nothing to catch');
  await bob.post('A new bottle of ink');
  await expect(feed.getByRole('article').first()).toContainText('A new bottle of ink');
  await expect(feed.getByText('Nothing to catch')).toHaveCount(0);
});

test('the timeline is a feed: articles with positions, names and texts, and Page Down and Up walk through it', async ({ openApp }) => {
  const app = await openApp('alice');
  const home = app.timeline('Home');
  const places = await home.articles.evaluateAll((articles) => articles.map((article) => article.getAttribute('aria-posinset')));
  expect(places).toEqual(places.map((_, index) => String(index + 1)));
  await expect(home.articles.first()).toHaveAttribute('aria-setsize', '-1');
  const first = home.articles.first();
  const label = await first.getAttribute('aria-labelledby');
  await expect(app.page.locator(`[id="${label}"]`)).toHaveText(/\S/);
  await expect(first).toHaveAccessibleName(/\S/);
  await expect(first).toHaveAccessibleDescription(/\S/);

  await first.focus();
  for (let place = 2; place <= 12; place += 1) {
    const next = home.feed.locator(`article[aria-posinset="${place}"]`);
    // Page Down does not reach notes that are not loaded yet.
    await expect(next).toBeAttached();
    await app.page.keyboard.press('PageDown');
    await expect(next).toBeFocused();
  }
  await app.page.keyboard.press('PageUp');
  const eleventh = home.feed.locator('article[aria-posinset="11"]');
  await expect(eleventh).toBeFocused();
  await expect(eleventh).toBeInViewport();
});

test('a timeline that fails to load shows that, and loads on demand', async ({ instance, openApp, complaints }) => {
  complaints.allow(/status of [45]00/);
  const app = await openApp('alice');
  await instance.controls.fail('/api/notes/global-timeline', 500, {
    error: { code: 'INTERNAL_ERROR', id: '5d37dbcb-891e-41ca-a3d6-e690c97775ac', message: 'Internal error occurred.', kind: 'server' },
  });
  await app.chooseTimeline('Global');
  const face = app.page.getByRole('main').getByRole('alert');
  await expect(face).toContainText('The server ran into an error');
  // What the server refuses is not asked for again by itself, so from here on only the button does that.
  await instance.controls.fail('/api/notes/global-timeline', 400, {
    error: { code: 'NOT_NOW', id: '3f1c6d0a-0a0e-4f0c-9c52-6d1c1f0f7f11', message: 'Not now.', kind: 'client' },
  });
  await face.getByRole('button', { name: 'Try again' }).click();
  await expect(face).toContainText('Not now.');
  await instance.controls.clear();
  await face.getByRole('button', { name: 'Try again' }).click();
  await expect(app.timeline('Global').articles.first()).toBeVisible();
});

test('a timeline whose next page fails to load shows that at its end, and goes on after another try', async ({ openApp, complaints }) => {
  complaints.allow(/status of 500/);
  const app = await openApp('alice');
  await app.chooseTimeline('Local');
  const local = app.timeline('Local');
  await expect(local.articles.first()).toBeVisible();
  let answer = (route: Route) => route.fulfill({ status: 500 });
  await app.page.route('**/api/notes/local-timeline', (route) => answer(route));
  const face = app.main.getByRole('alert');
  await app.scrollTo(face);
  // The feed also tries again by itself. The button stays until one of the tries has succeeded.
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  answer = (route) => released.then(() => route.continue());
  const end = await local.articles.last().getAttribute('aria-posinset');
  await face.getByRole('button', { name: 'Try again' }).press('Enter');
  await expect(face.getByRole('button', { name: 'Try again' })).toBeFocused();
  release();
  await app.scrollTo(local.feed.locator(`article[aria-posinset="${Number(end) + 5}"]`));
});

test('an empty timeline says that it is empty until a note arrives', async ({ app }) => {
  await app.open('/');
  await app.signUp('newcomer', 'a long enough password');
  await app.skipSetup();
  await expect(app.main.getByText('No notes yet')).toBeVisible();
  await app.compose('The first one');
  await expect(app.timeline('Home').articles).toHaveCount(1);
  await expect(app.main.getByText('No notes yet')).toHaveCount(0);
});

test('a visitor reads the local timeline live and is asked to sign in to act', async ({ app, actAs }) => {
  await app.open('/timeline');
  await expect(app.page.getByRole('tab', { name: 'Home' })).toHaveCount(0);
  const local = app.timeline('Local');
  await expect(local.articles.first()).toBeVisible();
  const bob = await actAs('bob');
  await bob.post('For everybody');
  await expect(local.note('For everybody').root).toBeVisible();
  await local.note('For everybody').button('React').click();
  await expect(app.signInDialog).toBeVisible();
});
