import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import { Button } from '~/components/ui/Button';
import { Icon } from '~/components/ui/Icon';
import { RelativeTime } from '~/components/ui/RelativeTime';
import { TextField } from '~/components/ui/TextField';
import { useI18n } from '~/i18n/useI18n';
import { useStores } from '~/react/context';
import type { ComposerState } from '../ComposerState';
import { dateOf } from '../poll/ComposerPoll';
import { fieldTimeMs, fieldTimeProblem } from './fieldTime';
import styles from './ScheduleFields.module.css';
import { scheduledTime } from './scheduledTime';
import { noteField } from '../text/noteField';

/** When the server posts the note, in words, and the fields that change it. Most notes are posted at once and show nothing. */
export const ScheduleFields = observer(function ScheduleFields({ state: { server } }: { state: ComposerState }) {
  const i18n = useI18n();
  const { t } = i18n;
  const { clock } = useStores();
  const fieldsId = useId();
  const { scheduled, isChoosing } = server;
  if (!scheduled) return null;
  const now = clock.now();
  const problem = fieldTimeProblem(scheduled, now);
  const ms = fieldTimeMs(scheduled);
  const isOpen = isChoosing || problem !== null;
  return (
    <div role="group" className={styles.schedule} aria-label={t('composer.scheduled')}>
      <div className={styles.bar}>
        <Icon name="clock" className={styles.icon} />
        <p className={styles.when}>
          {ms !== null && !problem && (
            <>
              <b className={styles.time}>{scheduledTime(i18n, ms, now)}</b> <RelativeTime iso={new Date(ms).toISOString()} />
            </>
          )}
        </p>
        <span className={styles.buttons}>
          <Button aria-expanded={isOpen} aria-controls={fieldsId} onClick={() => server.setChoosing(!isOpen)}>
            {t('composer.scheduled.change')}
          </Button>
          <Button
            onClick={({ currentTarget }) => {
              noteField(currentTarget)?.focus();
              server.schedule(null);
            }}
          >
            {t('composer.scheduled.atOnce')}
          </Button>
        </span>
      </div>
      <div id={fieldsId} className={styles.fields} hidden={!isOpen}>
        <TextField
          type="date"
          label={t('composer.scheduled.date')}
          min={dateOf(now)}
          value={scheduled.date}
          onChange={(date) => server.schedule({ ...scheduled, date })}
          {...(problem && { error: t(`composer.scheduled.${problem}`) })}
        />
        <TextField
          type="time"
          label={t('composer.scheduled.time')}
          value={scheduled.time}
          onChange={(time) => server.schedule({ ...scheduled, time })}
        />
      </div>
    </div>
  );
});
