import { StrictMode, useEffect, useState } from 'react';
import { observer } from 'mobx-react-lite';
import { I18nProvider } from '~/i18n/useI18n';
import type { RootStore } from '~/stores/RootStore';
import { StoresContext } from '~/react/context';
import { later } from '~/react/later';
import { OpenPanes } from '~/workspace/lateParts';
import type { LivePanes } from '~/workspace/panes/LivePanes';
import { NoticedFailure } from '~/components/async/NoticedFailure';
import { useCommandKeys } from '~/workspace/commands/useCommandKeys';
import { useNotePresses } from '~/workspace/panes/useNotePresses';
import { WorkspaceShell } from '~/workspace/shell/WorkspaceShell';
import { WorkspaceContext, type Workspace } from '~/workspace/WorkspaceContext';
import { disposable, type Disposable } from '~/lib/disposable';
import { holdFiles } from '~/lib/holdFiles';

// Menus, dialogs and toasts bring libraries that the first timeline does not need.
const OverlayHost = later(async () => (await import('~/workspace/overlays/OverlayHost')).default, {
  failed: NoticedFailure,
  neededOffline: true,
});

// Without this help, the page works as before.
const PointerHelp = later(async () => (await import('./PointerHelp')).default);

interface AppProps {
  root: RootStore;
  workspace: Workspace;
  panes: LivePanes;
  /** Resolves when the data of the first page are painted. */
  firstDataPainted: Promise<void>;
  /** Called when the first render is in the document. */
  onRendered: () => void;
}

/** Everything on screen. */
export function App({ root, workspace, panes, firstDataPainted, onRendered }: AppProps) {
  useCommandKeys({ root, workspace, panes });
  useNotePresses(root, panes);
  useEffect(onRendered, [onRendered]);
  return (
    <StrictMode>
      <StoresContext value={root}>
        <I18nProvider i18n={root.i18n}>
          <WorkspaceContext value={workspace}>
            <WorkspaceShell panes={panes} firstDataPainted={firstDataPainted}>
              <PanesBeside root={root} panes={panes} />
              <Overlays root={root} />
              <FirstPointerHelp root={root} panes={panes} />
            </WorkspaceShell>
          </WorkspaceContext>
        </I18nProvider>
      </StoresContext>
    </StrictMode>
  );
}

const Overlays = observer(function Overlays({ root }: { root: RootStore }) {
  return root.overlays.wasUsed && <OverlayHost />;
});

const PanesBeside = observer(function PanesBeside({ root, panes }: { root: RootStore; panes: LivePanes }) {
  const { workspace } = root;
  const [wasUsed, setWasUsed] = useState(false);
  const isUsed = Object.keys(workspace.document.panes).length > 0;
  if (isUsed && !wasUsed) setWasUsed(true);
  useEffect(() => {
    const leaving = new AbortController();
    window.addEventListener('pagehide', () => workspace.flush(), { signal: leaving.signal });
    return () => leaving.abort();
  }, [workspace]);
  useEffect(() => {
    // The first window opens at once if its code is already there.
    const waiting = onFirstUse(() => void root.startOrder.turn('idle').then(() => OpenPanes.fetch(root)));
    return () => waiting.dispose();
  }, [root]);
  return (isUsed || wasUsed) && <OpenPanes store={workspace} panes={panes} />;
});

/** Hover cards, tooltips and files that are dropped. They load with the first use of the page, after the start. */
function FirstPointerHelp({ root, panes }: { root: RootStore; panes: LivePanes }) {
  const [isWanted, setIsWanted] = useState(false);
  useEffect(() => {
    const waiting = onFirstUse(() => void root.startOrder.turn('idle').then(() => setIsWanted(true)));
    const holding = holdFiles();
    return () => {
      waiting.dispose();
      holding.dispose();
    };
  }, [root]);
  return isWanted && <PointerHelp panes={panes} />;
}

/**
 * Events that only a person causes. `pointerover` is not one of them: browsers also send it when the page appears under a resting pointer.
 */
const SIGNS = ['pointermove', 'pointerdown', 'keydown', 'focusin', 'wheel', 'click', 'dragenter'] as const;

/** Calls `listener` once, at the first sign that a person uses the page with a pointer, the keyboard or a screen reader. */
function onFirstUse(listener: () => void): Disposable {
  const watching = new AbortController();
  const use = (): void => {
    watching.abort();
    listener();
  };
  for (const sign of SIGNS) document.addEventListener(sign, use, { signal: watching.signal, passive: true, capture: true });
  return disposable(() => watching.abort());
}
