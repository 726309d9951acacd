import { observer } from 'mobx-react-lite';
import { Button } from '~/components/ui/Button';
import { RelativeTime } from '~/components/ui/RelativeTime';
import { TextField } from '~/components/ui/TextField';
import { useI18n } from '~/i18n/useI18n';
import { useStores } from '~/react/context';
import type { ComposerState } from '../ComposerState';
import { dateOf } from '../poll/ComposerPoll';
import { fieldTimeMs, fieldTimeProblem } from './fieldTime';
import styles from './LaterFields.module.css';

/** The date and the time at which the server posts the note. */
export const LaterFields = observer(function LaterFields({ state }: { state: ComposerState }) {
  const { t } = useI18n();
  const { clock } = useStores();
  const { later } = state.server;
  if (!later) return null;
  const now = clock.now();
  const problem = fieldTimeProblem(later, now);
  const ms = fieldTimeMs(later);
  return (
    <div role="group" className={styles.later} aria-label={t('composer.later')}>
      <div className={styles.fields}>
        <TextField
          type="date"
          label={t('composer.later.date')}
          min={dateOf(now)}
          value={later.date}
          onChange={(date) => state.server.setLater({ ...later, date })}
          {...(problem && { error: t(`composer.later.${problem}`) })}
        />
        <TextField
          type="time"
          label={t('composer.later.time')}
          value={later.time}
          onChange={(time) => state.server.setLater({ ...later, time })}
        />
      </div>
      <div className={styles.end}>
        <p className={styles.when}>{ms !== null && !problem && <RelativeTime iso={new Date(ms).toISOString()} detail />}</p>
        <Button icon="x" onClick={() => state.server.setLater(null)}>
          {t('composer.later.atOnce')}
        </Button>
      </div>
    </div>
  );
});
