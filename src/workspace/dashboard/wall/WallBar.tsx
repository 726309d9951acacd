import { observer } from 'mobx-react-lite';
import { Button } from '~/components/ui/Button';
import { Select } from '~/components/ui/Select';
import { Switch } from '~/components/ui/Switch';
import { useI18n } from '~/i18n/useI18n';
import { useStores } from '~/react/context';
import { dashboardsOf } from '~/services/workspace/dashboards';
import styles from './Wall.module.css';

const SCALES = [0, 1, 1.25, 1.5, 2] as const;
const SECONDS = [0, 10, 20, 30, 60, 300] as const;

interface WallBarProps {
  onLeave: () => void;
}

/** The controls of a dashboard on the full screen. */
export const WallBar = observer(function WallBar({ onLeave }: WallBarProps) {
  const i18n = useI18n();
  const { t } = i18n;
  const { settings, workspace } = useStores();
  const hasSeveral = dashboardsOf(workspace.document).length > 1;
  return (
    <div className={styles.bar} role="toolbar" aria-label={t('dashboard.wall')}>
      <p className={styles.hint}>{t('dashboard.wall.hint')}</p>
      <Select
        label={t('dashboard.wall.scale')}
        value={String(settings.get('wallScale'))}
        items={SCALES.map((value) => ({ value: String(value), label: value === 0 ? t('dashboard.wall.auto') : i18n.percent(value) }))}
        onChange={(value) => settings.set('wallScale', Number(value))}
      />
      <Select
        label={t('dashboard.wall.interval')}
        value={String(settings.get('wallSeconds'))}
        items={SECONDS.map((value) => ({ value: String(value), label: t('dashboard.wall.seconds', { n: value }) }))}
        onChange={(value) => settings.set('wallSeconds', Number(value))}
      />
      {hasSeveral && (
        <Switch
          label={t('dashboard.wall.all')}
          checked={settings.get('wallShowsAll')}
          onChange={(isOn) => settings.set('wallShowsAll', isOn)}
        />
      )}
      <Button icon="arrowsMinimize" onClick={onLeave}>
        {t('dashboard.leaveWall')}
      </Button>
    </div>
  );
});
