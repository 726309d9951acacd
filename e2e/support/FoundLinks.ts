import type { Page } from '@playwright/test';
import { leadsSomewhere, pageAt } from '../../tests/fixtures/allRoutes';

/** An address to look at, and the id of the page that stands there. */
interface Found {
  readonly href: string;
  readonly page: string;
}

/** The gallery shows invented things, which are nowhere. */
const GALLERY = '/dev';

/** The links to the product itself that a walk over its pages meets. */
export class FoundLinks {
  /** Addresses, with the address of the page that had the link first. */
  readonly #foundAt = new Map<string, string>();

  /** Adds the links that the page shows now. Pages of earlier visits may still be there, hidden. */
  async collect(page: Page): Promise<void> {
    const { origin, pathname } = new URL(page.url());
    const hrefs = await page
      .locator('a[href]')
      .evaluateAll((links) => links.filter((link) => link.checkVisibility()).map((link) => (link as HTMLAnchorElement).href));
    for (const href of hrefs) {
      if (!href.startsWith(`${origin}/`)) continue;
      const path = href.slice(origin.length);
      if ((this.#foundAt.get(path) ?? GALLERY) === GALLERY) this.#foundAt.set(path, pathname);
    }
  }

  /** Links that lead to no page and no file. */
  dead(): readonly string[] {
    return [...this.#foundAt].filter(([href]) => !leadsSomewhere(href)).map(([href, at]) => `${href} on ${at}`);
  }

  /** One address for each page that shows one of many things, such as a note. */
  things(): readonly Found[] {
    const found = new Map<string, Found>();
    for (const [href, at] of this.#foundAt) {
      const page = at === GALLERY ? null : pageAt(href, true);
      if (page?.routes.some(({ pattern }) => pattern.includes(':'))) found.set(page.id, { href, page: page.id });
    }
    return [...found.values()];
  }
}
