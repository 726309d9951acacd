import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import { installPackages } from './distribution.mjs';
import { inRoot } from './paths.mjs';
import { run, runNode, runNpm } from './run.mjs';
import { Advice } from './script.mjs';

/** Browsers of the system. The headless shell comes first: it has no window and starts in half the time. */
const SYSTEM_PATHS = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** A package that contains a browser, for machines that reach only a package registry. */
const CARRIED_PACKAGE = '@sparticuz/chromium@153.0.0';

/** Debian's browser packages, the headless shell first, and fonts without which Japanese text and emoji are empty boxes. */
const DEBIAN_BROWSERS = ['chromium-headless-shell', 'chromium'];
const FONTS = ['fonts-noto-cjk', 'fonts-noto-color-emoji'];

const MINUTE = 60_000;

/** A file can be a stub that only says how to install the browser, so the browser is asked for its version. */
async function works(path) {
  if (!path || !existsSync(path)) return false;
  return (await run(path, ['--version'], { timeoutMs: 20_000 })).code === 0;
}

async function firstWorking(paths) {
  for (const path of paths) if (await works(path)) return path;
  return null;
}

async function fromEnvironment() {
  const path = process.env.CHROMIUM_PATH;
  if (!path) return null;
  if (await works(path)) return path;
  throw new Advice(`CHROMIUM_PATH is ${path}, which does not start. Correct it, or unset it to let one be found.`);
}

const fromSystem = () => firstWorking(SYSTEM_PATHS);

async function fromPlaywright() {
  const { chromium } = await import('@playwright/test');
  return firstWorking([chromium.executablePath()]);
}

async function byPlaywrightDownload() {
  const cli = createRequire(inRoot('package.json')).resolve('@playwright/test/cli');
  await runNode([cli, 'install', 'chromium'], { timeoutMs: 4 * MINUTE });
  return fromPlaywright();
}

async function byDistribution() {
  for (const browser of DEBIAN_BROWSERS) {
    if (!(await installPackages(browser, ...FONTS))) return null;
    const path = await fromSystem();
    if (path) return path;
  }
  return null;
}

async function byPackage() {
  const folder = inRoot('.browser');
  const [name] = CARRIED_PACKAGE.split(/(?!^)@/);
  mkdirSync(folder, { recursive: true });
  writeFileSync(`${folder}/package.json`, '{ "private": true, "type": "module" }\n');
  // This file is beside the package, so that Node resolves it.
  writeFileSync(`${folder}/carried.js`, `export { default } from '${name}';\n`);
  const { code } = await runNpm(['install', '--prefix', folder, '--no-audit', '--no-fund', CARRIED_PACKAGE], { timeoutMs: 4 * MINUTE });
  if (code !== 0) return null;
  const { default: carried } = await import(pathToFileURL(`${folder}/carried.js`).href);
  return firstWorking([await carried.executablePath()]);
}

/** Ways to find a browser, cheapest first. Those marked `quick` install nothing. */
const WAYS = [
  { id: 'environment', title: 'the CHROMIUM_PATH variable', quick: true, find: fromEnvironment },
  { id: 'system', title: 'a system browser', quick: true, find: fromSystem },
  { id: 'playwright', title: "Playwright's own browser", quick: true, find: fromPlaywright },
  { id: 'download', title: "Playwright's download", quick: false, find: byPlaywrightDownload },
  { id: 'distribution', title: "the distribution's package", quick: false, find: byDistribution },
  { id: 'package', title: 'a browser carried by a package', quick: false, find: byPackage },
];

/**
 * The path of a Chromium that starts. It is installed if necessary.
 * @param options.without ids of ways to skip, to try the later ones on a machine that has a browser.
 */
export async function findChromium({ onTry = () => {}, without = [] } = {}) {
  for (const way of WAYS) {
    if (without.includes(way.id)) continue;
    if (!way.quick) onTry(way.title);
    const path = await way.find();
    if (path) return path;
  }
  throw new Advice(
    'No Chromium was found, and none could be installed.\nInstall one (on Debian and Ubuntu: apt-get install chromium fonts-noto-cjk fonts-noto-color-emoji)\nor name one: CHROMIUM_PATH=/path/to/chromium npm test',
  );
}
