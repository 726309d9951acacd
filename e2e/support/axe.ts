import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { isFirefox } from './firefox';

/** WCAG 2.0 and 2.1, levels A and AA. */
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa'];

/** The rules whose outcome depends on colors. */
const COLOR_RULES = ['color-contrast', 'link-in-text-block'];

/** What a check looks at: everything, only colors, or all but colors. */
export type Aspect = 'everything' | 'colors' | 'structure';

/** The selector of what lies above the page: dialogs, menus and messages. Where the page was checked, only they are new. */
export const ABOVE = '#layers';

/**
 * Fails with one line per violation inside an element: the rule, and the place that breaks it. Each aspect takes about half of the time,
 * and can be left out where another check sees the same.
 */
export async function expectAccessibleIn(page: Page, selector: string, aspect: Aspect = 'everything'): Promise<void> {
  const axe = (await builderOf(page)).include(selector);
  if (aspect === 'colors') axe.withRules(COLOR_RULES);
  else axe.withTags(TAGS);
  await expectNothing(page, await schemeOf(page), aspect === 'structure' ? axe.disableRules(COLOR_RULES) : axe);
}

/**
 * Fails with one line per violation in the whole page, or inside an element of it. Checks everything in the colors that the page
 * has, and the colors again in the other scheme. The page has to follow the system's scheme without a transition.
 * @param options.isLast false if more checks follow: the page stays in the other scheme, because each change draws it again
 */
export async function expectAccessible(page: Page, selector = 'html', { isLast = true } = {}): Promise<void> {
  const scheme = await schemeOf(page);
  const other = scheme === 'light' ? 'dark' : 'light';
  await expectNothing(page, scheme, (await builderOf(page)).include(selector).withTags(TAGS));
  // A released Firefox cannot be told to change the scheme.
  if (isFirefox(page.context())) return;
  await switchScheme(page, other);
  await expectNothing(page, other, (await builderOf(page)).include(selector).withRules(COLOR_RULES));
  if (isLast) await switchScheme(page, scheme);
}

/**
 * Prepares a check. The library would send its own source twice for every check, which takes longer than most checks. The first
 * one in a document leaves it there for the others.
 */
async function builderOf(page: Page): Promise<AxeBuilder> {
  const isThere = await page.evaluate(() => 'axe' in window);
  // Nobody reads the rules that pass.
  return new AxeBuilder({ page, ...(isThere && { axeSource: 'void 0' }) }).options({ resultTypes: ['violations'] });
}

type Scheme = 'light' | 'dark';

/** The attribute that names the scheme on the root element. */
const SCHEME = 'data-color-scheme';

const schemeOf = async (page: Page): Promise<Scheme> => ((await page.locator('html').getAttribute(SCHEME)) === 'dark' ? 'dark' : 'light');

async function expectNothing(page: Page, scheme: Scheme, axe: AxeBuilder): Promise<void> {
  // There are no frames to gather results from, which would take as long as the rules themselves.
  const { violations } = await axe.setLegacyMode().analyze();
  const lines = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')} ${failureSummary ?? ''}`),
  );
  expect(lines.join('\n'), `accessibility of ${page.url()} in ${scheme}`).toBe('');
}

async function switchScheme(page: Page, colorScheme: Scheme): Promise<void> {
  await page.emulateMedia({ colorScheme });
  await expect(page.locator('html')).toHaveAttribute(SCHEME, colorScheme);
}
