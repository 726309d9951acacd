import { Dialog } from 'radix-ui';
import { useEffect, useRef, useState, type MouseEvent, type RefObject } from 'react';
import { IconButton } from '~/components/ui/IconButton';
import { useI18n } from '~/i18n/useI18n';
import { usePane } from '~/router/PaneContext';
import { useStores } from '~/stores/context';
import { layersElement } from '../overlays/layers';
import { useFocusReturn } from '../overlays/useFocusReturn';
import { Dashboard } from './Dashboard';
import styles from './Dashboard.module.css';

interface DashboardDrawerProps {
  onClose: () => void;
}

/**
 * The dashboard from the end side of the screen, 310 px wide, above everything else until it is closed; going somewhere
 * closes it.
 */
export default function DashboardDrawer({ onClose }: DashboardDrawerProps) {
  const { t } = useI18n();
  const { overlays } = useStores();
  const focus = useFocusReturn();
  const layer = useRef<HTMLDivElement>(null);
  const wasAbove = usePressAbove(layer);
  const { href } = usePane();
  const [openedAt] = useState(href);
  useEffect(() => {
    if (href !== openedAt) onClose();
  }, [href, openedAt, onClose]);
  // Where it leads may be a window or a column, which is below the drawer.
  const closeOnLink = ({ target }: MouseEvent) => {
    if (target instanceof Element && target.closest('a[href^="/"]')) onClose();
  };
  const handlePressOutside = (event: Event) => {
    if (wasAbove.current) event.preventDefault();
  };
  const handleEscape = (event: Event) => {
    if (overlays.hasOpen()) event.preventDefault();
  };
  return (
    <Dialog.Root open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Dialog.Portal container={layersElement()}>
        <div ref={layer} className={styles.layer}>
          <div className={styles.backdrop} />
          <Dialog.Content
            className={styles.drawer}
            aria-describedby={undefined}
            data-part="dashboardDrawer"
            onPointerDownOutside={handlePressOutside}
            onFocusOutside={(event) => event.preventDefault()}
            onEscapeKeyDown={handleEscape}
            onClick={closeOnLink}
            onCloseAutoFocus={focus.whenClosed}
          >
            <header className={styles.drawerHead}>
              <Dialog.Title>{t('page.dashboard')}</Dialog.Title>
              <IconButton icon="x" label={t('core.close')} onClick={onClose} />
            </header>
            <Dashboard />
          </Dialog.Content>
        </div>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

/**
 * Whether what was pressed last lies above the drawer, as menus, dialogs and messages do: that is not outside. Asked when
 * the press begins, because by its end the menu that was chosen from is gone.
 */
function usePressAbove(layer: RefObject<HTMLElement | null>): RefObject<boolean> {
  const isAbove = useRef(false);
  useEffect(() => {
    const remember = ({ target }: PointerEvent) => {
      isAbove.current = target instanceof Node && layersElement().contains(target) && layer.current?.contains(target) !== true;
    };
    document.addEventListener('pointerdown', remember, { capture: true });
    return () => document.removeEventListener('pointerdown', remember, { capture: true });
  }, [layer]);
  return isAbove;
}
