import type { BrowserContext } from '@playwright/test';

/** The storage of a signed-in browser. */
export type SignedIn = Awaited<ReturnType<BrowserContext['storageState']>>;

/** The storage of a signed-in browser whose last visit left columns with these addresses open, after the main pane. */
export function withColumns(signedIn: SignedIn, url: string, addresses: readonly string[]): SignedIn {
  const { host } = new URL(url);
  return {
    ...signedIn,
    origins: signedIn.origins.map(({ localStorage, ...origin }) => {
      const account = localStorage.find(({ name }) => name === 'account')!.value;
      const { id } = (JSON.parse(account) as { data: { me: { id: string } } }).data.me;
      const ids = addresses.map((_, index) => `column-${index}`);
      const data = {
        workspace: {
          panes: Object.fromEntries(ids.map((pane) => [pane, {}])),
          deck: { root: { type: 'split', direction: 'row', children: ['main', ...ids] } },
        },
        visits: Object.fromEntries(ids.map((pane, index) => [pane, { entries: [{ href: addresses[index], key: '0' }], index: 0 }])),
      };
      const workspace = { name: `workspace::${host}/${id}`, value: JSON.stringify({ version: 0, data }) };
      return { ...origin, localStorage: [...localStorage, workspace] };
    }),
  };
}
