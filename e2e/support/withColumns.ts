import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { BrowserContext } from '@playwright/test';

/** The storage of a signed-in browser. */
export type SignedIn = Awaited<ReturnType<BrowserContext['storageState']>>;

/** The storage of a signed-in browser whose last visit left columns with these addresses open, after the main pane. */
export function withColumns(signedIn: SignedIn, url: string, addresses: readonly string[]): SignedIn {
  return withWorkspace(signedIn, url, workspaceWith(addresses));
}

/** A stored workspace with columns that show these addresses, after the main pane. */
export function workspaceWith(addresses: readonly string[]): object {
  const ids = addresses.map((_, index) => `column-${index}`);
  return {
    workspace: {
      panes: Object.fromEntries(ids.map((pane) => [pane, {}])),
      deck: { root: { type: 'split', direction: 'row', children: ['main', ...ids] } },
    },
    visits: Object.fromEntries(ids.map((pane, index) => [pane, { entries: [{ href: addresses[index], key: '0' }], index: 0 }])),
  };
}

/** The kinds of all widgets. */
export const allWidgets = (): readonly string[] => readdirSync(fileURLToPath(new URL('../../widgets', import.meta.url)));

interface Place {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

/** Three in a row. */
const inThrees = (index: number): Place => ({ x: (index % 3) * 4, y: Math.floor(index / 3) * 6, w: 4, h: 6 });

/**
 * The storage of a signed-in browser with these kinds of widgets on the dashboard.
 * @param options of kinds that need some
 * @param placeOf where the widget with an index stands, in cells
 */
export function withWidgets(
  signedIn: SignedIn,
  url: string,
  kinds: readonly string[],
  options: Readonly<Record<string, object>> = {},
  placeOf: (index: number) => Place = inThrees,
): SignedIn {
  const dashboard = kinds.map((kind, index) => ({ id: `widget-${index}`, kind, ...placeOf(index), options: options[kind] ?? {} }));
  return withWorkspace(signedIn, url, { workspace: { dashboard }, visits: {} });
}

function withWorkspace(signedIn: SignedIn, url: string, data: object): SignedIn {
  const { host } = new URL(url);
  return {
    ...signedIn,
    origins: signedIn.origins.map(({ localStorage, ...origin }) => {
      const account = localStorage.find(({ name }) => name === 'account')!.value;
      const { id } = (JSON.parse(account) as { data: { me: { id: string } } }).data.me;
      const workspace = { name: `workspace::${host}/${id}`, value: JSON.stringify({ version: 0, data }) };
      return { ...origin, localStorage: [...localStorage, workspace] };
    }),
  };
}
