import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { IconButton } from '~/components/ui/IconButton';
import { useI18n } from '~/i18n/useI18n';
import { useAccount } from '~/react/context';
import { byteSize } from '~/i18n/byteSize';
import type { DriveUsage } from '~/stores/drive/DriveFolderStore';
import { DriveUsageChart } from './DriveUsageChart';
import styles from './DriveView.module.css';

/** From this share of the capacity, the meter warns. */
const NEARLY_FULL = 0.9;

interface DriveUsageMeterProps extends DriveUsage {
  /** Whether the chart is open from the beginning. */
  isChartShown?: boolean;
}

/** Shows how much of the drive's capacity is used, and on demand how that became so. */
export const DriveUsageMeter = observer(function DriveUsageMeter({ usage, capacity, isChartShown = false }: DriveUsageMeterProps) {
  const i18n = useI18n();
  const { t } = i18n;
  const { me } = useAccount();
  const [isChartOpen, setChartOpen] = useState(isChartShown);
  const share = capacity > 0 ? Math.min(1, usage / capacity) : 1;
  const words = t('drive.usage', { used: byteSize(i18n, usage), capacity: byteSize(i18n, capacity) });
  return (
    <div className={styles.usage}>
      <div
        className={styles.meter}
        role="meter"
        aria-label={words}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={Math.floor(share * 100)}
        data-full={share > NEARLY_FULL || undefined}
      >
        {share > 0 && <div className={styles.fill} style={{ inlineSize: `${share * 100}%` }} />}
      </div>
      <span aria-hidden="true">{words}</span>
      {me && (
        <IconButton icon="chartLine" label={t('drive.usageChart')} aria-expanded={isChartOpen} onClick={() => setChartOpen(!isChartOpen)} />
      )}
      {me && isChartOpen && <DriveUsageChart userId={me.id} />}
    </div>
  );
});
