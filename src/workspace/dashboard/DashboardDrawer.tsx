import { Dialog } from 'radix-ui';
import { IconButton } from '~/components/ui/IconButton';
import { useI18n } from '~/i18n/useI18n';
import { useStores } from '~/stores/context';
import { layersElement } from '../overlays/layers';
import { useFocusReturn } from '../overlays/useFocusReturn';
import { Dashboard } from './Dashboard';
import styles from './Dashboard.module.css';

interface DashboardDrawerProps {
  onClose: () => void;
}

/**
 * The dashboard from the end side of the screen, 310 px wide, above everything else until it is closed. Load it with
 * `loadDashboardDrawer`, which brings its texts as well.
 */
export default function DashboardDrawer({ onClose }: DashboardDrawerProps) {
  const { t } = useI18n();
  const { overlays } = useStores();
  const focus = useFocusReturn();
  // Menus, dialogs and toasts that were opened from here lie above: what happens in them is not outside.
  const keepOpen = (event: Event) => {
    if (overlays.hasOpen()) event.preventDefault();
  };
  return (
    <Dialog.Root open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Dialog.Portal container={layersElement()}>
        <div className={styles.layer}>
          <div className={styles.backdrop} />
          <Dialog.Content
            className={styles.drawer}
            aria-describedby={undefined}
            data-part="dashboardDrawer"
            onInteractOutside={keepOpen}
            onEscapeKeyDown={keepOpen}
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
