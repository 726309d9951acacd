import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Locator } from '@playwright/test';
import { expect, test } from '../../fixtures';
import { Instance } from '../../support/Instance';
import { RecordedServer } from '../../support/RecordedServer';
import { signedInState } from '../../support/signedInState';
import { withColumns } from '../../support/withColumns';

/** What each page of the settings shows when it works. */
const CONTENT: Readonly<Record<string, (page: Locator) => Locator>> = {
  '/settings': (page) => page.getByRole('link', { name: 'Privacy' }),
  '/settings/accounts': (page) => page.getByText('In use'),
  '/settings/api': (page) => page.getByRole('button', { name: 'Create token' }),
  '/settings/apps': (page) => page.getByRole('article'),
  '/settings/avatar-decoration': (page) => page.getByRole('heading', { name: 'All decorations' }),
  '/settings/drive': (page) => page.getByText(/ used$/),
  '/settings/emoji-picker': (page) => page.getByRole('button', { name: 'Preview' }),
  '/settings/general': (page) => page.getByRole('combobox', { name: 'Language' }),
  '/settings/import-export': (page) => page.getByRole('button', { name: /^Export/ }),
  '/settings/memory': (page) => page.getByRole('link', { name: "Search what you've read" }),
  '/settings/migration': (page) => page.getByRole('textbox', { name: 'New account' }),
  '/settings/mute-block': (page) => page.getByRole('textbox', { name: 'Muted words' }),
  '/settings/navbar': (page) => page.getByRole('button', { name: /^Remove Clips/ }),
  '/settings/notifications': (page) => page.getByRole('combobox', { name: 'Follows' }),
  '/settings/other': (page) => page.getByRole('button', { name: 'Delete account…' }),
  '/settings/preferences-backups': (page) => page.getByRole('button', { name: 'Back up current settings' }),
  '/settings/privacy': (page) => page.getByRole('switch', { name: 'Approve followers' }),
  '/settings/profile': (page) => page.getByRole('textbox', { name: 'Bio' }),
  '/settings/roles': (page) => page.getByText('Drive capacity'),
  '/settings/security': (page) => page.getByRole('heading', { name: 'Recent sign-ins' }),
  '/settings/shortcuts': (page) => page.getByRole('heading', { name: 'Everywhere' }),
  '/settings/sounds': (page) => page.getByRole('switch', { name: 'Mute all sounds' }),
  '/settings/statusbar': (page) => page.getByRole('button', { name: 'Add status bar' }),
  '/settings/theme': (page) => page.getByRole('radio', { name: /Trellis/ }),
  '/settings/theme/edit': (page) => page.getByRole('button', { name: 'Save and use' }),
  '/settings/theme/install': (page) => page.getByRole('textbox', { name: 'Theme code' }),
  '/settings/theme/manage': (page) => page.getByRole('combobox', { name: 'Theme' }),
  '/settings/webhook': (page) => page.getByRole('link', { name: 'New webhook' }),
  '/settings/webhook/edit/:webhookId': (page) => page.getByRole('button', { name: 'Delete webhook' }),
  '/settings/webhook/new': (page) => page.getByRole('textbox', { name: 'Secret' }),
};

/** The addresses of all pages of the settings. */
function registeredPatterns(): string[] {
  const folder = fileURLToPath(new URL('../../../pages/settings/', import.meta.url));
  const manifests = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('manifest.ts'));
  return manifests.flatMap((file) =>
    [...readFileSync(folder + file, 'utf8').matchAll(/pattern: '([^']+)'/g)].map(([, pattern]) => pattern!),
  );
}

test(
  'every settings page works behind a gateway to a server of 2024.2: nothing that it lacks is asked for, and pictures come from here',
  { tag: '@whole' },
  async ({ browser, complaints }) => {
    // The server says of a value that was never stored that there is no such key.
    complaints.allow(/i\/registry\/get\)/);
    expect(Object.keys(CONTENT), 'CONTENT in this file lacks pages').toEqual(registeredPatterns().toSorted());
    const upstream = await RecordedServer.start();
    const gateway = await Instance.start({ seed: 'demo', upstream: upstream.url });
    try {
      const { id } = (upstream.answersOf('i/webhooks/list')[0] as readonly { readonly id: string }[])[0]!;
      const addresses = Object.keys(CONTENT).map((pattern) => pattern.replace(':webhookId', id));
      const storageState = withColumns(await signedInState(gateway.url, 'alice'), gateway.url, addresses);
      const context = await browser.newContext({ storageState });
      complaints.watch(context);
      const page = await context.newPage();
      const pictures: string[] = [];
      page.on('request', (request) => request.resourceType() === 'image' && pictures.push(request.url()));
      await page.goto(`${gateway.url}/dashboard`);
      for (const [index, pattern] of Object.keys(CONTENT).entries()) {
        const column = page.locator(`[data-pane="column-${index}"]`);
        await expect.soft(CONTENT[pattern]!(column).first(), `the content of ${pattern}`).toBeVisible();
        await expect.soft(column.getByText('Loading', { exact: true }), `progress of ${pattern}`).toHaveCount(0);
        await expect.soft(column.getByRole('alert'), `failures of ${pattern}`).toHaveCount(0);
      }
      expect([...upstream.unknown]).toEqual([]);
      expect(pictures.filter((address) => address.includes('/media-proxy/'))).not.toEqual([]);
      expect(
        pictures.filter((address) => address.startsWith('http') && !address.startsWith(`${gateway.url}/`)),
        'pictures from other origins than that of the page',
      ).toEqual([]);
      // Only our own instance keeps the metadata of pictures, and only with pictures as they are is there a choice.
      const asTheyAre = page.getByRole('switch', { name: 'Upload originals' }).first();
      await asTheyAre.click();
      await expect(asTheyAre).toBeChecked();
      await expect(page.getByRole('switch', { name: /^Keep location/ })).toHaveCount(0);
      await context.close();
    } finally {
      await gateway.stop();
      await upstream.stop();
    }
  },
);
