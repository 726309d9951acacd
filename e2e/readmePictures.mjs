// Takes the pictures of README: a deck on a large screen, and a phone. They are written to docs/pictures.
//   npm start -- --seed demo   (in another terminal)
//   node e2e/readmePictures.mjs --base http://127.0.0.1:3000
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright';
import sharp from 'sharp';
import { findChromium } from '../.scripts/lib/chromium.mjs';
import { inRoot } from '../.scripts/lib/paths.mjs';
import { signedIn } from './support/signIn.mjs';

/** How long to wait for pictures that arrive after the page is quiet, in ms. */
const SETTLE_MS = 2000;

const { values } = parseArgs({ options: { base: { type: 'string', default: 'http://127.0.0.1:3000' } } });
const folder = inRoot('docs/pictures');
mkdirSync(folder, { recursive: true });

/** Opens the home timeline of alice and takes a picture once it is quiet. */
async function take(browser, storageState, { name, width, arrange, ...options }) {
  const context = await browser.newContext({ baseURL: values.base, locale: 'en-US', storageState, ...options });
  const page = await context.newPage();
  await page.goto('/');
  await page.getByRole('feed', { name: 'Home timeline' }).waitFor();
  await arrange?.(page);
  await page.waitForLoadState('networkidle').catch(() => {});
  await page.waitForTimeout(SETTLE_MS);
  const file = join(folder, `${name}.webp`);
  await sharp(await page.screenshot())
    .resize({ width })
    .webp({ quality: 80, effort: 6 })
    .toFile(file);
  console.log(file);
  await context.close();
}

/** Adds two columns. */
async function addColumns(page) {
  for (const path of [
    ['Timelines', 'Local'],
    ['Notifications', 'All'],
  ]) {
    await page.getByRole('button', { name: 'Add column', exact: true }).first().click();
    for (const item of path) await page.getByRole('menuitem', { name: item, exact: true }).click();
  }
}

const browser = await chromium.launch({ executablePath: await findChromium(), args: ['--no-sandbox', '--disable-gpu', '--disable-quic'] });
try {
  const state = await signedIn(browser, values.base, 'alice');
  const phone = { width: 390, height: 780 };
  await take(browser, state, { name: 'phone', width: 390, viewport: phone, hasTouch: true, deviceScaleFactor: 2, colorScheme: 'dark' });
  const desk = { width: 1680, height: 945 };
  await take(browser, state, { name: 'deck', width: 1400, viewport: desk, colorScheme: 'light', arrange: addColumns });
} finally {
  await browser.close();
}
