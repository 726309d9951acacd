import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** WCAG 2.0 and 2.1, levels A and AA. */
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa'];

/** The rules whose outcome depends on colors. */
const COLOR_RULES = ['color-contrast', 'link-in-text-block'];

/**
 * Fails with one line per violation inside an element, in light colors: the rule, and the place that breaks it. Colors take most
 * of the time; `hasColors: false` leaves them out where another check sees the same ones.
 */
export async function expectAccessibleIn(page: Page, selector: string, { hasColors = true } = {}): Promise<void> {
  const axe = new AxeBuilder({ page }).include(selector).withTags(TAGS);
  await expectNothing(page, 'light', hasColors ? axe : axe.disableRules(COLOR_RULES));
}

/**
 * Fails with one line per violation in the whole page, or inside an element of it. Checks everything in light colors and the
 * colors again in dark ones. The page has to follow the system's scheme without a transition.
 */
export async function expectAccessible(page: Page, selector = 'html'): Promise<void> {
  await expectAccessibleIn(page, selector);
  await switchScheme(page, 'dark');
  await expectNothing(page, 'dark', new AxeBuilder({ page }).include(selector).withRules(COLOR_RULES));
  await switchScheme(page, 'light');
}

async function expectNothing(page: Page, scheme: string, axe: AxeBuilder): Promise<void> {
  // There are no frames to gather results from, and nobody reads the rules that pass. Both take as long as the rules themselves.
  const { violations } = await axe.setLegacyMode().analyze();
  const lines = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')} ${failureSummary ?? ''}`),
  );
  expect(lines.join('\n'), `accessibility of ${page.url()} in ${scheme}`).toBe('');
}

async function switchScheme(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme });
  await expect(page.locator('html')).toHaveAttribute('data-color-scheme', colorScheme);
}
