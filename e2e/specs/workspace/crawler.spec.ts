import type { Page } from '@playwright/test';
import { leadsToFile } from '../../../tests/fixtures/allRoutes';
import { expect, test } from '../../fixtures';
import type { App } from '../../objects/App';
import { faceFor } from '../../support/faceFor';
import { settledFace } from '../../support/PaneFace';
import { grant } from '../../support/roles';
import { startWith, TOGETHER } from '../../support/startWith';

/** Finds the links of everybody, and more. */
const ROLE = 'administrator';

/** From here, links lead to everything that others made, and to what belongs to the viewer. */
const STARTS = ['/', '/explore', '/channels', '/pages', '/announcements', '/about', '/my/clips', '/my/lists', '/my/antennas', '/settings'];

/** Leads nowhere, so that the crawler is known to see that. */
const NOWHERE = '/nowhere/at/all';

/** A link, and where it was found first. */
interface Found {
  readonly href: string;
  readonly on: string;
}

/** The addresses in the product to which visible links in an element lead. Pages of earlier visits may still be there, hidden. */
async function linksIn(page: Page, selector: string): Promise<readonly string[]> {
  const { origin } = new URL(page.url());
  const hrefs = await page
    .locator(`${selector} a[href]`)
    .evaluateAll((links) => links.filter((link) => link.checkVisibility()).map((link) => (link as HTMLAnchorElement).href));
  return hrefs.filter((href) => href.startsWith(`${origin}/`)).map((href) => href.slice(origin.length));
}

/** Follows links until there are no new ones. */
class Crawler {
  readonly #seen = new Set<string>();
  #waiting: Found[] = [];

  constructor(private readonly app: App) {}

  /** Follows a link later, unless it is known. What is inside a page, such as its tab, makes no other address. */
  add(link: string, on: string): void {
    const [href] = link.split('#') as [string];
    if (this.#seen.has(href)) return;
    this.#seen.add(href);
    this.#waiting.push({ href, on });
  }

  /** @returns the number of addresses, and the links that lead to nothing or to something else than they should */
  async run(): Promise<{ readonly count: number; readonly wrong: readonly string[] }> {
    const wrong: string[] = [];
    while (this.#waiting.length > 0) {
      const group = this.#waiting.splice(0, TOGETHER);
      wrong.push(...(await this.#wrongFiles(group.filter(({ href }) => leadsToFile(href)))));
      wrong.push(...(await this.#wrongPages(group.filter(({ href }) => !leadsToFile(href)))));
    }
    return { count: this.#seen.size, wrong };
  }

  async #wrongFiles(links: readonly Found[]): Promise<readonly string[]> {
    const answers = await Promise.all(
      links.map(async ({ href, on }) => ({ status: (await this.app.page.request.get(href)).status(), href, on })),
    );
    return answers.filter(({ status }) => status !== 200).map(({ status, href, on }) => `${href} on ${on}: ${status}`);
  }

  async #wrongPages(links: readonly Found[]): Promise<readonly string[]> {
    const { page } = this.app;
    const panes = await startWith(this.app, 'window', links);
    const wrong: string[] = [];
    for (const [index, { href, on }] of links.entries()) {
      const pane = panes[index]!;
      const found = await settledFace(page, pane, 'window');
      const expected = faceFor(href, ROLE);
      if (found.face !== expected.face || found.page !== expected.page || found.face === 'nothing') {
        wrong.push(`${href} on ${on}: ${found.page ?? 'no page'} shows ${found.face}`);
      }
      for (const link of await linksIn(page, `[data-pane="${pane}"]`)) this.add(link, href);
    }
    return wrong;
  }
}

test('every link that an administrator finds leads to what it names', { tag: '@whole' }, async ({ openBrowser, actAs }) => {
  test.slow();
  await grant(ROLE, await actAs('admin'), await actAs('alice'));
  const crawler = new Crawler(await openBrowser('alice', { viewport: { width: 1920, height: 1080 } }));
  for (const href of [...STARTS, NOWHERE]) crawler.add(href, 'the start');
  const { count, wrong } = await crawler.run();
  expect(count, 'addresses that links lead to').toBeGreaterThan(100);
  expect(wrong).toEqual([`${NOWHERE} on the start: no page shows nothing`]);
});
