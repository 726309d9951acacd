import { observer } from 'mobx-react-lite';
import { Button } from '~/components/ui/Button';
import { RelativeTime } from '~/components/ui/RelativeTime';
import { TextField } from '~/components/ui/TextField';
import { useI18n } from '~/i18n/useI18n';
import { useStores } from '~/react/context';
import type { ComposerState } from '../ComposerState';
import { dateOf } from '../poll/ComposerPoll';
import { fieldTimeMs, fieldTimeProblem } from './fieldTime';
import styles from './ScheduleFields.module.css';

/** The date and the time at which the server posts the note. Most notes are posted at once and show nothing. */
export const ScheduleFields = observer(function ScheduleFields({ state }: { state: ComposerState }) {
  const { t } = useI18n();
  const { clock } = useStores();
  const { scheduled } = state.server;
  if (!scheduled) return null;
  const now = clock.now();
  const problem = fieldTimeProblem(scheduled, now);
  const ms = fieldTimeMs(scheduled);
  return (
    <div role="group" className={styles.schedule} aria-label={t('composer.scheduled')}>
      <div className={styles.fields}>
        <TextField
          type="date"
          label={t('composer.scheduled.date')}
          min={dateOf(now)}
          value={scheduled.date}
          onChange={(date) => state.server.schedule({ ...scheduled, date })}
          {...(problem && { error: t(`composer.scheduled.${problem}`) })}
        />
        <TextField
          type="time"
          label={t('composer.scheduled.time')}
          value={scheduled.time}
          onChange={(time) => state.server.schedule({ ...scheduled, time })}
        />
      </div>
      <div className={styles.end}>
        <p className={styles.when}>{ms !== null && !problem && <RelativeTime iso={new Date(ms).toISOString()} detail />}</p>
        <Button icon="x" onClick={() => state.server.schedule(null)}>
          {t('composer.scheduled.atOnce')}
        </Button>
      </div>
    </div>
  );
});
