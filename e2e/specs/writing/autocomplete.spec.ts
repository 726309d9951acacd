import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../../fixtures';
import { expectAccessibleIn } from '../../support/axe';
import { PHONE } from '../../support/touch';

const suggestions = (page: Page): Locator => page.getByRole('listbox', { name: 'Suggestions' });

/** Writes as an input method does: a text that changes until it is committed. */
async function inputMethod(page: Page) {
  const cdp = await page.context().newCDPSession(page);
  return {
    compose: (text: string) => cdp.send('Input.imeSetComposition', { text, selectionStart: text.length, selectionEnd: text.length }),
    commit: (text: string) => cdp.send('Input.insertText', { text }),
    /** A key that the input method uses itself. */
    async pressInside(key: string) {
      await cdp.send('Input.dispatchKeyEvent', { type: 'rawKeyDown', key, windowsVirtualKeyCode: 229 });
      await cdp.send('Input.dispatchKeyEvent', { type: 'keyUp', key, windowsVirtualKeyCode: 229 });
    },
  };
}

test('people, custom emoji and an effect with an argument are completed by keyboard alone, and Undo takes a completion back', async ({
  openApp,
}) => {
  const app = await openApp('alice');
  const { page, composer } = app;
  const { keyboard } = page;
  await app.openComposer();
  await keyboard.type('Hello @bo');
  await expect(suggestions(page).getByRole('option', { name: /@bob$/ })).toHaveAttribute('aria-selected', 'true');
  await expectAccessibleIn(page, '#layers');
  await keyboard.press('Enter');
  await expect(composer.text).toHaveValue('Hello @bob ');
  await keyboard.press('ControlOrMeta+z');
  await expect(composer.text).toHaveValue('Hello @bo');
  await keyboard.press('ControlOrMeta+Shift+z');
  await expect(composer.text).toHaveValue('Hello @bob ');

  await keyboard.type(':blob_co');
  await expect(suggestions(page).getByRole('option').first()).toHaveText(':blob_cool:');
  await keyboard.press('Tab');
  await expect(composer.text).toHaveValue('Hello @bob :blob_cool:');
  await expect(composer.text).toBeFocused();

  await composer.text.fill('');
  await keyboard.type('$[spin.');
  await expect(suggestions(page).getByRole('option')).toHaveText(['speed=', 'delay=', 'left', 'alternate', 'x', 'y']);
  await keyboard.press('ArrowUp');
  await keyboard.press('ArrowUp');
  await keyboard.press('Enter');
  await keyboard.type(' round]');
  await expect(composer.text).toHaveValue('$[spin.x round]');
  await keyboard.press('ControlOrMeta+Enter');
  await expect(app.timeline('Home').note('round').root).toBeVisible();
});

test('Escape closes the suggestions, then the dialog, and the text stays', async ({ openApp }) => {
  const app = await openApp('alice');
  const { page, composer } = app;
  await app.openComposer();
  await page.keyboard.type('Hello @bo');
  await expect(suggestions(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(suggestions(page)).toBeHidden();
  await expect(composer.text).toBeFocused();
  await page.keyboard.type('b');
  await expect(composer.text).toHaveValue('Hello @bob');
  await expect(suggestions(page)).toBeHidden();
  await page.keyboard.press('Escape');
  await expect(composer.root).toBeHidden();
});

test('the suggestions scroll above the dialog, and a press on one completes the word', async ({ openApp }) => {
  const app = await openApp('alice');
  const { page, composer } = app;
  await app.openComposer();
  await page.keyboard.type(':ca');
  await suggestions(page).hover();
  await page.mouse.wheel(0, 100);
  await expect.poll(() => suggestions(page).evaluate(({ scrollTop }) => scrollTop)).toBeGreaterThan(0);
  await composer.text.fill('');
  await page.keyboard.type('@bo');
  await suggestions(page).getByRole('option', { name: /@bob$/ }).click();
  await expect(composer.text).toHaveValue('@bob ');
  await expect(composer.text).toBeFocused();
});

test('an input method that composes Japanese neither completes nor posts, and the counter counts what it composes', async ({ openApp }) => {
  const app = await openApp('alice');
  const { page, composer } = app;
  await app.openComposer();
  const ime = await inputMethod(page);
  await composer.text.fill('あ'.repeat(2_950));
  await page.keyboard.press('ControlOrMeta+End');
  await page.keyboard.type('$[');
  await expect(suggestions(page)).toBeVisible();
  for (const part of ['t', 'た', 'たd', 'ただ']) await ime.compose(part);
  await expect(suggestions(page)).toBeHidden();
  await expect(composer.root.getByText('46 characters left')).toBeVisible();
  const scrolled = await composer.text.evaluate(({ scrollTop }) => scrollTop);
  await ime.pressInside('Enter');
  await page.keyboard.down('Control');
  await ime.pressInside('Enter');
  await page.keyboard.up('Control');
  await ime.compose('多田');
  await ime.commit('多田');
  await expect(composer.text).toHaveValue(/\$\[多田$/);
  await expect(composer.root).toBeVisible();
  expect(await composer.text.evaluate(({ scrollTop }) => scrollTop)).toBe(scrolled);
});

test('the suggestions stay on the screen of a phone above its keyboard', { tag: '@whole' }, async ({ openApp }) => {
  const app = await openApp('alice', PHONE);
  const { page } = app;
  await app.openComposer();
  await page.evaluate((covered) => {
    Object.defineProperty(window.visualViewport!, 'height', { value: window.innerHeight - covered, configurable: true });
    window.visualViewport!.dispatchEvent(new Event('resize'));
  }, 340);
  await page.keyboard.type(`${'A long line that is wrapped on a phone. '.repeat(8)}#`);
  await page.keyboard.type(' :ca');
  await expect(suggestions(page)).toBeVisible();
  await expect(async () => {
    const { x, y, width, height } = (await suggestions(page).boundingBox())!;
    expect({ start: x >= 0, top: y >= 0, end: x + width <= 390, bottom: y + height <= 504 }).toEqual({
      start: true,
      top: true,
      end: true,
      bottom: true,
    });
    expect(height).toBeGreaterThan(80);
  }).toPass();
});
