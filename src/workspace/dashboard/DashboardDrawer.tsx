import { Dialog } from 'radix-ui';
import { useEffect, useRef, useState, type MouseEvent, type RefObject } from 'react';
import { IconButton } from '~/components/ui/IconButton';
import { useI18n } from '~/i18n/useI18n';
import { usePane } from '~/router/PaneContext';
import { useStores } from '~/react/context';
import { followSwipe } from '../drag/followSwipe';
import { layersElement } from '../overlays/layers';
import { useFocusReturn } from '../overlays/useFocusReturn';
import { Dashboard } from './Dashboard';
import styles from './Dashboard.module.css';

interface DashboardDrawerProps {
  onClose: () => void;
}

/** The dashboard in a drawer at the end side of the screen, 310 px wide. Opening a page closes it. */
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
  // The page may open in a window or a column, which the drawer would cover.
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
            onPointerDown={({ nativeEvent, currentTarget }) => followSwipe(nativeEvent, currentTarget, 'end', onClose)}
            onCloseAutoFocus={focus.whenClosed}
          >
            <header className={styles.drawerHead}>
              <Dialog.Title>{t('shell.sidePanel')}</Dialog.Title>
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
 * Whether the last press was on something above the drawer, such as a menu, dialog or toast. Such a press does not close the
 * drawer. It is checked when the press begins, because a menu is gone when it ends.
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
