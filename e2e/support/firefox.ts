import type { BrowserContext } from '@playwright/test';

/** The journeys that Firefox goes through too: one folder or file for each way in which engines differ. */
export const IN_FIREFOX: readonly string[] = [
  'journeys/*.spec.ts',
  'reactions/*.spec.ts',
  'timeline/{anchoring,basics,rest}.spec.ts',
  'workspace/{deck,palette}.spec.ts',
  'writing/{composer,attachments}.spec.ts',
];

/** What Playwright tells other browsers with each window: nothing moves, and colors are light. */
export const FIREFOX_PREFERENCES: Readonly<Record<string, number>> = {
  'ui.prefersReducedMotion': 1,
  'layout.css.prefers-color-scheme.content-override': 1,
};

/** Whether a window belongs to Firefox. */
export const isFirefox = (context: BrowserContext): boolean => context.browser()?.browserType().name() === 'firefox';
