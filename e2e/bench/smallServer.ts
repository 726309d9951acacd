import type { Browser, Page } from '@playwright/test';
import type { ApiUser } from '../support/ApiUser';
import type { Controls } from '../support/Controls';
import { saveData } from '../support/saveData';
import { WORKSPACE_SCOPE } from '~/stores/workspace/WorkspaceSync';
import { withDearPictures } from './dearPictures';
import { afterVisit, filledColumns, notes, openUntil, type Reached, type Wanted } from './openUntil';
import { median, type Report } from './Report';
import { Traffic } from './traffic';
import { withColumns, type SignedIn } from '../support/withColumns';

const RUNS = 5;
/** A small real server: how long each answer takes, and how many calls it answers at a time. */
const ANSWER_MS = 150;
const WORKERS = 2;
const ONE_PANE = { width: 1280, height: 800 };
const SIX_COLUMNS = { width: 2200, height: 1000 };
/** How long a page must make no request to count as idle, in ms. Longer than the pauses that the client makes by itself. */
const QUIET_MS = 3500;

/** A place to measure: an instance, or a gateway in front of one. */
export interface SmallServer {
  /** How the lines of the report begin. */
  readonly name: string;
  readonly url: string;
  readonly signedIn: SignedIn;
  /** Makes the instance slow. */
  readonly controls: Controls;
  /** The person who is signed in. */
  readonly user: ApiUser;
  /** Whether to print the requests of the last starts. */
  readonly listsRequests: boolean;
}

interface Start extends Reached {
  /** Requests until nothing more happened. */
  readonly requests: number;
  /** Scripts and texts until then, in bytes. */
  readonly scriptBytes: number;
  /** The requests, one in each line. */
  readonly list: string;
}

async function startOnce(browser: Browser, url: string, storageState: SignedIn, viewport: typeof ONE_PANE, wanted: Wanted): Promise<Start> {
  const context = await browser.newContext({ storageState, viewport, deviceScaleFactor: 1, reducedMotion: 'reduce' });
  // What is fetched ahead once the page is idle, so that it opens without a network, is not part of the start.
  await context.addInitScript(saveData);
  const page: Page = await context.newPage();
  const traffic = await Traffic.watch(await context.newCDPSession(page));
  const reached = await openUntil(page, url, wanted);
  await traffic.untilQuiet(QUIET_MS);
  const end = Date.now();
  const start = { ...reached, requests: traffic.requests(end), scriptBytes: traffic.scriptBytes(end), list: traffic.list() };
  await context.close();
  return start;
}

/** Measures the start of one pane and of six columns where each answer takes its time and calls wait for each other. */
export async function measureSmallServer(browser: Browser, server: SmallServer, report: Report): Promise<void> {
  const { name, url, signedIn, controls, user, listsRequests } = server;
  const [list] = await user.call('users/lists/list', {});
  const [antenna] = await user.call('antennas/list', {});
  const sources = ['local', 'social', 'global'].map((source) => `/timeline?src=${source}`);
  const opened = withColumns(signedIn, url, [...sources, `/timeline/list/${list!.id}`, `/timeline/antenna/${antenna!.id}`]);
  const columns = await afterVisit(browser, url, { storageState: opened, viewport: SIX_COLUMNS }, filledColumns(6));
  const one: Start[] = [];
  const six: Start[] = [];
  const dear: Start[] = [];
  await controls.fewWorkers(ANSWER_MS, WORKERS);
  try {
    for (let run = 0; run < RUNS; run++) one.push(await startOnce(browser, url, signedIn, ONE_PANE, notes(1)));
    for (let run = 0; run < RUNS; run++) six.push(await startOnce(browser, url, columns, SIX_COLUMNS, filledColumns(6)));
    // A real server draws pictures with the time that texts could have.
    await withDearPictures(controls, async () => {
      for (let run = 0; run < RUNS; run++) dear.push(await startOnce(browser, url, columns, SIX_COLUMNS, filledColumns(6)));
    });
  } finally {
    await controls.clear();
  }
  // The columns are kept on the server, where the next measurement would find them.
  await user.call('i/registry/remove', { scope: WORKSPACE_SCOPE, key: 'default' });
  if (listsRequests) for (const [start] of [one, six]) console.log(`\n${start!.list}\n`);
  const middle = (starts: readonly Start[], value: (start: Start) => number): number => median(starts.map(value));
  report.atMost(
    `${name}: first note`,
    middle(one, ({ shown }) => shown),
    'ms',
    700,
  );
  report.atMost(
    `${name}: six columns painted`,
    middle(six, ({ shown }) => shown),
    'ms',
    1300,
  );
  report.atMost(
    `${name}, dear pictures: six columns painted`,
    middle(dear, ({ shown }) => shown),
    'ms',
    600,
  );
  report.atMost(
    `${name}: requests until idle, one pane`,
    middle(one, ({ requests }) => requests),
    '',
    60,
  );
  report.atMost(
    `${name}: scripts until idle, one pane`,
    middle(one, ({ scriptBytes }) => scriptBytes / 1000),
    'kB',
    420,
  );
  report.atMost(
    `${name}: requests until idle, six columns`,
    middle(six, ({ requests }) => requests),
    '',
    85,
  );
  report.atMost(
    `${name}: scripts until idle, six columns`,
    middle(six, ({ scriptBytes }) => scriptBytes / 1000),
    'kB',
    455,
  );
}
