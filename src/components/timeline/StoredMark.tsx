import { observer } from 'mobx-react-lite';
import { createPortal } from 'react-dom';
import { Button } from '~/components/ui/Button';
import { useI18n } from '~/i18n/useI18n';
import { useStores } from '~/react/context';
import { usePane } from '~/router/PaneContext';
import { relativeTime } from '~/services/relativeTime';
import type { Timeline } from '~/stores/timelines/Timeline';
import styles from './StoredMark.module.css';

/**
 * Says from when the notes are that the last visit left, as long as the server has not answered. It stands where the number of new notes
 * will, so nothing moves when it comes and goes, and it does not come if the answer is quick.
 */
export const StoredMark = observer(function StoredMark({ timeline }: { timeline: Timeline }) {
  const i18n = useI18n();
  const { t } = i18n;
  const { ages } = useStores();
  const { newsSlot } = usePane();
  const { storedAt, error } = timeline;
  if (storedAt === null) return null;
  const age = relativeTime(ages.now, storedAt);
  const time = age === 'justNow' || age === 'invalid' ? t('core.justNow') : i18n.distance(age, 'long');
  const mark = (
    <div className={styles.mark} data-part="stored-notes">
      <span>{t('timeline.asOf', { time })}</span>
      {error && <Button onClick={() => void timeline.reload()}>{t('core.retry')}</Button>}
    </div>
  );
  return newsSlot ? createPortal(mark, newsSlot) : mark;
});
