import { expect, test } from '../../fixtures';
import { Keyboard } from '../../support/Keyboard';

test.use({ viewport: { width: 1600, height: 900 } });

test('WS21 a person answers in the third column and comes back, with the keyboard alone and from the first key on', async ({ openApp }) => {
  const app = await openApp('alice', { columns: ['/timeline?src=local', '/timeline?src=global'] });
  const { page, deck } = app;
  const keyboard = new Keyboard(page);
  const home = app.timeline('Home').articles;
  const third = app.timeline('Global').articles;
  await expect(third.first()).toBeVisible();

  await expect(home.nth(1)).toBeVisible();
  const firstAtHome = await home.nth(0).evaluate((note) => note.closest<HTMLElement>('[data-row]')!.dataset.row);

  await test.step('j and k walk through the first column at once', async () => {
    await keyboard.press('j');
    await expect(home.nth(0)).toBeFocused();
    await keyboard.press('j');
    await expect(home.nth(1)).toBeFocused();
  });

  await test.step('3 leads to the third column, where j and r mean its notes', async () => {
    await keyboard.press('3');
    await expect(deck.column('Global').locator('[data-pane]')).toBeFocused();
    await keyboard.press('j', 'j');
    await expect(third.nth(1)).toBeFocused();
    await keyboard.press('r');
    await expect(app.composer.text).toBeFocused();
    await keyboard.type('Answered in the third column');
    await keyboard.press('Control+Enter');
    await expect(app.composer.root).toBeHidden();
    await expect(deck.column('Global').locator(':focus')).toHaveCount(1);
  });

  await test.step('1 leads back, to the note that one was at', async () => {
    await keyboard.press('1');
    await expect(page.locator('[data-pane="main"]')).toBeFocused();
    await keyboard.press('k');
    // The answer may stand above it by now.
    await expect(deck.column('Home').locator(`[data-row="${firstAtHome}"]`).getByRole('article')).toBeFocused();
  });
});

test('WS21 the keys of notes work on the page where one arrives, and Back returns to the note one left', async ({ openApp }) => {
  const app = await openApp('alice');
  const { page } = app;
  const keyboard = new Keyboard(page);
  const notes = app.timeline('Home').articles;
  // Keys that belong together need the commands, which load after the first notes.
  await page.waitForLoadState('networkidle');

  await test.step('after G and a letter', async () => {
    await keyboard.press('g', 'n');
    await expect(page).toHaveURL(/\/my\/notifications$/);
    const notifications = app.main.getByRole('feed', { name: 'Notifications' }).getByRole('article');
    await expect(notifications.first()).toBeVisible();
    await keyboard.press('j');
    await expect(notifications.first()).toBeFocused();
    await keyboard.press('g', 'h');
    await expect(notes.first()).toBeVisible();
  });

  await test.step('on the page of a note, R answers it', async () => {
    await keyboard.press('j', 'j', 'j');
    await expect(notes.nth(2)).toBeFocused();
    await keyboard.press('Enter');
    await expect(page).toHaveURL(/\/notes\//);
    await expect(app.main.getByRole('article').first()).toBeVisible();
    await keyboard.press('r');
    await expect(app.composer.text).toBeFocused();
    await keyboard.press('Escape');
    await expect(app.composer.root).toBeHidden();
  });

  await test.step('Back', async () => {
    await page.goBack();
    await expect(notes.nth(2)).toBeFocused();
    await keyboard.press('j');
    await expect(notes.nth(3)).toBeFocused();
  });
});

test('WS21 the active column and the active window are marked by a heavy rule', async ({ openApp }) => {
  const app = await openApp('alice', { columns: ['/timeline?src=local'] });
  const { page } = app;
  const rules = () =>
    page
      .locator('[data-active]')
      .evaluateAll((frames) =>
        frames.flatMap((frame) =>
          getComputedStyle(frame).boxShadow.includes('0px 0px 0px 2px') ? [frame.querySelector('[data-part="title"]')?.textContent] : [],
        ),
      );
  await page.keyboard.press('2');
  await expect.poll(rules).toEqual(['Local']);
  await page.keyboard.press('1');
  await expect.poll(rules).toEqual(['Home']);
  await app.navigation.getByRole('link', { name: /^Notifications/ }).click({ modifiers: ['Shift'] });
  await expect.poll(rules).toEqual(['Notifications']);
});
