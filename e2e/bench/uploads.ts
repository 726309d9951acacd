import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, BrowserContext } from '@playwright/test';
import { App } from '../objects/App';
import { installProbes, probed } from './pageProbes';
import { percentile, type Report } from './Report';

const COUNT = 16;
const MEGABYTES = 20;

/** Makes files on the disk, where those of a user are: the bytes of a file made in the page would come out of the page's own process. */
async function makeFiles(folder: string): Promise<string[]> {
  const bytes = Buffer.alloc(MEGABYTES * 1024 * 1024);
  const paths: string[] = [];
  for (let at = 0; at < COUNT; at += 1) {
    bytes[0] = at;
    paths.push(join(folder, `file ${at}.bin`));
    await writeFile(paths[at]!, bytes);
  }
  return paths;
}

/** Measures how smooth the page stays while a note's sixteen large files upload. */
export async function measureUploads(
  browser: Browser,
  url: string,
  signedIn: Awaited<ReturnType<BrowserContext['storageState']>>,
  report: Report,
): Promise<void> {
  const context = await browser.newContext({ baseURL: url, storageState: signedIn, viewport: { width: 1280, height: 800 } });
  const app = new App(await context.newPage());
  const { page } = app;
  await installProbes(page);
  await app.openSignedIn();
  await app.openComposer();
  const folder = await mkdtemp(join(tmpdir(), 'wisteria-uploads-'));
  const files = await makeFiles(folder);
  const chosen = page.waitForEvent('filechooser');
  await app.composer.root.getByRole('button', { name: 'Attach files' }).click();
  await page.getByRole('menuitem', { name: 'Upload', exact: true }).click();
  await (await chosen).setFiles(files);
  await page.getByRole('list', { name: 'Uploads' }).waitFor();
  const { frames } = await probed(page, async () => {
    // A locator would read all texts of the page in every frame.
    await page.waitForFunction(
      (end) => document.querySelector('form[aria-label="New note"]')!.textContent.includes(end),
      `${COUNT} of ${COUNT}`,
      {
        polling: 200,
        timeout: 120_000,
      },
    );
  });
  await rm(folder, { recursive: true });
  report.atMost(`${COUNT} files of ${MEGABYTES} MB upload: frame p95`, percentile(frames, 0.95), 'ms', 33);
  await context.close();
}
