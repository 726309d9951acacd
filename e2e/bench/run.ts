/**
 * `npm run bench`: measures the built product against the embedded instance with the seed `busy`. `--only NAME,NAME` runs
 * some parts, `--requests` prints the requests of a start in front of a small server.
 */
import { parseArgs } from 'node:util';
import { chromium, type Browser } from '@playwright/test';
import { App } from '../objects/App';
import { passwordOf } from '../support/accounts';
import { ApiUser } from '../support/ApiUser';
import { Instance } from '../support/Instance';
import { BROWSER_ARGUMENTS } from '../support/browserArguments';
import { measureDashboard } from './dashboard';
import { measureDeck } from './deck';
import { measureDrive } from './drive';
import { measureEmojiPicker } from './emojis';
import { measureMarkup } from './markup';
import { measureMemory } from './memory';
import { measureSmallServer } from './smallServer';
import { measureBurst, measureReading, measureRows } from './reading';
import { Report } from './Report';
import { measureDearStart, measureSecondVisit, measureStart } from './startUp';
import { measureUploads } from './uploads';
import { measureTyping } from './typing';

/** Signs in once. Every measurement begins with the storage that this leaves in the browser. */
async function signIn(browser: Browser, url: string) {
  const context = await browser.newContext({ baseURL: url });
  await new App(await context.newPage()).signIn('alice');
  const state = await context.storageState({ indexedDB: true });
  await context.close();
  return state;
}

/** Measures an instance that is as slow as a small server, and the same through a gateway in front of it. */
async function measureSmallServers(browser: Browser, instance: Instance, listsRequests: boolean, report: Report): Promise<void> {
  const { controls } = instance;
  const user = await ApiUser.signIn(instance.url, 'alice', passwordOf('alice'));
  const measure = async (name: string, url: string) =>
    measureSmallServer(browser, { name, url, signedIn: await signIn(browser, url), controls, user, listsRequests }, report);
  await measure('150 ms an answer, two at a time', instance.url);
  const gateway = await Instance.start({ seed: 'busy', upstream: instance.url });
  try {
    await measure('the same through the gateway', gateway.url);
  } finally {
    await gateway.stop();
  }
}

/** The last committed result. `--out` with this file replaces it. */
const LAST = 'e2e/bench/last.json';

const { values } = parseArgs({
  options: { out: { type: 'string' }, only: { type: 'string' }, requests: { type: 'boolean', default: false } },
});
const report = new Report(LAST);
measureMarkup(report);
const instance = await Instance.start({ seed: 'busy' });
const browser = await chromium.launch({ executablePath: process.env.CHROMIUM_PATH, args: [...BROWSER_ARGUMENTS] });
try {
  const signedIn = await signIn(browser, instance.url);
  const parts: Readonly<Record<string, () => Promise<void>>> = {
    start: () => measureStart(browser, instance.url, signedIn, report),
    secondVisit: () => measureSecondVisit(browser, instance.url, signedIn, report),
    dearStart: () => measureDearStart(browser, instance.url, signedIn, instance.controls, report),
    smallServer: () => measureSmallServers(browser, instance, values.requests, report),
    reading: () => measureReading(browser, instance.url, signedIn, report),
    rows: () => measureRows(browser, instance.url, signedIn, report),
    burst: () => measureBurst(browser, instance.url, signedIn, instance.controls, report),
    emojiPicker: () => measureEmojiPicker(browser, instance.url, signedIn, report),
    drive: () => measureDrive(browser, instance.url, signedIn, instance.controls, report),
    uploads: () => measureUploads(browser, instance.url, signedIn, report),
    dashboard: () => measureDashboard(browser, instance.url, signedIn, report),
    deck: () => measureDeck(browser, instance.url, signedIn, instance.controls, report),
    typing: () => measureTyping(browser, instance.url, signedIn, instance.controls, report),
    memory: () => measureMemory(instance.url, report),
  };
  const wanted = values.only?.split(',') ?? Object.keys(parts);
  for (const [name, measure] of Object.entries(parts)) if (wanted.includes(name)) await measure();
} finally {
  await browser.close();
  await instance.stop();
}
report.print();
if (values.out !== undefined) report.write(values.out);
process.exitCode = report.allOk ? 0 : 1;
