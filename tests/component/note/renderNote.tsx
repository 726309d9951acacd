import { act, render } from '@testing-library/react';
import { runInAction } from 'mobx';
import type { ReactElement } from 'react';
import { vi } from 'vitest';
import type { WireMe, WireNote } from '~/api/wire';
import { I18nProvider } from '~/i18n/useI18n';
import { PaneContext } from '~/router/PaneContext';
import { StoresContext } from '~/react/context';
import type { MenuItem } from '~/stores/ui/OverlayStore';
import { user } from '../../fixtures/builders';
import { createTestRoot, settled } from '../../fixtures/createTestRoot';
import type { ApiScript, FakeApi } from '../../fixtures/FakeApi';
import type { MemoryKeyValueStore, MemoryLocalStore } from '../../fixtures/memoryStores';
import { fakePane } from '../../fixtures/fakePane';
import { KeyListener } from '../KeyListener';

interface RenderOptions {
  readonly notes?: readonly WireNote[];
  /** The signed-in account; Bob by default, null for a visitor. */
  readonly me?: WireMe | null;
  readonly api?: ApiScript;
  /** What the browser has stored. */
  readonly local?: MemoryLocalStore;
  readonly kv?: MemoryKeyValueStore;
  /** The other servers that accounts are on. */
  readonly elsewhere?: readonly FakeApi[];
}

/** The signed-in reader of most tests. */
export const bob = user('bob');

/** Renders something in a pane of the whole product, with a fake server that knows these notes. Keys of commands work. */
export function renderWith(element: ReactElement, { notes = [], me = bob.me(), api = {}, local, kv, elsewhere = [] }: RenderOptions = {}) {
  const test = createTestRoot({ me, elsewhere, api: { emojis: { emojis: [] }, ...api }, ...(local && { local }), ...(kv && { kv }) });
  const { root } = test;
  root.settings.set('undoSend', 0);
  const visited: string[] = [];
  const pane = fakePane(visited);
  const account = runInAction(() => root.session.current);
  account.ingest.notes(notes, 'fetch');
  const view = render(element, {
    wrapper: ({ children }) => (
      <StoresContext value={root}>
        <I18nProvider i18n={root.i18n}>
          <PaneContext value={pane}>{children}</PaneContext>
          <KeyListener />
        </I18nProvider>
      </StoresContext>
    ),
  });
  return { ...test, ...view, account, visited, overlay: () => runInAction(() => root.overlays.stack.at(-1)) };
}

/** Waits until late code is loaded and settled promises have run; no time passes. */
export async function loaded(): Promise<void> {
  await act(async () => {
    await vi.dynamicImportSettled();
    await settled();
  });
}

/** The items of the open menu, once they are loaded. */
export async function openItems({ overlay }: Pick<ReturnType<typeof renderWith>, 'overlay'>): Promise<readonly MenuItem[]> {
  const open = overlay();
  if (open?.kind !== 'menu') throw new Error('no menu is open');
  const items = await Promise.all((await open.items).map(async (item) => (item.type === 'pending' && item.item ? await item.item : item)));
  return items.filter((item) => item !== null);
}

/** The items of a submenu of the open menu. */
export async function subItems(view: Pick<ReturnType<typeof renderWith>, 'overlay'>, text: string): Promise<readonly MenuItem[]> {
  const parent = (await openItems(view)).find((item) => item.type === 'parent' && item.text === text);
  if (parent?.type !== 'parent') throw new Error(`the menu has no submenu ${text}`);
  return typeof parent.children === 'function' ? await parent.children() : parent.children;
}

/** Chooses an entry of a submenu. */
export async function chooseSubItem(
  view: Pick<ReturnType<typeof renderWith>, 'overlay'>,
  [parent, text]: readonly [string, string],
): Promise<void> {
  const item = (await subItems(view, parent)).find((candidate) => 'text' in candidate && candidate.text === text);
  if (!item || !('action' in item)) throw new Error(`the submenu ${parent} has no ${text}`);
  void item.action();
  await settled();
}

/** The texts of a menu, with `-` for its dividers. */
export async function menuTexts(view: Pick<ReturnType<typeof renderWith>, 'overlay'>): Promise<string[]> {
  return (await openItems(view)).map((item) => (item.type === 'divider' ? '-' : 'text' in item ? item.text : item.type));
}

/** Chooses an entry of the open menu and waits until its effects settle. */
export async function chooseItem(view: Pick<ReturnType<typeof renderWith>, 'overlay'>, text: string): Promise<void> {
  const item = (await openItems(view)).find((candidate) => 'text' in candidate && candidate.text === text);
  if (!item || !('action' in item)) throw new Error(`the menu has no ${text}`);
  void item.action();
  await settled();
}

/** Answers the yes-or-no question on screen. */
export async function answer({ overlay }: Pick<ReturnType<typeof renderWith>, 'overlay'>, isAgreed: boolean): Promise<void> {
  const open = overlay();
  if (open?.kind !== 'dialog' || open.dialog.type !== 'confirm') throw new Error('nothing is asked');
  const { dialog } = open;
  act(() => dialog.answer(isAgreed));
  await act(settled);
}

/** Ends the window on screen with a result. */
export async function finish({ overlay }: Pick<ReturnType<typeof renderWith>, 'overlay'>, result: unknown): Promise<void> {
  const open = overlay();
  if (open?.kind !== 'window') throw new Error('no window is open');
  act(() => open.finish(result));
  await act(settled);
}
