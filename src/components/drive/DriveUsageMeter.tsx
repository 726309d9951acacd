import { useI18n } from '~/i18n/useI18n';
import { byteSize } from '~/services/byteSize';
import type { DriveUsage } from '~/stores/drive/DriveFolderStore';
import styles from './DriveView.module.css';

/** Above this share of the capacity, the meter warns. */
const NEARLY_FULL = 0.9;

/** Shows how much of the drive's capacity is used. */
export function DriveUsageMeter({ usage, capacity }: DriveUsage) {
  const { t } = useI18n();
  const share = capacity > 0 ? Math.min(1, usage / capacity) : 1;
  const words = t('drive.usage', { used: byteSize(usage), capacity: byteSize(capacity) });
  return (
    <div className={styles.usage}>
      <div
        className={styles.meter}
        role="meter"
        aria-label={words}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={Math.round(share * 100)}
        data-full={share > NEARLY_FULL || undefined}
      >
        <div className={styles.fill} style={{ inlineSize: `${share * 100}%` }} />
      </div>
      <span aria-hidden="true">{words}</span>
    </div>
  );
}
