import { expect, test } from '../../fixtures';
import { goOffline, notice, OFFLINE_COMPLAINTS } from '../../support/keptOffline';

test.use({ fetchesAhead: true });

test(
  'after the page was idle, composer, outbox, drafts, pickers, menus and threads open without a network',
  { tag: '@whole' },
  async ({ openApp, complaints }) => {
    complaints.allow(OFFLINE_COMPLAINTS);
    const app = await openApp('alice');
    const { page } = app;
    await goOffline(page);
    await expect(notice(page)).toBeVisible({ timeout: 1000 });

    const note = app.timeline('Home').articles.first();
    await note.getByRole('button', { name: 'React', exact: true }).click();
    await expect(page.getByRole('dialog', { name: 'Choose a reaction' }).getByRole('gridcell').first()).toBeVisible();
    await page.keyboard.press('Escape');
    await note.getByRole('button', { name: 'More', exact: true }).click();
    await expect(page.getByRole('menuitem').first()).toBeVisible();
    await page.keyboard.press('Escape');

    await app.openComposer();
    await app.composer.root.getByRole('button', { name: 'Emoji' }).click();
    await expect(page.getByRole('dialog', { name: 'Choose emoji' }).getByRole('row').first()).toBeVisible();
    await page.keyboard.press('Escape');
    await app.composer.root.getByRole('button', { name: 'Drafts' }).click();
    await page.getByRole('menuitem', { name: 'Open drafts' }).click();
    await expect(page.getByRole('dialog', { name: 'Drafts' })).toBeVisible();
    await page.keyboard.press('Escape');
    await app.composer.send('Written without a network');
    await expect(app.composer.root).toBeHidden();

    await expect(notice(page)).toContainText('1 unsent');
    await notice(page).getByRole('button', { name: 'Open outbox' }).click();
    await expect(page.getByRole('dialog', { name: 'Outbox' })).toContainText('Written without a network');
    await page.keyboard.press('Escape');

    await note
      .getByRole('link')
      .filter({ has: page.locator('time') })
      .first()
      .click();
    await expect(page).toHaveURL(/\/notes\//);
    await expect(app.main.getByRole('article').first()).toBeVisible();
    await app.navigation.getByRole('link', { name: /^Notifications/ }).click();
    await expect(app.main.getByRole('tab', { name: 'Mentions' })).toBeVisible();
    await app.navigation.getByRole('link', { name: 'Search' }).click();
    await expect(app.main.getByRole('searchbox').first()).toBeVisible();
    await expect(page.getByText("Couldn't load part of the page")).toHaveCount(0);
    await expect(page.getByText("Couldn't load the page")).toHaveCount(0);
  },
);

test(
  'a lost server is asked about where people want that, and the question goes when the connection is back',
  { tag: '@whole' },
  async ({ openBrowser, complaints }) => {
    complaints.allow(OFFLINE_COMPLAINTS);
    const app = await openBrowser('alice');
    const { page } = app;
    const values = { serverDisconnectedBehavior: 'dialog', showDashboard: false };
    const settings = { version: 0, data: { stamp: Date.now(), values, unsaved: {} } };
    await page.addInitScript((stored) => localStorage.setItem('settings', JSON.stringify(stored)), settings);
    await app.openSignedIn();
    await goOffline(page);
    const dialog = page.getByRole('alertdialog', { name: 'Disconnected from the server' });
    await expect(dialog).toContainText("You're offline");
    await expect(dialog.getByRole('button', { name: 'Reload' })).toHaveCount(0);
    await page.context().setOffline(false);
    await expect(dialog).toHaveCount(0);
  },
);
