import type { Locator } from '@playwright/test';
import { expect, test } from '../../e2e/fixtures';
import type { App } from '../../e2e/objects/App';
import { PHONE } from '../../e2e/support/touch';

/** What a toast must never lie over: headers, buttons (the composer's and those below notes among them), and the phone's bar. */
const KEPT_FREE = '[data-part="header"], button, nav a';

/** The names of what lies below the toast; none once it is gone. */
async function coveredBy(toast: Locator): Promise<readonly string[]> {
  return toast.evaluateAll(async ([element], selector) => {
    if (!element) return [];
    // It rises into its place.
    await Promise.all(element.getAnimations({ subtree: true }).map((animation) => animation.finished));
    const own = element.getBoundingClientRect();
    const isBelow = (other: Element): boolean => {
      const { left, right, top, bottom, width, height } = other.getBoundingClientRect();
      // A picture is a button as well, and is pressed beside the toast. What lies on it is nothing without a pointer over it.
      const isPicture = other.tagName === 'BUTTON' && (height > 100 || other.closest('[data-part="media"]') !== null);
      const isApart = right <= own.left || left >= own.right || bottom <= own.top || top >= own.bottom;
      return width > 0 && !isApart && !isPicture && !other.closest('[data-toasts]');
    };
    return [...document.querySelectorAll(selector)].filter(isBelow).map((other) => other.getAttribute('aria-label') ?? other.textContent);
  }, KEPT_FREE);
}

/** The note in sight that can be renoted and whose buttons are next to where toasts usually lie. */
async function noteNearToasts(app: App): Promise<Locator> {
  const { height } = app.page.viewportSize()!;
  const notes = app.timeline('Home').articles;
  const bottoms = await notes.evaluateAll((all) =>
    all.map((note) => {
      // A renote that is shown as a line has no buttons, and a note for few people cannot be renoted.
      const button = note.querySelector('footer button[data-action="renote"]:not([aria-disabled])');
      return button ? button.getBoundingClientRect().bottom : Number.POSITIVE_INFINITY;
    }),
  );
  const distances = bottoms.map((bottom) => (bottom < height - 70 ? height - 70 - bottom : Number.POSITIVE_INFINITY));
  return notes.nth(distances.indexOf(Math.min(...distances)));
}

const SIZES = [
  { name: '1920 px', options: { viewport: { width: 1920, height: 1080 } }, tag: '@whole' },
  { name: '1280 px', options: { viewport: { width: 1280, height: 800 } }, tag: [] },
  { name: '390 px', options: PHONE, tag: '@whole' },
];

for (const { name, options, tag } of SIZES) {
  test(`at ${name}, no toast covers a header, a button, the bar or what is below a note`, { tag }, async ({ openApp }) => {
    const app = await openApp('alice', options);
    const { page } = app;
    const note = await noteNearToasts(app);
    await note.hover();
    await note.getByRole('button', { name: /^Renote/ }).click();
    await page.getByRole('menuitem', { name: 'Renote', exact: true }).click();
    const toast = page.getByRole('listitem').filter({ hasText: 'Renoted' });
    await expect(toast).toBeVisible();
    await expect(page.getByRole('menu')).toBeHidden();
    // The renote arrives as the first note and moves the others.
    await expect.poll(() => coveredBy(toast)).toEqual([]);
  });
}

test('a toast steps aside when the keyboard moves to a note below it', async ({ openApp }) => {
  const app = await openApp('alice');
  const { page } = app;
  const note = await noteNearToasts(app);
  await note.getByRole('button', { name: /^Renote/ }).click();
  await page.getByRole('menuitem', { name: 'Renote', exact: true }).click();
  const toast = page.getByRole('listitem').filter({ hasText: 'Renoted' });
  for (let step = 0; step < 6; step += 1) {
    await page.keyboard.press('j');
    await expect(page.locator('article:focus')).toBeVisible();
    await expect.poll(() => coveredBy(toast)).toEqual([]);
  }
});
