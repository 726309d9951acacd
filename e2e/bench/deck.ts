import type { Browser, Page } from '@playwright/test';
import { Deck } from '../objects/Deck';
import { passwordOf } from '../support/accounts';
import { ApiUser } from '../support/ApiUser';
import type { Controls } from '../support/Controls';
import { glide } from './glide';
import { heapAfterCollection, installProbes, probed } from './pageProbes';
import { median, percentile, type Report } from './Report';
import { withDearPictures } from './dearPictures';
import { afterVisit, filledColumns, openUntil } from './openUntil';
import { Traffic } from './traffic';
import { WORKSPACE_SCOPE } from '~/stores/workspace/WorkspaceSync';
import { withColumns, type SignedIn } from '../support/withColumns';

const RUNS = 5;
const SCREEN = { width: 2200, height: 1000 };
const BURST = { perSecond: 50, seconds: 10 };
/** These columns stand beside the home timeline in the main pane. */
const COLUMNS = ['local', 'social', 'global', 'home', 'local'];

const SIX = filledColumns(COLUMNS.length + 1);
const open = (browser: Browser, storageState: SignedIn) =>
  browser.newContext({ storageState, viewport: SCREEN, deviceScaleFactor: 1, reducedMotion: 'reduce' });

/**
 * Measures how fast six columns with timelines are on screen, with an empty cache and with a full one.
 * @param where added to the names of the lines
 * @param targets of both, in ms
 */
async function measureDeckStart(
  browser: Browser,
  url: string,
  signedIn: SignedIn,
  report: Report,
  { where, targets }: { readonly where: string; readonly targets: { readonly cold: number; readonly warm: number } },
): Promise<void> {
  const cold: number[] = [];
  const warm: number[] = [];
  const counts: number[] = [];
  for (let run = 0; run < RUNS; run++) {
    const context = await open(browser, signedIn);
    const first = await context.newPage();
    const traffic = await Traffic.watch(await context.newCDPSession(first));
    const { shown, standing } = await openUntil(first, url, SIX);
    cold.push(shown);
    counts.push(traffic.requests(standing));
    await first.waitForLoadState('networkidle');
    await first.close();
    const again = await openUntil(await context.newPage(), url, SIX);
    warm.push(again.shown);
    await context.close();
  }
  report.atMost(`six columns painted, cold profile${where}`, median(cold), 'ms', targets.cold);
  report.atMost(`six columns painted, warm${where}`, median(warm), 'ms', targets.warm);
  if (where === '') report.atMost('six columns painted: requests', median(counts), '', 60);
}

/** Measures how six columns cope with 50 notes a second, and how much memory stays in use after they are closed. */
async function measureDeckBurst(browser: Browser, url: string, signedIn: SignedIn, controls: Controls, report: Report): Promise<void> {
  const page = await (await open(browser, signedIn)).newPage();
  await installProbes(page);
  await page.goto(url);
  const deck = new Deck(page);
  const heap = async () => heapAfterCollection(await page.context().newCDPSession(page));
  const burst = async () => {
    const answered = await controls.burst(BURST.perSecond, BURST.seconds);
    await page.waitForFunction((id) => window.__probes.notesSeen[id] !== undefined, answered.at(-1)!.id);
  };
  await page.getByRole('feed').getByRole('article').first().waitFor();
  await page.waitForLoadState('networkidle');
  // The same notes pass once before the measurement, so that only the columns differ.
  await probed(page, burst);
  await openColumns(deck);
  await closeColumns(deck);
  const before = await heap();
  await openColumns(deck);
  const probes = await probed(page, burst);
  report.atMost('six columns, 50 notes/s for 10 s: frame p95', percentile(probes.frames, 0.95), 'ms', 20);
  report.atMost('six columns, 50 notes/s for 10 s: longest task', Math.max(0, ...probes.longTasks), 'ms', 100);
  report.atMost('six columns, 50 notes/s for 10 s: React commits per frame', Math.max(0, ...probes.commitsPerFrame), '', 1);
  await measureDrags(page, deck, report);
  await closeColumns(deck);
  report.atMost('six columns closed: heap of before', ((await heap()) / before) * 100, '%', 110);
  await page.context().close();
}

const NAMES = ['Local', 'Social', 'Global'];

async function openColumns(deck: Deck): Promise<void> {
  for (const name of NAMES) await deck.add(name, 'Timelines', name);
  await deck.choose('Local', 'Duplicate');
  await deck.choose('Global', 'Duplicate');
  // Another measurement covers opening the columns.
  const loaded = '[data-column] [role="feed"]:not([aria-busy="true"]):has(article)';
  await deck.page.waitForFunction(({ loaded, count }) => document.querySelectorAll(loaded).length === count, {
    loaded,
    count: COLUMNS.length + 1,
  });
  await deck.page.waitForLoadState('networkidle');
}

async function closeColumns({ page }: Deck): Promise<void> {
  for (let left = COLUMNS.length; left > 0; left--) {
    await page.locator('[data-column]').last().getByRole('button', { name: 'Column actions' }).click();
    await page.getByRole('menuitem', { name: 'Close', exact: true }).click();
    await page.waitForFunction((count) => document.querySelectorAll('[data-column]').length === count, left === 1 ? 0 : left);
  }
  // For a while a message offers to bring the columns back. It causes commits of its own.
  await page.waitForFunction(() => !document.querySelector('section[aria-label="Alerts"] li'));
}

/** Measures frames while a column is carried over the others, and while a border is moved to and fro. */
async function measureDrags(page: Page, deck: Deck, report: Report): Promise<void> {
  const { x, y, width } = (await deck.column('Social').boundingBox())!;
  const carried = await glide(page, { x: x + 60, y: y + 20 }, (part) => ({ x: x + 60 + part * 700, y: y + 20 + part * 500 }));
  report.atMost('a column is dragged over six: frame p95', percentile(carried, 0.95), 'ms', 20);
  const edge = { x: x + width, y: y + 400 };
  const resized = await glide(page, edge, (part) => ({ x: edge.x + Math.sin(part * 6) * 80, y: edge.y }));
  report.atMost('a border is dragged beside six columns: frame p95', percentile(resized, 0.95), 'ms', 20);
}

/** Measures six columns: how they start, and how they perform while open. */
export async function measureDeck(browser: Browser, url: string, signedIn: SignedIn, controls: Controls, report: Report): Promise<void> {
  const addresses = COLUMNS.map((name) => `/timeline?src=${name}`);
  const columns = await afterVisit(browser, url, { storageState: withColumns(signedIn, url, addresses), viewport: SCREEN }, SIX);
  await measureDeckStart(browser, url, columns, report, { where: '', targets: { cold: 1000, warm: 900 } });
  await withDearPictures(controls, () =>
    measureDeckStart(browser, url, columns, report, { where: ', dear pictures', targets: { cold: 1000, warm: 900 } }),
  );
  // A visit may keep its columns on the server, where the next measurement would find them. Visits that were too short left none.
  const user = await ApiUser.signIn(url, 'alice', passwordOf('alice'));
  await user.call('i/registry/remove', { scope: WORKSPACE_SCOPE, key: 'default' }).catch((error: Error) => {
    if (!error.message.includes('NO_SUCH_KEY')) throw error;
  });
  await measureDeckBurst(browser, url, signedIn, controls, report);
}
