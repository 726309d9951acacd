import { expect, test } from '../../fixtures';
import type { App } from '../../objects/App';
import { expectAccessible } from '../../support/axe';
import { Keyboard } from '../../support/Keyboard';

test.use({ viewport: { width: 1280, height: 800 } });

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } as const;

const entry = (app: App, name: string) => app.navigation.getByRole('link', { name });
const editor = ({ page }: App) => page.getByRole('dialog', { name: 'Edit navigation' });

async function openEditor(app: App): Promise<void> {
  await app.navigation.getByRole('button', { name: 'More' }).click();
  await app.page.getByRole('dialog', { name: 'More' }).getByRole('button', { name: 'Edit navigation' }).click();
  await expect(editor(app)).toBeVisible();
}

test('the menu is edited, put in order with the keyboard, and is the same after a reload', { tag: '@whole' }, async ({ openApp }) => {
  const app = await openApp('alice', { viewport: { width: 1280, height: 800 } });
  const { page } = app;
  await openEditor(app);
  await expectAccessible(page);
  await editor(app).getByRole('button', { name: 'Add Profile', exact: true }).click();
  const keyboard = new Keyboard(page);
  const rows = () => editor(app).getByRole('list').getByRole('listitem').allTextContents();
  await expect.poll(async () => (await rows()).at(-1)).toBe('Profile');
  await editor(app).getByRole('button', { name: 'Move Profile', exact: true }).focus();
  const { length } = await rows();
  const said = (text: string | RegExp) => expect(page.getByRole('status').filter({ hasText: text })).toBeAttached();
  await keyboard.press('Space');
  await said(/^Profile( taken|: place)/);
  await keyboard.press('ArrowUp');
  await said(`Profile: place ${length - 1} of ${length}.`);
  await keyboard.press('Space');
  await expect.poll(async () => (await rows()).at(-1)).not.toBe('Profile');
  await editor(app).getByRole('button', { name: 'Remove Notifications' }).click();
  await editor(app).getByRole('button', { name: 'Done' }).click();
  await expect(entry(app, 'Profile')).toBeVisible();
  await expect(entry(app, 'Notifications')).toHaveCount(0);
  await page.reload();
  await expect(entry(app, 'Profile')).toBeVisible();
  await expect(entry(app, 'Notifications')).toHaveCount(0);
  await app.navigation.getByRole('button', { name: 'More' }).click();
  await page.getByRole('dialog', { name: 'More' }).getByRole('link', { name: 'Notifications' }).click();
  await expect(page.getByRole('dialog', { name: 'More' })).toBeHidden();
  await expect(page).toHaveURL(/\/my\/notifications$/);
});

test('the instance and the empty part of the rail have menus', async ({ openApp }) => {
  const app = await openApp('alice', { viewport: { width: 1920, height: 1080 } });
  const { page } = app;
  await app.navigation.getByRole('button').first().click();
  await expect(page.getByRole('menuitem', { name: 'Keyboard shortcuts' })).toBeVisible();
  await page.keyboard.press('Escape');
  await app.navigation.click({ button: 'right', position: { x: 120, y: 600 } });
  await page.getByRole('menuitem', { name: 'Edit navigation' }).click();
  await expect(editor(app)).toBeVisible();
});

test('the drawer opens with the keyboard, keeps the focus and gives it back', async ({ openApp }) => {
  const app = await openApp('alice', PHONE);
  const { page } = app;
  const menu = page.getByRole('button', { name: 'Menu', exact: true });
  const drawer = page.getByRole('dialog', { name: 'Menu' });
  await menu.focus();
  await page.keyboard.press('Enter');
  await expect(drawer).toBeVisible();
  for (let steps = 0; steps < 20; steps += 1) {
    await page.keyboard.press('Tab');
    expect(await drawer.evaluate((element) => element.contains(document.activeElement))).toBe(true);
  }
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
  await expect(menu).toBeFocused();
});

test('a touch beside the drawer closes it, and its links lead everywhere', async ({ openApp }) => {
  const app = await openApp('alice', PHONE);
  const { page } = app;
  const drawer = page.getByRole('dialog', { name: 'Menu' });
  await page.getByRole('button', { name: 'Menu', exact: true }).tap();
  await expect(drawer).toBeVisible();
  await page.touchscreen.tap(360, 400);
  await expect(drawer).toBeHidden();
  await page.getByRole('button', { name: 'Menu', exact: true }).tap();
  await drawer.getByRole('button', { name: 'More' }).tap();
  await page.getByRole('dialog', { name: 'More' }).getByRole('link', { name: 'Profile' }).tap();
  await expect(page).toHaveURL(/\/@alice$/);
});

test('visitors have a header, the server beside pages, and a menu on narrow screens', async ({ app }) => {
  const { page } = app;
  await app.open('/');
  await expect(page.getByRole('complementary')).toHaveCount(0);
  await app.navigation.getByRole('link', { name: 'Timeline' }).click();
  await expect(app.navigation.getByRole('link', { name: 'Timeline' })).toHaveAttribute('aria-current', 'page');
  await expect(page.getByRole('complementary').getByRole('button', { name: 'Sign in' })).toBeVisible();
  await expectAccessible(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(page.getByRole('complementary')).toHaveCount(0);
  await app.navigation.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('menuitem', { name: 'Welcome' }).click();
  await expect(page).toHaveURL(/\/$/);
});

test('a wide screen has the layout of a phone, and a narrow one that of a desktop, where somebody chooses it', async ({ openBrowser }) => {
  const app = await openBrowser('alice', { viewport: { width: 1280, height: 800 } });
  const { page } = app;
  const menu = page.getByRole('button', { name: 'Menu', exact: true });
  const layout = page.getByRole('combobox', { name: 'Layout' });
  await app.open('/settings/general');
  await layout.selectOption('Phone');
  await expect(menu).toBeVisible();
  await layout.selectOption('Desktop');
  await page.setViewportSize({ width: 480, height: 800 });
  await page.reload();
  await expect(entry(app, 'Timeline')).toBeVisible();
  await expect(menu).toHaveCount(0);
});

test('pages that other sites link to have no shell around them', async ({ openBrowser }) => {
  const app = await openBrowser('alice', { viewport: { width: 1280, height: 800 } });
  const { page } = app;
  for (const path of ['/share?text=a', '/miauth/abc']) {
    await app.open(path);
    await expect(page.getByRole('main')).toBeVisible();
    await expect(app.navigation).toHaveCount(0);
    await page.keyboard.press('n');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }
});

test(
  'the header for visitors keeps its menu at 320 px, which contains the scheme and the languages',
  { tag: '@whole' },
  async ({ openBrowser }) => {
    const app = await openBrowser(undefined, { viewport: { width: 320, height: 640 }, hasTouch: true, isMobile: true });
    await app.open();
    const menu = app.navigation.getByRole('button', { name: 'Menu' });
    const [whole, cut] = [await menu.boundingBox(), await app.navigation.boundingBox()];
    expect(whole!.x + whole!.width).toBeLessThanOrEqual(cut!.x + cut!.width);
    await menu.tap();
    await app.page.getByRole('menuitem', { name: 'Dark mode' }).tap();
    await expect(app.page.locator('html')).toHaveAttribute('data-color-scheme', 'dark');
    await menu.tap();
    await app.page.getByRole('menuitem', { name: 'Language' }).tap();
    await expect(app.page.getByRole('menuitemradio', { name: '日本語' })).toBeVisible();
  },
);
