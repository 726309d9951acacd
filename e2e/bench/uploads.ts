import type { Browser, BrowserContext, Page } from '@playwright/test';
import { App } from '../objects/App';
import { installProbes, probed } from './pageProbes';
import { percentile, type Report } from './Report';

const COUNT = 16;
const MEGABYTES = 20;

/** Drops files onto the composer. They are made in the page, because the driver would send their bytes to the browser. */
const dropFiles = (page: Page): Promise<void> =>
  page.evaluate(
    ([count, megabytes]) => {
      const transfer = new DataTransfer();
      const bytes = new Uint8Array(megabytes * 1024 * 1024);
      for (let at = 0; at < count; at += 1) {
        bytes[0] = at;
        transfer.items.add(new File([bytes], `file ${at}.bin`, { type: 'application/octet-stream' }));
      }
      const form = document.querySelector('form[aria-label="New note"]')!;
      for (const type of ['dragover', 'drop'])
        form.dispatchEvent(new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer: transfer }));
    },
    [COUNT, MEGABYTES] as const,
  );

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
  // The code for attaching is fetched with the first use.
  await app.composer.root.getByRole('button', { name: 'Attach files' }).click();
  await page.getByRole('menuitem', { name: 'Upload', exact: true }).waitFor();
  await page.keyboard.press('Escape');
  await dropFiles(page);
  await page.getByRole('list', { name: 'Uploads' }).waitFor();
  const { frames } = await probed(page, () => app.composer.root.getByText(`${COUNT} of ${COUNT}`).waitFor({ timeout: 120_000 }));
  report.atMost(`${COUNT} files of ${MEGABYTES} MB upload: frame p95`, percentile(frames, 0.95), 'ms', 33);
  await context.close();
}
