import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import type { MemoryFigures, MemorySearch } from '~/memory/model';
import { App } from '../objects/App';
import { passwordOf } from '../support/accounts';
import { ApiUser } from '../support/ApiUser';
import { BROWSER_ARGUMENTS } from '../support/browserArguments';
import { leaveForStorage, storeAgain } from '../support/browserStorage';
import { withColumns } from '../support/withColumns';
import { installFeed, type FeedOptions } from './memoryFeed';
import { filledColumns, openUntil } from './openUntil';
import { heapAfterCollection, installProbes, probed } from './pageProbes';
import { median, percentile, type Report } from './Report';

const SCREEN = { width: 2200, height: 1000 };
/** These columns stand beside the home timeline in the main pane. */
const COLUMNS = ['local', 'social', 'global', 'home', 'local'];
/** How many notes the memory has in the end, which a busy machine may set lower. */
const SIZE = Number(process.env.BENCH_MEMORY_NOTES ?? 200_000);
/**
 * What comes while frames are measured: notes that arrive in the columns, as many as in the burst of the deck, and others that the page
 * hands to the memory, such as those of answers.
 */
const SECONDS = 20;
const ARRIVING = 50;
const WRITTEN = 450;
const RESULTS = 30;
const MOST_BYTES = 1e9;

/** Searches as people type them: of all lengths, in two scripts, with several words, with filters, and in vain. */
const SEARCHES: readonly Partial<MemorySearch>[] = [
  ...['a', 'st', 'ing', 'the', 'brea', 'string', 'chanentgrist', 'xyzzyq'].map((words) => ({ words })),
  ...['雨', '猫', '日本', '日本語', '天気', '写真を', '音楽が', '珈琲', 'かもしれない', '散歩したい', '電車で', 'だよね'].map((words) => ({
    words,
  })),
  ...['string ent', 'a st', 'plan tring', '雨 猫', '日本語 天気', '写真 音楽', 'ing ist al', '珈琲 です 夜'].map((words) => ({ words })),
  { words: '', host: 'server7.example' },
  { words: '' },
  { words: '日本語', host: 'server3.example' },
  { words: 'ing', reactions: 'any' },
  { words: '雨', reactions: 'any' },
  { words: 'string', kind: 'note' },
  { words: 'a', files: 'image' },
  { words: '写真', files: 'any' },
  { words: '天気', kind: 'reply' },
  { words: 'ing', files: 'audio' },
  { words: '猫', reactions: 'mine' },
  { words: 'a', kind: 'own' },
];

/** The notes of some days, of which a search looks at each. */
const DAYS = [1, 7, 30, 90];

const inDays = (): readonly Partial<MemorySearch>[] =>
  DAYS.flatMap((days) =>
    ['日本語', 'ing', 'string ent', '猫'].map((words) => ({
      words,
      since: Date.now() - days * 86_400_000,
      until: Date.now() - (days - 1) * 86_400_000,
    })),
  );

// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- only the caller knows what a call answers
const ask = <T>(page: Page, call: string, ...args: readonly unknown[]): Promise<{ readonly value: T; readonly ms: number }> =>
  page.evaluate(([name, given]) => window.__feed.ask(name, ...given), [call, args] as const) as Promise<{ value: T; ms: number }>;

/** Lets notes arrive in the columns, and hands others to the memory. @returns the p95 of the frames meanwhile, in ms */
async function arriving(page: Page, options: FeedOptions): Promise<number> {
  const { frames } = await probed(page, async () => {
    await page.evaluate(
      ([arriving, written, seconds, given]) =>
        Promise.all([window.__feed.arrive(arriving, seconds, given), window.__feed.write(written, seconds, given)]),
      [ARRIVING, WRITTEN, SECONDS, options] as const,
    );
  });
  return percentile(frames, 0.95);
}

/** The file of the worker that has the database. */
const WORKER = /memory\.worker[^/]*\.js$/;

/** Keeps the memory that WebAssembly makes in the worker, of which its heap says nothing. */
const KEEP_MEMORIES = `
self.memories = new Set();
for (const name of ['instantiate', 'instantiateStreaming']) {
  const real = WebAssembly[name];
  WebAssembly[name] = async (source, imports) => {
    const made = await real(source, imports);
    const { exports } = made.instance ?? made;
    for (const one of [...Object.values(exports), ...Object.values(imports ?? {}).flatMap((all) => Object.values(all))])
      if (one instanceof WebAssembly.Memory) self.memories.add(one);
    return made;
  };
}
`;

/** Lets the worker keep its memories. A worker that keeps files would answer in the server's place. */
async function watchWorker(page: Page): Promise<void> {
  await page.route(WORKER, async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, body: KEEP_MEMORIES + (await answer.text()) });
  });
}

/** What the worker of the memory has, in MB: its objects, and the memory of its database. */
async function workerMemory(page: Page): Promise<number> {
  const worker = page.workers().find((one) => WORKER.test(one.url()))!;
  const memories = await worker.evaluate(() =>
    [...(globalThis as unknown as { memories: Set<WebAssembly.Memory> }).memories].reduce((sum, { buffer }) => sum + buffer.byteLength, 0),
  );
  return ((await workerHeap(page)) + memories) / 1e6;
}

/** The size of the objects of the memory's worker, in bytes. */
async function workerHeap(page: Page): Promise<number> {
  const cdp = await page.context().newCDPSession(page);
  const attached = new Promise<string>((resolve) => {
    cdp.on('Target.attachedToTarget', ({ sessionId, targetInfo }) => {
      if (WORKER.test(targetInfo.url)) resolve(sessionId);
    });
  });
  await cdp.send('Target.setAutoAttach', { autoAttach: true, waitForDebuggerOnStart: false, flatten: false });
  const sessionId = await attached;
  const answers = new Map<number, (result: { readonly usedSize?: number }) => void>();
  cdp.on('Target.receivedMessageFromTarget', ({ message }) => {
    const said = JSON.parse(message) as { readonly id?: number; readonly result: { readonly usedSize?: number } };
    answers.get(said.id ?? 0)?.(said.result);
  });
  const send = async (id: number, method: string): Promise<{ readonly usedSize?: number }> => {
    const answer = new Promise<{ readonly usedSize?: number }>((resolve) => answers.set(id, resolve));
    await cdp.send('Target.sendMessageToTarget', { sessionId, message: JSON.stringify({ id, method }) });
    return answer;
  };
  await send(1, 'HeapProfiler.enable');
  await send(2, 'HeapProfiler.collectGarbage');
  const { usedSize = 0 } = await send(3, 'Runtime.getHeapUsage');
  await cdp.detach();
  return usedSize;
}

/** Settles when the memory has nothing to write. @returns how long that took, in ms */
const settled = async (page: Page): Promise<number> => (await ask(page, 'exported', null, 1)).ms;

/** Measures the memory of what was read: notes that arrive, searches, and what it takes. */
export async function measureMemory(url: string, report: Report): Promise<void> {
  // A profile on the disk: the files of other contexts are in the browser's memory.
  const profile = await mkdtemp(join(tmpdir(), 'wisteria-bench-'));
  const context = await chromium.launchPersistentContext(profile, {
    executablePath: process.env.CHROMIUM_PATH,
    args: [...BROWSER_ARGUMENTS],
    baseURL: url,
    viewport: SCREEN,
    deviceScaleFactor: 1,
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  });
  try {
    const first = await context.newPage();
    await new App(first).signIn('alice');
    const signedIn = await context.storageState();
    const columns = withColumns(
      signedIn,
      url,
      COLUMNS.map((name) => `/timeline?src=${name}`),
    );
    await storeAgain(first, columns);
    await leaveForStorage(first);
    const user = await ApiUser.signIn(url, 'alice', passwordOf('alice'));
    const [template] = await user.call('notes/local-timeline', { limit: 1 });
    const me = await user.call('i', {});
    const options: FeedOptions = {
      template: {
        ...template!,
        replyId: null,
        renoteId: null,
        reply: null,
        renote: null,
        poll: undefined,
        files: [],
        fileIds: [],
        cw: null,
      },
      account: `${new URL(url).host}/${me.id}`,
    };
    const page = await context.newPage();
    await first.close();
    await installProbes(page);
    await installFeed(page);
    await watchWorker(page);
    await openUntil(page, url, filledColumns(COLUMNS.length + 1));
    await page.waitForLoadState('networkidle');
    await settled(page);
    // The default limit is too small for this many notes. This is the largest one that the settings offer.
    await ask(page, 'limit', { maxBytes: MOST_BYTES, maxAgeMs: null, keepsPrivate: false }, Date.now());
    await measurePage(page, options, report);
  } finally {
    await context.close();
    await rm(profile, { recursive: true, force: true });
  }
}

async function measurePage(page: Page, options: FeedOptions, report: Report): Promise<void> {
  const cdp = await page.context().newCDPSession(page);
  const heapBefore = await heapAfterCollection(cdp);
  const arrivals = (ARRIVING + WRITTEN) * SECONDS;
  const perSecond = await page.evaluate(([count, given]) => window.__feed.fill(count, given), [SIZE - arrivals, options] as const);
  report.atLeast(`memory: notes written at once`, perSecond, 'notes/s', 500);
  const figures = async () => (await ask<MemoryFigures>(page, 'figures')).value;
  const name = `memory of ${SIZE} notes`;
  const before = await figures();
  const still = await arriving(page, options);
  report.atMost(`${name}, 500 written/s for 20 s, six columns with 50 notes/s: frame p95`, still, 'ms', 20);
  const after = await figures();
  report.atLeast(`${name}: notes of the 20 s that are in it`, after.notes - before.notes, '', arrivals * 0.99);
  report.atMost(`${name}: until the last of them is written`, await settled(page), 'ms', 2_000);
  const times: number[] = [];
  for (const search of [...SEARCHES, ...inDays()]) {
    const { ms } = await ask(page, 'search', {
      accounts: [options.account],
      limit: RESULTS,
      ...search,
    });
    times.push(ms);
  }
  report.atMost(`${name}: ${times.length} searches, p50`, median(times), 'ms', 50);
  report.atMost(`${name}: ${times.length} searches, p95`, percentile(times, 0.95), 'ms', 50);
  report.atMost(`${name}: its worker, with its database`, await workerMemory(page), 'MB', 60);
  report.atMost(`${name}: heap of the page, growth`, (await heapAfterCollection(cdp)) - heapBefore, 'MB', 60);
  report.atMost(`${name}: on the disk`, (await figures()).bytes / 1e6, 'MB', 350);
}
