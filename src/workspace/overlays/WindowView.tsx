import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { ErrorState } from '~/components/async/ErrorState';
import { LoadingState } from '~/components/async/LoadingState';
import type { I18n } from '~/i18n/I18n';
import { useI18n } from '~/i18n/useI18n';
import { InvariantError, toAppError, type AppError } from '~/lib/AppError';
import { isComposing, isTextField } from '~/lib/keys';
import { collectWindows } from '~/registry/collectWindows';
import type { FoundWindow, WindowComponent } from '~/registry/defineWindow';
import { useStores } from '~/react/context';
import { writesText } from '~/services/keys';
import type { Overlay, WindowOverlay } from '~/stores/ui/OverlayStore';
import { createTypedAhead } from '~/stores/ui/TypedAhead';
import { useWorkspace } from '../WorkspaceContext';
import { FloatingFrame } from './FloatingFrame';
import { useIsSheet } from './layers';
import { ModalFrame } from './ModalFrame';
import { PopupFrame } from './PopupFrame';
import { SideFrame } from './SideFrame';
import styles from './WindowView.module.css';

const manifests = collectWindows();

/** A window, found by its manifest and drawn as a dialog, pop-up, sheet or floating window, as manifest and width require. */
export const WindowView = observer(function WindowView({ overlay }: { overlay: WindowOverlay & Overlay }) {
  const { t } = useI18n();
  const { settings } = useStores();
  const manifest = manifests.get(overlay.id);
  const isWanted = settings.get('emojiPickerUseDrawerForMobile') || manifest?.sheetSetting === undefined;
  const isPhone = useIsSheet() && isWanted;
  const { component, error, retry } = useWindowComponent(overlay, manifest);
  useLettersAhead(overlay, component === undefined);
  if (!manifest) return null;
  const { presentation, modal, head, size, frame } = manifest;
  // The title may be one of the texts that load together with the component.
  const title = component ? t(manifest.title) : t('core.loading');
  const missing = error ? <ErrorState error={error} onRetry={retry} /> : <LoadingState />;
  const body = component ? <WindowBody component={component} overlay={overlay} /> : missing;
  if (presentation === 'popup' && overlay.anchor && !isPhone) {
    return (
      <PopupFrame overlay={overlay} anchor={overlay.anchor} title={title} modal={modal}>
        {body}
      </PopupFrame>
    );
  }
  if (presentation === 'floating' && size && !isPhone) {
    return (
      <FloatingFrame overlay={overlay} title={title} size={size}>
        {body}
      </FloatingFrame>
    );
  }
  if (presentation === 'side' && !isPhone) {
    return (
      <SideFrame overlay={overlay} title={title}>
        {body}
      </SideFrame>
    );
  }
  const isSheet = presentation === 'drawer' || (isPhone && presentation !== 'dialog');
  return (
    <ModalFrame
      overlay={overlay}
      title={title}
      headed={head !== 'own'}
      modal={modal}
      sheet={isSheet}
      top
      className={frame === 'finder' ? styles.finder : styles.window}
    >
      {body}
    </ModalFrame>
  );
});

function WindowBody({ component: Content, overlay }: { component: WindowComponent; overlay: WindowOverlay }) {
  return <Content params={overlay.params} close={overlay.finish} />;
}

/** Keeps the letters that are typed while a window is loading, for its field. */
function useLettersAhead({ key }: Overlay, isLoading: boolean): void {
  const { overlays, part } = useStores();
  useEffect(() => {
    if (!isLoading) return undefined;
    const listening = new AbortController();
    const keep = (event: KeyboardEvent) => {
      const isLetter = writesText(event) && !event.altKey && event.key !== ' ' && !isComposing(event);
      if (event.defaultPrevented || !isLetter || !overlays.isTop(key) || isTextField(event.target)) return;
      part(createTypedAhead).add(`${key}`, event.key);
      event.preventDefault();
    };
    window.addEventListener('keydown', keep, { capture: true, signal: listening.signal });
    return () => listening.abort();
  }, [key, isLoading, overlays, part]);
}

/** Loads the component of a window. If that fails, the window stays open until another try succeeds. */
function useWindowComponent({ id, close }: WindowOverlay & Overlay, manifest: FoundWindow | undefined) {
  const { overlays, i18n } = useStores();
  const { loader } = useWorkspace();
  const [component, setComponent] = useState<WindowComponent>();
  const [error, setError] = useState<AppError | null>(null);
  useEffect(() => {
    const load = async () => {
      if (!manifest) {
        close();
        overlays.showError(new InvariantError(`there is no window ${id}`));
        return;
      }
      try {
        const loaded = await loader.load(`window ${id}`, manifest);
        setComponent(() => loaded.default);
        for (const next of manifest.ahead ?? []) fetchAhead(next, i18n);
      } catch (thrown) {
        setError(toAppError(thrown));
      }
    };
    if (!error) void load();
  }, [id, close, manifest, loader, overlays, i18n, error]);
  const retry = () => {
    loader.forgetFailures();
    setError(null);
  };
  return { component, error, retry };
}

/** Fetches a window with its texts, so that it can open without a network. If that fails, it is fetched when it opens. */
function fetchAhead(id: string, i18n: I18n): void {
  const manifest = manifests.get(id);
  if (manifest) void Promise.all([manifest.load(), manifest.texts && i18n.own(manifest.texts)]).catch(() => undefined);
}
