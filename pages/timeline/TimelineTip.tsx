import { Icon } from '~/components/ui/Icon';
import { IconButton } from '~/components/ui/IconButton';
import { useI18n } from '~/i18n/useI18n';
import { keepFocus } from '~/lib/keepFocus';
import { useStores } from '~/react/context';
import type { ServerTimeline } from '~/stores/timelines/availableTimelines';
import styles from './TimelineTip.module.css';

/** Explains a timeline until the viewer closes it. It is closed on all devices of the account. */
export function TimelineTip({ timeline }: { timeline: ServerTimeline }) {
  const { t } = useI18n();
  const { settings } = useStores();
  const close = () => settings.set('timelineTutorials', { ...settings.get('timelineTutorials'), [timeline]: true });
  return (
    <aside className={styles.tip} aria-label={t('timelineTip.name')}>
      <Icon name="infoCircle" />
      <p className={styles.text}>{t(`timelineTip.${timeline}`)}</p>
      <IconButton ref={keepFocus} icon="x" label={t('timelineTip.close')} onClick={close} />
    </aside>
  );
}
