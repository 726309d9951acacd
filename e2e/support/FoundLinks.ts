import type { Page } from '@playwright/test';
import { leadsSomewhere } from '../../tests/fixtures/allRoutes';

/** The links to the product itself that a walk over its pages meets. */
export class FoundLinks {
  /** Addresses, with the address of the page that had the link first. */
  readonly #foundAt = new Map<string, string>();

  /** Adds the links that an element shows now. */
  async collect(page: Page, selector: string, at: string): Promise<void> {
    for (const href of await linksIn(page, selector)) if (!this.#foundAt.has(href)) this.#foundAt.set(href, at);
  }

  /** Links that lead to no page and no file. */
  dead(): readonly string[] {
    return [...this.#foundAt].filter(([href]) => !leadsSomewhere(href)).map(([href, at]) => `${href} on ${at}`);
  }
}

/** The addresses in the product to which visible links in an element lead. Pages of earlier visits may still be there, hidden. */
export async function linksIn(page: Page, selector: string): Promise<readonly string[]> {
  const { origin } = new URL(page.url());
  const hrefs = await page
    .locator(`${selector} a[href]`)
    .evaluateAll((links) => links.filter((link) => link.checkVisibility()).map((link) => (link as HTMLAnchorElement).href));
  return hrefs.filter((href) => href.startsWith(`${origin}/`)).map((href) => href.slice(origin.length));
}
