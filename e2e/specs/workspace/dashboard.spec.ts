import type { Locator } from '@playwright/test';
import { expect, test, type OpenOptions, type TestFixtures } from '../../fixtures';
import type { App } from '../../objects/App';
import type { Dashboard } from '../../objects/Dashboard';
import { expectAccessible } from '../../support/axe';
import { Keyboard } from '../../support/Keyboard';
import { signedInState } from '../../support/signedInState';

// The tests measure places, so nothing may still be moving.

/** The height of a row and the gap to the next one, in px. */
const PITCH = 54;

async function openDashboard(openBrowser: TestFixtures['openBrowser'], options?: OpenOptions): Promise<{ app: App; dashboard: Dashboard }> {
  const app = await openBrowser('alice', options);
  await app.dashboard.open();
  return { app, dashboard: app.dashboard };
}

async function expectSameAfterReload({ page }: App, dashboard: Dashboard): Promise<void> {
  const before = await dashboard.places();
  // The last change is written a moment later.
  await page.waitForFunction(() => Object.keys(localStorage).some((key) => key.startsWith('workspace::')));
  await page.reload();
  await expect(dashboard.root.getByRole('region')).toHaveCount(Object.keys(before).length);
  await expect.poll(async () => await dashboard.places()).toEqual(before);
}

test('widgets are added by button and by dragging, and keep their places after a reload', async ({ openBrowser }) => {
  const { app, dashboard } = await openDashboard(openBrowser);
  await expect(dashboard.widget('Notifications').getByRole('article').first()).toBeVisible();
  await dashboard.edit();
  await dashboard.add('Memo');
  // The first row is full.
  const { calendar, memo } = await dashboard.places();
  expect({ isBelow: memo!.y > calendar!.y, isFirst: memo!.x === calendar!.x }).toEqual({ isBelow: true, isFirst: true });

  const target = (await dashboard.widget('Calendar').boundingBox())!;
  await dashboard.openPicker();
  await dashboard.dragIn('Timeline', target.x + target.width / 2, target.y + 100);
  await app.page.keyboard.press('Escape');
  await expect(dashboard.widget('Timeline')).toBeVisible();
  await expect(async () => {
    const { timeline, calendar } = await dashboard.places();
    expect(timeline!.x).toBe(calendar!.x);
  }).toPass();

  await dashboard.finish();
  await expect(dashboard.widget('Timeline').getByRole('article').first()).toBeVisible();
  await expectSameAfterReload(app, dashboard);
});

test('DB8 the mouse moves and resizes widgets only while editing, and Escape cancels', async ({ openBrowser }) => {
  const { app, dashboard } = await openDashboard(openBrowser);
  let before = await dashboard.places();
  // Outside of editing, the header is only a header.
  await dashboard.dragBy(dashboard.widget('Notifications').getByRole('heading', { name: 'Notifications' }), 300, 0);
  expect(await dashboard.places()).toEqual(before);

  await dashboard.edit();
  await expect(dashboard.handle('Calendar')).toBeVisible();
  before = await dashboard.places();
  await dashboard.dragBy(dashboard.handle('Calendar'), 0, 12 * PITCH, { until: () => app.page.keyboard.press('Escape') });
  await expect.poll(async () => await dashboard.places()).toEqual(before);

  await dashboard.dragBy(dashboard.handle('Calendar'), 0, 0);
  expect(await dashboard.places()).toEqual(before);
  await dashboard.dragBy(dashboard.handle('Notifications'), before['notifications']!.width + 12, 0);
  await expect(async () => {
    const { notifications } = await dashboard.places();
    expect(notifications!.x).toBeGreaterThan(before['notifications']!.x);
    expect(notifications!.y).toBe(before['notifications']!.y);
  }).toPass();

  await dashboard.dragBy(dashboard.corner('Calendar'), 0, 2 * PITCH);
  await expect.poll(async () => (await dashboard.places())['calendar']!.height).toBe(before['calendar']!.height + 2 * PITCH);
  await dashboard.finish();
  await expectSameAfterReload(app, dashboard);
});

test('DB21 editing keeps the size of widgets, and covers none of their content', async ({ openBrowser }) => {
  const { dashboard } = await openDashboard(openBrowser);
  const before = await dashboard.places();
  await dashboard.edit();
  await expect(dashboard.handle('Calendar')).toBeVisible();
  const after = await dashboard.places();
  const heights = (places: typeof before) => Object.fromEntries(Object.entries(places).map(([name, { height }]) => [name, height]));
  expect(heights(after)).toEqual(heights(before));
  const tab = (await dashboard.handle('Clock').boundingBox())!;
  const root = (await dashboard.root.boundingBox())!;
  expect(tab.y - root.y).toBeGreaterThanOrEqual(after['calendar']!.y + after['calendar']!.height);
  expect(tab.y + tab.height - root.y).toBeLessThanOrEqual(after['clock']!.y);
});

test('DB9 keys and menus move and resize widgets too, and a message says so', async ({ openBrowser }) => {
  const { app, dashboard } = await openDashboard(openBrowser);
  const keyboard = new Keyboard(app.page);
  const before = await dashboard.places();
  await keyboard.walkTo(app.page.getByRole('button', { name: 'Edit widgets' }));
  await keyboard.press('Enter');
  await keyboard.walkTo(dashboard.handle('Notifications'));
  await keyboard.press('ArrowRight', 'ArrowRight');
  await expect(dashboard.announcement).toHaveText('Notifications: column 7, row 1');
  await keyboard.press('Shift+ArrowDown');
  await expect(dashboard.announcement).toHaveText('Notifications: 4 × 8 cells');
  await expect(dashboard.handle('Notifications')).toBeFocused();
  await dashboard.choose('Calendar', 'Size', 'Narrower');
  await expect(dashboard.announcement).toHaveText('Calendar: 3 × 3 cells');
  await dashboard.choose('Calendar', 'Move', 'Right');
  await expect(dashboard.announcement).toHaveText('Calendar: column 2, row 1');
  await expect(async () => {
    const after = await dashboard.places();
    expect(after['notifications']!.height).toBe(before['notifications']!.height + PITCH);
    expect(after['calendar']!.width).toBeLessThan(before['calendar']!.width);
  }).toPass();
  await dashboard.finish();
  await expectSameAfterReload(app, dashboard);
});

test('a dialog asks for the options of a widget, and can be canceled', { tag: '@whole' }, async ({ openBrowser }) => {
  const { app, dashboard } = await openDashboard(openBrowser);
  const options = app.page.getByRole('dialog', { name: 'Widget options' });
  const header = options.getByRole('switch', { name: 'Show header' });
  await dashboard.edit();
  for (const [answer, hasHeader] of [
    ['Cancel', true],
    ['OK', false],
  ] as const) {
    await dashboard.widget('Notifications').getByRole('button', { name: 'Notifications options' }).click();
    await header.click();
    await options.getByRole('button', { name: answer }).click();
    await expect(options).toBeHidden();
    await dashboard.finish();
    await expect(dashboard.widget('Notifications').getByRole('button', { name: 'Kinds of notifications' })).toBeVisible({
      visible: hasHeader,
    });
    await dashboard.edit();
  }
  await dashboard.widget('Notifications').getByRole('button', { name: 'Notifications options' }).click();
  await options.getByRole('spinbutton', { name: 'Content height' }).fill('480');
  await options.getByRole('button', { name: 'OK' }).click();
  await expect.poll(async () => (await dashboard.places())['notifications']!.height).toBe(9 * PITCH - 12);
});

test('a removed widget comes back, and everything stands in its old place', async ({ openBrowser }) => {
  const { app, dashboard } = await openDashboard(openBrowser);
  await dashboard.edit();
  await expect(dashboard.handle('Calendar')).toBeVisible();
  const before = await dashboard.places();
  await dashboard.widget('Calendar').getByRole('button', { name: 'Remove Calendar' }).click();
  await expect(dashboard.widget('Calendar')).toBeHidden();
  await app.page.getByRole('region', { name: 'Alerts' }).getByRole('button', { name: 'Undo' }).click();
  await expect.poll(async () => await dashboard.places()).toEqual(before);
  await dashboard.finish();
  await expectSameAfterReload(app, dashboard);
});

test('options of a widget appear on another device', { tag: '@whole' }, async ({ openBrowser }) => {
  const [{ dashboard }, { dashboard: other }] = [await openDashboard(openBrowser), await openDashboard(openBrowser)];
  await dashboard.edit();
  await dashboard.widget('Calendar').getByRole('button', { name: 'Calendar options' }).click();
  const options = dashboard.page.getByRole('dialog', { name: 'Widget options' });
  await options.getByRole('switch', { name: 'Transparent background' }).click();
  await options.getByRole('button', { name: 'OK' }).click();
  await expect(other.widget('Calendar').locator('[data-part="card"]')).toHaveAttribute('data-transparent', 'true');
});

test('DB14 a widget is copied and pasted with keys, and a dashboard goes through a file', { tag: '@whole' }, async ({ openBrowser }) => {
  const { app, dashboard } = await openDashboard(openBrowser);
  const { page } = app;
  const widgets = dashboard.root.getByRole('region');
  const count = await widgets.count();
  await dashboard.edit();
  await dashboard.handle('Calendar').focus();
  await page.keyboard.press('ControlOrMeta+c');
  await expect(dashboard.announcement).toHaveText('Calendar copied');
  await page.keyboard.press('ControlOrMeta+v');
  await expect(dashboard.widget('Calendar')).toHaveCount(2);
  await dashboard.finish();

  const saving = page.waitForEvent('download');
  await dashboard.chooseForAll('Export to file');
  const file = await (await saving).path();
  await dashboard.chooseForAll('Import…');
  const window = page.getByRole('dialog', { name: 'Import dashboard' });
  await window.getByLabel('File').setInputFiles(file);
  await expect(window.getByRole('region').getByRole('listitem')).toHaveCount(count + 1);
  await expectAccessible(page);
  await window.getByRole('button', { name: 'Add to my dashboard' }).click();
  await expect(widgets).toHaveCount(2 * (count + 1));
  await page.getByRole('button', { name: 'Undo' }).last().click();
  await expect(widgets).toHaveCount(count + 1);
});

test('DB18 the dashboard fills the full screen until Escape or its button', { tag: '@whole' }, async ({ openBrowser }) => {
  const { app, dashboard } = await openDashboard(openBrowser);
  const { page } = app;
  const navigation = page.getByRole('navigation', { name: 'Main' });
  for (const [index, leave] of [
    () => page.keyboard.press('Escape'),
    async () => {
      await page.mouse.move(300, 300);
      await page.getByRole('button', { name: 'Exit full screen' }).click();
    },
  ].entries()) {
    await dashboard.chooseForAll('Full screen');
    await expect(navigation).toBeHidden();
    await expect(dashboard.widget('Calendar')).toBeVisible();
    if (index === 0) await expectAccessible(page);
    await leave();
    await expect(navigation).toBeVisible();
    await expect(page.getByRole('button', { name: 'Edit widgets' })).toBeVisible();
  }
});

test('the dashboard fills the full screen from among columns, which are there again afterwards', async ({ openBrowser }) => {
  const { app, dashboard } = await openDashboard(openBrowser, { columns: ['/timeline?src=local'] });
  const { deck, page } = app;
  await dashboard.chooseForAll('Full screen');
  await expect(deck.root).toBeHidden();
  await expect(dashboard.widget('Calendar')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(deck.column('Local')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Edit widgets' })).toBeVisible();
});

test('every memo shows the same text, also after a reload', { tag: '@whole' }, async ({ openBrowser }) => {
  const { app, dashboard } = await openDashboard(openBrowser);
  await dashboard.edit();
  await dashboard.add('Memo');
  await dashboard.choose('Memo', 'Duplicate');
  await dashboard.finish();
  const memos = app.page.getByRole('textbox', { name: 'Memo' });
  await memos.first().fill('Water the wisteria');
  await expect(memos.nth(1)).toHaveValue('Water the wisteria');
  await app.page.reload();
  await expect(memos.first()).toHaveValue('Water the wisteria');
});

test('notifications are filtered, and a timeline is chosen in its title', { tag: '@whole' }, async ({ openBrowser }) => {
  const { app, dashboard } = await openDashboard(openBrowser);
  const { page } = app;
  await dashboard.widget('Notifications').getByRole('button', { name: 'Kinds of notifications' }).click();
  const kinds = page.getByRole('dialog', { name: 'Kinds of notifications' });
  await kinds.getByRole('button', { name: 'Disable all' }).click();
  await kinds.getByRole('button', { name: 'OK' }).click();
  await expect(dashboard.widget('Notifications').getByText('No notifications yet')).toBeVisible();

  await dashboard.edit();
  await dashboard.add('Timeline');
  await dashboard.finish();
  await dashboard.widget('Timeline').getByRole('button', { name: 'Home: source' }).click();
  await page.getByRole('menuitemradio', { name: 'Local' }).click();
  await expect(dashboard.widget('Timeline').getByRole('feed', { name: 'Local' }).getByRole('article').first()).toBeVisible();
});

test.describe('on a phone', () => {
  test(
    'on a phone, widgets are below each other, and a finger moves them and drags new ones in',
    { tag: '@whole' },
    async ({ openBrowser }) => {
      const app = await openBrowser('alice', { viewport: { width: 390, height: 844 }, hasTouch: true });
      const { dashboard, page } = app;
      await dashboard.open();
      const before = await dashboard.places();
      expect(before['notifications']!.y).toBeGreaterThan(before['calendar']!.y);
      await dashboard.edit();
      // The button for editing is below the widgets.
      await dashboard.handle('Calendar').scrollIntoViewIfNeeded();
      const session = await page.context().newCDPSession(page);
      const touch = async (type: 'touchStart' | 'touchMove' | 'touchEnd', x = 0, y = 0) =>
        await session.send('Input.dispatchTouchEvent', { type, touchPoints: type === 'touchEnd' ? [] : [{ x, y }] });
      const box = (await dashboard.handle('Notifications').boundingBox())!;
      await touch('touchStart', box.x + 60, box.y + 20);
      for (let dy = 0; dy >= -240; dy -= 10) await touch('touchMove', box.x + 60, box.y + 20 + dy);
      await touch('touchEnd');
      await expect
        .poll(async () => {
          const { notifications, calendar } = await dashboard.places();
          return notifications!.y < calendar!.y;
        })
        .toBe(true);

      await dashboard.openPicker();
      await dashboard.handle('Notifications').scrollIntoViewIfNeeded();
      await dashboard.card('Calendar').scrollIntoViewIfNeeded();
      const grip = (await dashboard.card('Calendar').locator('[data-rgl-draggable]').boundingBox())!;
      await touch('touchStart', grip.x + 10, grip.y + 10);
      await expect(page.locator('[data-window-dragging]')).toBeAttached();
      const target = (await dashboard.root.boundingBox())!;
      for (let step = 1; step <= 8; step += 1) await touch('touchMove', grip.x + 10, grip.y + 10 + ((target.y + 150 - grip.y) * step) / 8);
      // Let go before a frame has seen the finger over the dashboard, and the widget stays where it was.
      await expect(dashboard.root.locator('.react-grid-placeholder')).toBeAttached();
      await touch('touchEnd');
      await expect(dashboard.widget('Calendar')).toHaveCount(2);
    },
  );
});

for (const { name, viewport } of [
  { name: 'wide', viewport: { width: 1280, height: 800 } },
  { name: 'narrow', viewport: { width: 390, height: 844 } },
]) {
  // The walk of every page has the dashboard too, without its tools.
  test(`the dashboard is accessible, ${name}, in light and in dark`, { tag: '@whole' }, async ({ openBrowser }) => {
    const app = await openBrowser('alice', { viewport });
    const { dashboard, page } = app;
    await dashboard.open();
    await expectAccessible(page);
    await dashboard.edit();
    await dashboard.add('Memo');
    await dashboard.add('Timeline');
    await expectAccessible(page);
    await dashboard.openPicker();
    // A preview is there while it is in sight.
    await dashboard.card('Memo').scrollIntoViewIfNeeded();
    await expect(dashboard.card('Memo').getByText('Save')).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await dashboard.widget('Memo').getByRole('button', { name: 'Memo options' }).click();
    await expect(page.getByRole('dialog', { name: 'Widget options' })).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await dashboard.finish();
    await expectAccessible(page);
  });
}

test('a column shows the dashboard as well', { tag: '@whole' }, async ({ openApp }) => {
  const app = await openApp('alice', { columns: ['/dashboard'] });
  const column = app.deck.column('Dashboard');
  await expect(column.getByRole('region', { name: 'Calendar' })).toBeVisible();
  await expect(column.getByRole('region', { name: 'Notifications' }).getByRole('article').first()).toBeVisible();
});

test.describe('the dashboard beside the page', () => {
  test.use({ sidePanel: true });

  const calendarIn = (place: Locator) => place.getByRole('region', { name: 'Calendar' });

  test(
    'DB11 the panel is there after signing in, and stays hidden after a reload once a command hides it',
    { tag: '@whole' },
    async ({ app }) => {
      const { page, dashboard } = app;
      await app.signIn('alice');
      await expect(calendarIn(dashboard.panel)).toBeVisible();
      await expect(dashboard.panel.getByRole('region', { name: 'Notifications' }).getByRole('article').first()).toBeVisible();
      await expect.poll(async () => Math.round((await dashboard.panel.boundingBox())!.width)).toBe(350);
      await expect(dashboard.button).toHaveAttribute('aria-expanded', 'true');

      await page.keyboard.press('Control+k');
      await page.getByRole('dialog', { name: 'Commands' }).getByRole('combobox').fill('hide side panel');
      await page.keyboard.press('Enter');
      await expect(dashboard.panel).toBeHidden();
      await page.reload();
      await expect(app.timeline().articles.first()).toBeVisible();
      await expect(dashboard.button).toHaveAttribute('aria-expanded', 'false');
      await expect(dashboard.panel).toBeHidden();

      await page.keyboard.press('w');
      await expect(calendarIn(dashboard.panel)).toBeVisible();
      await dashboard.button.click();
      await expect(dashboard.panel).toBeHidden();
    },
  );

  test('DB12 the panel moves nothing when its widgets load', async ({ openApp }) => {
    const app = await openApp('alice');
    const { page, dashboard } = app;
    await page.addInitScript(() => {
      const shifts: string[] = [];
      Object.assign(window, { shifts });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as (PerformanceEntry & { sources: { node: Node | null }[] })[])
          for (const { node } of entry.sources) {
            const element = node instanceof Element ? node : node?.parentElement;
            // Pictures may still move things inside their own note.
            if (!element?.closest('article')) shifts.push(element?.outerHTML ?? 'what is gone');
          }
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await page.reload();
    await expect(dashboard.panel.getByRole('article').first()).toBeVisible();
    await expect(app.timeline().articles.first()).toBeVisible();
    expect(await page.evaluate(() => (window as unknown as { shifts: string[] }).shifts)).toEqual([]);
  });

  test('DB12 the pictures of the page load before those of the panel', async ({ openApp, baseURL }) => {
    const storageState = await signedInState(baseURL!, 'alice');
    // Widgets wait two seconds for pictures that do not come, and half a second for pictures that do. A busy machine
    // may look for pictures before there are notes.
    await expect(async () => {
      // A browser that has none of the pictures yet.
      const app = await openApp(undefined, { storageState });
      let release = () => {};
      // The pictures of notes come last.
      const held = new Promise<void>((resolve) => (release = resolve));
      await app.page.route('**/proxy/static.webp*', async (route) => {
        await held;
        await route.continue();
      });
      await app.openSignedIn();
      const notesAt = Date.now();
      await expect(calendarIn(app.dashboard.panel)).toBeVisible();
      expect(Date.now() - notesAt).toBeGreaterThan(1500);
      release();
    }).toPass({ timeout: 30_000 });
  });

  test(
    'DB10 the panel gives way to a column, a window and the page that show it, and is after the last column',
    { tag: '@whole' },
    async ({ openApp }) => {
      const app = await openApp('alice', { columns: ['/timeline?src=local'] });
      const { page, dashboard, deck } = app;
      await expect(calendarIn(dashboard.panel)).toBeVisible();
      await expect(async () => {
        const { x, width } = (await deck.root.boundingBox())!;
        expect((await dashboard.panel.boundingBox())!.x).toBeCloseTo(x + width, 0);
      }).toPass();

      await deck.add('Dashboard', 'Dashboard');
      await expect(dashboard.panel).toBeHidden();
      await expect(dashboard.button).toBeHidden();
      await page.keyboard.press('Control+z');
      await expect(calendarIn(dashboard.panel)).toBeVisible();

      await app.open('/dashboard');
      await expect(calendarIn(page.getByRole('main'))).toBeVisible();
      await expect(dashboard.panel).toBeHidden();
      await expect(dashboard.root).toHaveCount(1);
      await app.open('/?zen');
      await expect(app.timeline().articles.first()).toBeVisible();
      await expect(dashboard.panel).toBeHidden();
    },
  );

  test('the panel opens its links in the page', async ({ openApp }) => {
    const app = await openApp('alice');
    const { page, dashboard } = app;
    await expect(calendarIn(dashboard.panel)).toBeVisible();
    await dashboard.panel.getByRole('article').first().getByRole('link').first().click();
    await expect(page).not.toHaveURL(/:\d+\/$/);
    await expect(calendarIn(dashboard.panel)).toBeVisible();
  });

  test('visitors have no panel', async ({ app }) => {
    await app.open('/@alice');
    await expect(app.page.getByRole('main').getByRole('heading').first()).toBeVisible();
    await app.page.keyboard.press('w');
    await expect(app.dashboard.panel.or(app.dashboard.drawer)).toBeHidden();
  });

  test('the panel is accessible', { tag: '@whole' }, async ({ openApp }) => {
    const app = await openApp('alice');
    await expect(app.dashboard.panel.getByRole('article').first()).toBeVisible();
    await expectAccessible(app.page);
  });
});

test.describe('DB13 the drawer of the dashboard', () => {
  test.use({ sidePanel: true });

  test(
    'DB13 the drawer opens by its button and by keys on a screen of 900 px, takes the focus and returns it',
    { tag: '@whole' },
    async ({ openApp }) => {
      const app = await openApp('alice', { viewport: { width: 900, height: 800 } });
      const { page, dashboard } = app;
      const keyboard = new Keyboard(page);
      await expect(dashboard.panel).toBeHidden();
      await dashboard.button.click();
      await expect(dashboard.drawer.getByRole('article').first()).toBeVisible();
      await expectAccessible(page);
      await keyboard.press('Shift+Tab');
      await expect(dashboard.drawer.locator(':focus')).toHaveCount(1);
      await keyboard.press('Tab');
      await expect(dashboard.drawer.locator(':focus')).toHaveCount(1);
      await keyboard.press('Escape');
      await expect(dashboard.drawer).toBeHidden();
      await expect(dashboard.button).toBeFocused();

      await keyboard.press('w');
      await expect(dashboard.drawer.getByRole('region', { name: 'Calendar' })).toBeVisible();
      await keyboard.press('w');
      await expect(dashboard.drawer).toBeHidden();
      await expect(dashboard.button).toBeFocused();

      await keyboard.press('Enter');
      await dashboard.drawer.getByRole('article').first().getByRole('link').first().click();
      await expect(dashboard.drawer).toBeHidden();
      await expect(page).not.toHaveURL(/:\d+\/$/);
    },
  );

  test('the drawer opens from the bar on a phone', { tag: '@whole' }, async ({ openApp }) => {
    const app = await openApp('alice', { viewport: { width: 390, height: 844 }, hasTouch: true });
    const { page, dashboard } = app;
    await dashboard.button.tap();
    await expect(dashboard.drawer.getByRole('article').first()).toBeVisible();
    await expectAccessible(page);
    await dashboard.drawer.getByRole('button', { name: 'Edit widgets' }).tap();
    await dashboard.drawer.getByRole('button', { name: 'Remove Calendar' }).tap();
    await expect(dashboard.widget('Calendar')).toBeHidden();
    await page.getByRole('region', { name: 'Alerts' }).getByRole('button', { name: 'Undo' }).tap();
    await expect(dashboard.widget('Calendar')).toBeVisible();
    await page.touchscreen.tap(20, 400);
    await expect(dashboard.drawer).toBeHidden();
    await app.open('/dashboard');
    await expect(page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Dashboard' })).toHaveAttribute(
      'aria-current',
      'page',
    );
  });
});
