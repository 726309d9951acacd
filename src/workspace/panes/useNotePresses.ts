import { autorun } from 'mobx';
import { useEffect } from 'react';
import { hasSelection, pressedNote } from '~/components/note/pressedNote';
import { DisposableStore, type Disposable } from '~/lib/disposable';
import { peek } from '~/lib/peek';
import { openFrom, targetOf } from '~/router/openFrom';
import { MAIN_PANE } from '~/services/workspace/document';
import type { RootStore } from '~/stores/RootStore';
import { isPeek } from '~/stores/ui/peek';
import type { LivePanes } from './LivePanes';
import { tabPath } from '~/router/address';
import { navigateMainFrom } from './navigateMain';

/** A pointer that moved further than this was dragged, in px. */
const DRAGGED_PX = 6;

/**
 * Opens the thread of a note whose text or empty area is pressed (setting `openThreadOnPress`), where a link in its place would lead.
 * One listener serves all notes, so a row costs nothing.
 */
export function useNotePresses(root: RootStore, panes: LivePanes): void {
  useEffect(() => {
    const listening = listen(root, panes);
    return () => listening.dispose();
  }, [root, panes]);
}

function listen(root: RootStore, panes: LivePanes): Disposable {
  const { settings, overlays } = root;
  const using = new DisposableStore();
  const life = new AbortController();
  using.add(() => life.abort());
  using.add(autorun(() => document.documentElement.toggleAttribute('data-opens-notes', settings.get('openThreadOnPress'))));
  let begun: { readonly x: number; readonly y: number; readonly mayOpen: boolean } | null = null;
  const begin = ({ clientX: x, clientY: y }: PointerEvent): void => {
    // A press that closes a menu or ends a selection does nothing else.
    begun = { x, y, mayOpen: !hasSelection() && peek(() => overlays.stack.every(isPeek)) };
  };
  const end = (event: MouseEvent): void => {
    const press = begun;
    begun = null;
    if (event.defaultPrevented || !peek(() => settings.get('openThreadOnPress'))) return;
    if (press && (!press.mayOpen || Math.hypot(event.clientX - press.x, event.clientY - press.y) > DRAGGED_PX)) return;
    const noteId = pressedNote(event);
    if (noteId !== null) open(event, `/notes/${noteId}`, root, panes);
  };
  document.addEventListener('pointerdown', begin, { signal: life.signal, capture: true });
  document.addEventListener('click', end, { signal: life.signal });
  return using;
}

function open(event: MouseEvent, to: string, root: RootStore, panes: LivePanes): void {
  const { workspace, settings } = root;
  const around = (event.target as Element).closest<HTMLElement>('[data-overlay], [data-pane]')?.dataset;
  // The side sheet opens notes in itself.
  if (around?.['overlay'] !== undefined) return;
  const paneId = around?.['pane'] ?? MAIN_PANE;
  if (event.ctrlKey || event.metaKey) {
    openTab(
      peek(() => tabPath(to, workspace.ownerOf(paneId).account, root.session.current.ref)),
      event,
    );
    return;
  }
  const toMain = (address: string): void => navigateMainFrom(root, panes, paneId, address);
  const navigate = paneId === MAIN_PANE ? toMain : panes.of(paneId, workspace).history.navigate;
  const target = targetOf(
    event,
    { paneId },
    peek(() => settings.get('linksInPanes')),
  );
  openFrom({ paneId, navigate, navigateMain: toMain }, workspace, to, target);
}

/** Opens a tab as the browser does for a link, in the background where that is its habit. */
function openTab(to: string, { ctrlKey, metaKey }: MouseEvent): void {
  const link = Object.assign(document.createElement('a'), { href: to, target: '_blank', rel: 'noopener' });
  link.dispatchEvent(new MouseEvent('click', { ctrlKey, metaKey }));
}
