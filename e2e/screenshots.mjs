// Takes pictures of pages in three widths, light and dark.
//   node e2e/screenshots.mjs --base http://127.0.0.1:3000 --out pictures --user alice / /my/notifications
import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright';
import { findChromium } from '../.scripts/lib/chromium.mjs';

const SIZES = [
  { width: 1920, height: 1080 },
  { width: 1280, height: 800 },
  { width: 390, height: 844 },
];
const SCHEMES = ['light', 'dark'];

/** How long to wait for pictures and fonts that arrive after the page is quiet, in ms. */
const SETTLE_MS = 1000;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    base: { type: 'string', default: 'http://127.0.0.1:3000' },
    out: { type: 'string', default: 'screenshots' },
    user: { type: 'string' },
  },
});
const out = resolve(values.out);
const paths = positionals.length > 0 ? positionals : ['/'];

/** The storage of a signed-in browser, taken once and given to every picture. */
async function signedIn(browser, user) {
  const context = await browser.newContext({ baseURL: values.base, locale: 'en-US' });
  const page = await context.newPage();
  await page.goto('/');
  await page.getByRole('button', { name: 'Sign in', exact: true }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Sign in' });
  await dialog.getByRole('textbox', { name: 'Username' }).fill(user);
  await dialog.getByLabel('Password', { exact: true }).fill(`${user}-pass`);
  await dialog.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.getByRole('feed', { name: 'Home timeline' }).waitFor();
  const state = await context.storageState({ indexedDB: true });
  await context.close();
  return state;
}

const nameOf = (path) => path.replaceAll(/[^\w@-]+/g, '-').replaceAll(/^-|-$/g, '') || 'home';

mkdirSync(out, { recursive: true });
const browser = await chromium.launch({ executablePath: await findChromium(), args: ['--no-sandbox', '--disable-gpu', '--disable-quic'] });
try {
  const storageState = values.user ? await signedIn(browser, values.user) : undefined;
  for (const viewport of SIZES) {
    for (const colorScheme of SCHEMES) {
      const isPhone = viewport.width < 500;
      const context = await browser.newContext({
        baseURL: values.base,
        locale: 'en-US',
        viewport,
        colorScheme,
        storageState,
        hasTouch: isPhone,
      });
      const page = await context.newPage();
      for (const path of paths) {
        await page.goto(path);
        await page.waitForLoadState('networkidle').catch(() => {});
        await page.waitForTimeout(SETTLE_MS);
        const file = join(out, `${nameOf(path)}-${viewport.width}x${viewport.height}-${colorScheme}.png`);
        await page.screenshot({ path: file });
        console.log(file);
      }
      await context.close();
    }
  }
} finally {
  await browser.close();
}
