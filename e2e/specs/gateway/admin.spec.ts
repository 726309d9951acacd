import { expect, test } from '../../fixtures';
import { manifests } from '../../support/examples';
import { Instance } from '../../support/Instance';
import { RecordedServer } from '../../support/RecordedServer';
import { signedInState } from '../../support/signedInState';
import { withColumns } from '../../support/withColumns';

/** Pages about one thing, with the endpoint that lists such things. */
const ABOUT = { userId: 'admin/show-users', fileId: 'admin/drive/files', roleId: 'admin/roles/list' } as const;

test(
  'every page for administrators opens without an error behind a gateway to a server of 2024.2',
  { tag: '@whole' },
  async ({ browser, complaints }) => {
    // The server says of a value that was never stored that there is no such key.
    complaints.allow(/i\/registry\/get\)/);
    // Of what was not recorded, it says that there is no such endpoint, as servers do that lack it.
    complaints.allow(/\/api\/(admin\/|retention)/);
    const upstream = await RecordedServer.start();
    const gateway = await Instance.start({ seed: 'demo', upstream: upstream.url });
    try {
      const firstOf = (endpoint: string): string => (upstream.answersOf(endpoint)[0] as readonly { readonly id: string }[])[0]!.id;
      const addresses = manifests
        .filter(({ id }) => id.startsWith('admin/'))
        .flatMap(({ routes }) => routes.map(({ pattern }) => pattern))
        .map((pattern) => pattern.replace(/:(\w+)/, (_, name: keyof typeof ABOUT) => firstOf(ABOUT[name])));
      const storageState = withColumns(await signedInState(gateway.url, 'alice'), gateway.url, addresses);
      const context = await browser.newContext({ storageState, viewport: { width: 1280, height: 800 } });
      complaints.watch(context);
      const page = await context.newPage();
      await page.goto(`${gateway.url}/about-misskey`);
      for (const [index, address] of addresses.entries()) {
        const column = page.locator(`[data-pane="column-${index}"]`);
        await expect.soft(column.locator('[data-page^="admin/"]').first(), `the page at ${address}`).not.toBeEmpty();
        await expect.soft(column.getByText('Loading', { exact: true }), `progress of ${address}`).toHaveCount(0);
        await expect.soft(column.locator('[aria-busy="true"]'), `progress of ${address}`).toHaveCount(0);
        await expect.soft(column.getByRole('alert'), `failures of ${address}`).toHaveCount(0);
      }
      await context.close();
    } finally {
      await gateway.stop();
      await upstream.stop();
    }
  },
);
