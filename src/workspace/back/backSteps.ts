import { createDashboardDrawer, createNavDrawer } from '~/stores/ui/DrawerState';
import type { RootStore } from '~/stores/RootStore';
import { isPhone } from '../lib/layout';
import type { LivePanes } from '../panes/LivePanes';

/** One thing that Back does before it leaves a page. */
export type BackStep = () => void;

/**
 * The steps of Back, the next one last: on a phone it closes what lies above the page, and everywhere it walks the history of
 * the active column or window. To be called in a reaction, which hears of all but the histories of panes.
 */
export function backSteps(root: RootStore, panes: LivePanes): readonly BackStep[] {
  const { workspace } = root;
  const { active } = panes;
  const walk = active !== panes.main && active.history.canGoBack ? [active.history.back] : [];
  if (!isPhone(root)) return walk;
  const sheets = workspace.windows.filter(({ state }) => state !== 'minimised').map(({ paneId }) => panes.of(paneId, workspace));
  const closing = sheets.map(
    ({ frame }) =>
      () =>
        pressEscape(frame ?? document),
  );
  const drawers = [root.part(createDashboardDrawer), root.part(createNavDrawer)].filter(({ isOpen }) => isOpen);
  const above = [...drawers, ...root.overlays.stack].map(() => () => pressEscape(document));
  return sheets.includes(active) ? [...closing, ...walk, ...above] : [...walk, ...closing, ...above];
}

/** Everything above the page closes by Escape. It asks first if something would be lost, or offers to undo. */
function pressEscape(target: EventTarget): void {
  target.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true }));
}
