import type { Rect } from '../../src/services/workspace/document';
import type { App } from '../objects/App';
import { leaveForStorage } from './browserStorage';
import type { Frame } from './PaneFace';

/** The number of columns or windows that a test starts with at once. */
export const TOGETHER = 24;

/** The page of the main pane meanwhile. */
const BESIDE = '/about-misskey';

/** The size of a window on a wide screen, in px. */
const WINDOW = { width: 310, height: 255 };

/**
 * Puts addresses into the stored workspace, as columns or windows, and starts with it.
 * @returns their panes. The ids are new, because the copy on the server remembers closed panes
 */
export async function startWith({ page }: App, frame: Frame, places: readonly { readonly href: string }[]): Promise<readonly string[]> {
  const screen = page.viewportSize()!;
  const panes = places.map(({ href }, index) => ({ id: `pane-${href}`, href, rect: rectOf(index, screen) }));
  await leaveForStorage(page);
  await page.evaluate(
    ({ frame, panes }) => {
      const account = JSON.parse(localStorage.getItem('account') ?? 'null') as { data: { me: { id: string } } } | null;
      const ids = panes.map(({ id }) => id);
      const workspace = {
        panes: Object.fromEntries(ids.map((id) => [id, {}])),
        deck: frame === 'column' ? { root: { type: 'split', direction: 'row', children: ['main', ...ids] } } : null,
        windows: frame === 'window' ? panes.map(({ id, rect }) => ({ paneId: id, rect })) : [],
      };
      const visits = Object.fromEntries(panes.map(({ id, href }) => [id, { entries: [{ href, key: '0' }], index: 0 }]));
      const key = `workspace::${location.host}/${account?.data.me.id ?? 'visitor'}`;
      localStorage.setItem(key, JSON.stringify({ version: 0, data: { workspace, visits } }));
    },
    { frame, panes },
  );
  await page.goto(BESIDE);
  return panes.map(({ id }) => id);
}

/** Places windows beside each other, because colors are checked only where nothing lies above. A full screen begins again. */
function rectOf(index: number, screen: { readonly width: number; readonly height: number }): Rect {
  const across = Math.max(1, Math.floor(screen.width / WINDOW.width));
  const down = Math.max(1, Math.floor(screen.height / WINDOW.height));
  return { ...WINDOW, x: (index % across) * WINDOW.width, y: (Math.floor(index / across) % down) * WINDOW.height };
}
