import { leadsToFile } from '../../../tests/fixtures/allRoutes';
import { expect, test } from '../../fixtures';
import type { App } from '../../objects/App';
import { faceFor } from '../../support/faceFor';
import { linksIn } from '../../support/FoundLinks';
import { settledFace } from '../../support/PaneFace';
import { grant, ROLE_NAMES, type Role } from '../../support/roles';
import { startWith, TOGETHER } from '../../support/startWith';

/** From here, links lead to everything that others made, and to what belongs to the viewer. */
const STARTS = ['/', '/explore', '/channels', '/pages', '/announcements', '/about', '/my/clips', '/my/lists', '/my/antennas', '/settings'];

/** Leads nowhere, so that the crawler is known to see that. */
const NOWHERE = '/nowhere/at/all';

/** A link, and where it was found first. */
interface Found {
  readonly href: string;
  readonly on: string;
}

/** Follows links until there are no new ones. */
class Crawler {
  readonly #seen = new Set<string>();
  #waiting: Found[] = [];
  readonly #app: App;
  readonly #role: Role;

  constructor(app: App, role: Role) {
    this.#app = app;
    this.#role = role;
  }

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
      links.map(async ({ href, on }) => ({ status: (await this.#app.page.request.get(href)).status(), href, on })),
    );
    return answers.filter(({ status }) => status !== 200).map(({ status, href, on }) => `${href} on ${on}: ${status}`);
  }

  async #wrongPages(links: readonly Found[]): Promise<readonly string[]> {
    const { page } = this.#app;
    const panes = await startWith(this.#app, 'window', links);
    const wrong: string[] = [];
    for (const [index, { href, on }] of links.entries()) {
      const pane = panes[index]!;
      const found = await settledFace(page, pane, 'window');
      const expected = faceFor(href, this.#role);
      if (found.face !== expected.face || found.page !== expected.page || found.face === 'nothing') {
        wrong.push(`${href} on ${on}: ${found.page ?? 'no page'} shows ${found.face}`);
      }
      for (const link of await linksIn(page, `[data-pane="${pane}"]`)) this.add(link, href);
    }
    return wrong;
  }
}

test.describe.configure({ mode: 'parallel' });

for (const role of ['visitor', 'administrator'] as const) {
  test(`every link that ${ROLE_NAMES[role]} finds leads to what it names`, async ({ openBrowser, actAs }) => {
    test.slow();
    await grant(role, await actAs('admin'), await actAs('alice'));
    const app = await openBrowser(role === 'visitor' ? undefined : 'alice', {
      viewport: { width: 1920, height: 1080 },
    });
    const crawler = new Crawler(app, role);
    for (const href of [...STARTS, NOWHERE]) crawler.add(href, 'the start');
    const { count, wrong } = await crawler.run();
    expect(count, 'addresses that links lead to').toBeGreaterThan(100);
    expect(wrong).toEqual([`${NOWHERE} on the start: no page shows nothing`]);
  });
}
