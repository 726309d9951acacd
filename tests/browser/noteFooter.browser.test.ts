import type { Locator } from '@playwright/test';
import { expect, test } from '../../e2e/fixtures';
import type { App } from '../../e2e/objects/App';
import { PHONE } from '../../e2e/support/touch';

/** Changes a setting the way another tab of the browser does, which needs no page of settings. */
async function showButtonsOnHoverAlone({ page }: App): Promise<void> {
  await page.evaluate(() => {
    const body = { key: 'showNoteActionsOnlyHover', value: true, accountKey: null };
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel between tabs has no target
    new BroadcastChannel('wisteria').postMessage({ type: 'setting', body });
  });
}

/** Whether a press in the middle of an element meets the element or its contents. */
const isMet = (element: Locator): Promise<boolean> =>
  element.evaluate((node) => {
    const { x, y, width, height } = node.getBoundingClientRect();
    return node.contains(document.elementFromPoint(x + width / 2, y + height / 2));
  });

test('buttons that appear under the pointer cannot be pressed while hidden, and appear with the focus', async ({ openApp }) => {
  const app = await openApp('alice');
  const note = app.timeline('Home').articles.first();
  const footer = note.locator('footer');
  await showButtonsOnHoverAlone(app);
  await expect(footer).toHaveCSS('opacity', '0');
  await expect.poll(() => isMet(footer)).toBe(false);
  await note.getByRole('button', { name: 'Reply' }).focus();
  await expect(footer).toHaveCSS('opacity', '1');
  await expect.poll(() => isMet(footer)).toBe(true);
});

test('without a hovering pointer the buttons always show, and do not cover the note', async ({ openApp }) => {
  const app = await openApp('alice', PHONE);
  const note = app.timeline('Home').articles.first();
  const time = note
    .getByRole('link')
    .filter({ has: app.page.getByRole('time') })
    .first();
  await showButtonsOnHoverAlone(app);
  await expect(note.locator('footer[data-hover-only]')).toHaveCSS('opacity', '1');
  await expect.poll(() => isMet(time)).toBe(true);
});
