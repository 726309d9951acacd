import { expect, test } from '../../fixtures';
import { ApiUser } from '../../support/ApiUser';

test.use({ sidePanel: true });

const PASSWORD = 'a long enough password';

test('notifications are counted live, grouped, and marked as read when they are seen', async ({ instance, app, actAs }) => {
  const [bob, carol] = [await actAs('bob'), await actAs('carol')];
  // The account is new: in an older one a poll may end meanwhile and notify it.
  await app.open('/');
  await app.signUp('newcomer', PASSWORD);
  await app.skipSetup();
  const newcomer = await ApiUser.signIn(instance.url, 'newcomer', PASSWORD);
  const noteId = await newcomer.post('Tell me what you think');
  const link = app.navigation.getByRole('link', { name: /^Notifications/ });
  // The start loads the account again, with a count that may include what is announced a moment later.
  await expect(app.dashboard.panel.getByText('No notifications yet')).toBeVisible();
  await app.page.waitForLoadState('networkidle');
  await expect(link.getByRole('img')).toHaveCount(0);

  await bob.call('notes/reactions/create', { noteId, reaction: '👍' });
  await expect(link.getByRole('img', { name: '1 unread' })).toBeVisible();
  await carol.call('notes/reactions/create', { noteId, reaction: '❤' });
  await bob.post({ text: 'A real answer', replyId: noteId });
  // The dashboard shows them as well, but nobody has looked at it.
  const onDashboard = app.dashboard.panel.getByRole('feed', { name: 'Notifications' }).getByRole('article');
  await expect(onDashboard.first()).toContainText('A real answer');
  await expect(link.getByRole('img', { name: '3 unread' })).toBeVisible();
  // A list that is on screen adds what arrives, and groups it when it loads again.
  await app.dashboard.button.click();
  await expect(app.dashboard.panel).toBeHidden();

  await link.click();
  const feed = app.main.getByRole('feed', { name: 'Notifications' });
  const rows = feed.getByRole('article');
  await expect(rows.nth(0)).toContainText('A real answer');
  await expect(rows.nth(1)).toContainText('2 people reacted');
  await expect(rows.nth(1)).toContainText('Tell me what you think');
  await expect(link.getByRole('img')).toHaveCount(0);
});

test('a notification that arrives on the open page appears at once and is read', async ({ openBrowser, actAs }) => {
  const [alice, bob] = [await actAs('alice'), await actAs('bob')];
  await alice.call('notifications/mark-all-as-read', {});
  const app = await openBrowser('alice');
  await app.open('/my/notifications');
  const rows = app.main.getByRole('feed', { name: 'Notifications' }).getByRole('article');
  await expect(rows.first()).toBeVisible();
  await bob.post('@alice are you there?');
  await expect(rows.first()).toContainText('are you there?');
  await expect(app.navigation.getByRole('link', { name: /^Notifications/ }).getByRole('img')).toHaveCount(0);
  await expect(async () => expect((await alice.call('i', {})).unreadNotificationsCount).toBe(0)).toPass();
});

test('one kind can be shown alone, and all notifications can be marked as read', async ({ openBrowser, actAs }) => {
  const [alice, bob] = [await actAs('alice'), await actAs('bob')];
  const noteId = await alice.post('Tell me what you think');
  const app = await openBrowser('alice');
  await app.open('/my/notifications');
  const rows = app.main.getByRole('feed', { name: 'Notifications' }).getByRole('article');
  await expect(rows.first()).toBeVisible();
  await app.page.getByRole('button', { name: 'Filter by kind' }).click();
  await app.page.getByRole('menuitemradio', { name: 'Reactions' }).click();
  await bob.post({ text: 'Not a reaction', replyId: noteId });
  await bob.call('notes/reactions/create', { noteId, reaction: '👍' });
  await expect(rows.first()).toContainText('Tell me what you think');
  await expect(rows.filter({ hasText: 'Not a reaction' })).toHaveCount(0);

  await app.main.getByRole('button', { name: 'Mark all as read' }).click();
  await expect(app.navigation.getByRole('link', { name: /^Notifications/ }).getByRole('img')).toHaveCount(0);
});

test('the tabs show mentions and direct notes', async ({ openBrowser, actAs }) => {
  const [alice, bob] = [await actAs('alice'), await actAs('bob')];
  await bob.post('@alice in public');
  await bob.post({ text: '@alice in private', visibility: 'specified', visibleUserIds: [alice.id] });
  const app = await openBrowser('alice');
  await app.open('/my/notifications');
  await app.page.getByRole('tab', { name: 'Mentions' }).click();
  const mentions = app.main.getByRole('feed', { name: 'Mentions' }).getByRole('article');
  await expect(mentions.filter({ hasText: 'in public' })).toHaveCount(1);
  await app.page.getByRole('tab', { name: 'Direct notes' }).click();
  const directs = app.main.getByRole('feed', { name: 'Direct notes' }).getByRole('article');
  await expect(directs.first()).toContainText('in private');
  await expect(directs.filter({ hasText: 'in public' })).toHaveCount(0);
});

test('a column shows the kinds chosen for it, live and after a reload', { tag: '@whole' }, async ({ openApp, actAs }) => {
  const [alice, bob] = [await actAs('alice'), await actAs('bob')];
  const noteId = await alice.post('What shall I hear of?');
  const app = await openApp('alice', { viewport: { width: 1600, height: 900 }, columns: ['/my/notifications'] });
  const { deck, page } = app;
  const rows = deck.column('Notifications').getByRole('feed', { name: 'Notifications' }).getByRole('article');
  await expect(rows.first()).toBeVisible();
  await deck.choose('Notifications', 'Filters');
  await page.getByRole('menuitemcheckbox', { name: 'Reactions' }).press('Enter');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');

  await bob.call('notes/reactions/create', { noteId, reaction: '👍' });
  await bob.post({ text: 'Of answers alone', replyId: noteId });
  await expect(rows.first()).toContainText('Of answers alone');
  const reactions = rows.filter({ hasText: /reacted/ });
  await expect(reactions).toHaveCount(0);

  await page.reload();
  await expect(rows.first()).toContainText('Of answers alone');
  await expect(reactions).toHaveCount(0);

  await deck.choose('Notifications', 'Filters', 'Enable all');
  await expect(reactions.filter({ hasText: 'What shall I hear of?' })).toHaveCount(1);
});
