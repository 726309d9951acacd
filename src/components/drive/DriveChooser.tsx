import type { ReactNode } from 'react';
import { Button } from '~/components/ui/Button';
import { useI18n } from '~/i18n/useI18n';
import type { DriveBrowser } from './DriveBrowser';
import styles from './DriveChooser.module.css';
import type { DrivePlace } from './DrivePlace';
import { DriveView } from './DriveView';

interface DriveChooserProps {
  browser: DriveBrowser;
  place: Extract<DrivePlace, { confirm: unknown }>;
  actions: ReactNode;
  confirmLabel: string;
  canConfirm: boolean;
  onCancel: () => void;
}

/** The content of a dialog that chooses from the drive. */
export function DriveChooser({ browser, place, actions, confirmLabel, canConfirm, onCancel }: DriveChooserProps) {
  const { t } = useI18n();
  return (
    <div className={styles.chooser} data-window-width="wide">
      <div className={styles.scroller} data-part="scroller">
        <DriveView browser={browser} place={place} actions={actions} />
      </div>
      <div className={styles.buttons}>
        <Button onClick={onCancel}>{t('core.cancel')}</Button>
        <Button variant="primary" disabled={!canConfirm} onClick={place.confirm}>
          {confirmLabel}
        </Button>
      </div>
    </div>
  );
}
