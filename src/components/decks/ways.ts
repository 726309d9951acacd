import type { DeckPlan } from '~/services/workspace/deckPlan';
import { MAIN_PANE, type WorkspaceDocument } from '~/services/workspace/document';
import { columnsOf } from '~/services/workspace/deckTree';
import { rootOf } from '~/services/workspace/deck';
import type { PictureColumn } from './pictureParts';

/** The three ways to read, of which people choose one at first. */
export const WAYS = ['timeline', 'deck', 'dashboard'] as const;
/** One of {@link WAYS}. */
export type Way = (typeof WAYS)[number];

const main = { panes: [{ href: MAIN_PANE }] } as const;

/** How much of the window the dashboard takes beside a timeline, and its limits; px. */
const DASHBOARD = { share: 0.56, least: 420, most: 1200 } as const;

/** What opens for each way. @param viewport width of the window, in px */
export function planOfWay(way: Way, viewport: number): DeckPlan {
  if (way === 'timeline') return { columns: [main] };
  if (way === 'deck') {
    const [local, notifications] = ['/timeline?src=local', '/my/notifications'];
    return { columns: [main, { panes: [{ href: local }] }, { panes: [{ href: notifications }] }] };
  }
  const width = Math.round(Math.min(DASHBOARD.most, Math.max(DASHBOARD.least, viewport * DASHBOARD.share)));
  return { columns: [{ panes: [{ href: '/dashboard' }], width }, main] };
}

/** The way that a workspace follows now. */
export function wayOf({ workspace, hrefOf }: { workspace: WorkspaceDocument; hrefOf: (pane: string) => string }): Way {
  const { deck, panes } = workspace;
  if (Object.keys(panes).some((id) => hrefOf(id).startsWith('/dashboard'))) return 'dashboard';
  return columnsOf(rootOf(deck)).length > 1 ? 'deck' : 'timeline';
}

/** How each way is drawn. */
export const WAY_PICTURES: Readonly<Record<Way, readonly PictureColumn[]>> = {
  timeline: [{ share: 1, kind: 'notes', hue: 'accent' }],
  deck: [
    { share: 1, kind: 'notes', hue: 'accent' },
    { share: 1, kind: 'pictures', hue: 'mention' },
    { share: 1, kind: 'lines', hue: 'renote' },
    { share: 1, kind: 'notes', hue: 'link' },
  ],
  dashboard: [
    { share: 2.2, kind: 'dashboard', hue: 'accent' },
    { share: 1, kind: 'notes', hue: 'accent' },
  ],
};
