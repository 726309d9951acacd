import { StrictMode, lazy, Suspense, useEffect, useState, type ComponentType } from 'react';
import { observer } from 'mobx-react-lite';
import type { I18n } from '~/i18n/I18n';
import { I18nContext } from '~/i18n/useI18n';
import type { RootStore } from '~/stores/RootStore';
import { StoresContext } from '~/stores/context';
import { loadOpenPanes } from '~/workspace/lazyParts';
import type { LivePanes } from '~/workspace/panes/LivePanes';
import { WorkspaceShell } from '~/workspace/shell/WorkspaceShell';
import { WorkspaceContext, type Workspace } from '~/workspace/WorkspaceContext';
import { useShortcuts } from './useShortcuts';

// Menus, dialogs and toasts bring libraries that the first timeline does not need.
const OverlayHost = lazy(loadOverlays);

/** Something tells of a lost connection, and what shows it cannot be fetched before there is one; ms. */
const OVERLAYS_RETRY_MS = 3000;

async function loadOverlays(): Promise<{ default: ComponentType }> {
  try {
    return await import('~/workspace/overlays/OverlayHost');
  } catch {
    await new Promise((resolve) => setTimeout(resolve, OVERLAYS_RETRY_MS));
    return loadOverlays();
  }
}

// Most visits begin without a window or a column.
const lazyOpenPanes = (i18n: I18n) => lazy(() => loadOpenPanes(i18n));

// Help that cannot be loaded is help that is not there; the page goes on.
const PointerHelp = lazy<ComponentType>(() => import('./PointerHelp').catch(() => ({ default: () => null })));

interface AppProps {
  root: RootStore;
  workspace: Workspace;
  panes: LivePanes;
  /** Settles when the first page has what it needs. */
  calm: Promise<void>;
}

/** Everything that is on screen. */
export function App({ root, workspace, panes, calm }: AppProps) {
  useShortcuts({ root, workspace, panes });
  return (
    <StrictMode>
      <StoresContext value={root}>
        <I18nContext value={root.i18n}>
          <WorkspaceContext value={workspace}>
            <WorkspaceShell panes={panes} calm={calm}>
              <OpenPanes root={root} panes={panes} />
              <Overlays root={root} />
              <PointerHelpOnDemand />
            </WorkspaceShell>
          </WorkspaceContext>
        </I18nContext>
      </StoresContext>
    </StrictMode>
  );
}

const Overlays = observer(function Overlays({ root }: { root: RootStore }) {
  return (
    root.overlays.wasUsed && (
      <Suspense>
        <OverlayHost />
      </Suspense>
    )
  );
});

const OpenPanes = observer(function OpenPanes({ root, panes }: { root: RootStore; panes: LivePanes }) {
  const { store } = root.workspace;
  const [View] = useState(() => lazyOpenPanes(root.i18n));
  return (
    store && (
      <Suspense>
        <View store={store} panes={panes} />
      </Suspense>
    )
  );
});

/** Hover cards and tooltips, from the first time that a pointer or the focus is anywhere. */
function PointerHelpOnDemand() {
  const [isWanted, setIsWanted] = useState(false);
  useEffect(() => {
    const listening = new AbortController();
    for (const type of ['pointerover', 'focusin'])
      document.addEventListener(type, () => setIsWanted(true), { once: true, signal: listening.signal });
    return () => listening.abort();
  }, []);
  return (
    isWanted && (
      <Suspense>
        <PointerHelp />
      </Suspense>
    )
  );
}
