import type { Page } from '@playwright/test';
import { expect, test as base } from '../../fixtures';
import { Deployment } from '../../support/Deployment';
import { notice, OFFLINE_COMPLAINTS, whenKept } from '../../support/keptOffline';

const test = base.extend<{ deployment: Deployment }>({
  deployment: async ({ instance }, provide) => {
    const deployment = await Deployment.inFrontOf(instance.url);
    await provide(deployment);
    await deployment.stop();
  },
  baseURL: async ({ deployment }, provide) => provide(deployment.url),
});

test.use({ fetchesAhead: true });

const offer = (page: Page) => page.getByText('A new version is ready');
const buildOf = (page: Page) => page.locator('script[type="module"]').first().getAttribute('src');
/** The page asks every hour; a journey does not wait for that. */
const askForUpdate = (page: Page) => page.evaluate(async () => void (await (await navigator.serviceWorker.ready).update()));

test('a new version is offered, and a tab that does not want it yet keeps its own, although its files are gone', async ({
  openApp,
  deployment,
  complaints,
}) => {
  complaints.allow(OFFLINE_COMPLAINTS);
  deployment.deploy('A');
  const app = await openApp('alice', { baseURL: deployment.url });
  const { page } = app;
  await whenKept(page);
  const other = await page.context().newPage();
  await other.goto('/');
  const before = await buildOf(page);

  deployment.deploy('B');
  await askForUpdate(page);
  await expect(offer(page)).toBeVisible({ timeout: 30_000 });
  expect(await buildOf(page)).toBe(before);
  await page.getByRole('button', { name: 'Reload' }).click();
  await expect.poll(() => buildOf(page).catch(() => before)).not.toBe(before);
  await expect(app.timeline('Home').articles.first()).toBeVisible();
  await expect(offer(page)).toHaveCount(0);

  // Code that the other tab has never shown comes from the files of its own build.
  expect(await buildOf(other)).toBe(before);
  await other.bringToFront();
  await other.keyboard.press('n');
  await expect(other.getByRole('dialog').getByRole('textbox').first()).toBeVisible();
  await other.keyboard.press('Escape');
  await other.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Search' }).click();
  await expect(other.getByRole('main').getByRole('searchbox').first()).toBeVisible();

  // The new version opens without a network, too.
  await page.context().setOffline(true);
  await page.reload();
  await expect(notice(page)).toBeVisible();
  expect(await buildOf(page)).not.toBe(before);
});

test(
  'a page whose code a deployment has removed says so after one more try, and a reload opens it',
  { tag: '@whole' },
  async ({ openApp, deployment, complaints }) => {
    complaints.allow(OFFLINE_COMPLAINTS);
    complaints.allow(/dynamically imported module|status of 404|preload CSS|could not load page explore/);
    deployment.deploy('A');
    const app = await openApp('alice', { baseURL: deployment.url });
    const { page } = app;
    await whenKept(page);
    deployment.deploy('B');
    const asked: string[] = [];
    page.on('request', (request) => void (/\/assets\/\w*Page-/.test(request.url()) && asked.push(request.url())));
    await app.navigation.getByRole('link', { name: 'Explore' }).click();
    const face = app.main.getByRole('alert');
    await expect(face).toContainText('A new version of Wisteria is available');
    await page.waitForLoadState('networkidle');
    // Its script and its styles, twice at most.
    expect(asked.length).toBeLessThanOrEqual(4);
    await face.getByRole('button', { name: 'Reload' }).click();
    await expect(app.main.getByRole('tab').first()).toBeVisible();
    await expect(app.main.getByRole('alert')).toHaveCount(0);
  },
);
