import { observer } from 'mobx-react-lite';
import { Select } from '~/components/ui/Select';
import { TextField } from '~/components/ui/TextField';
import { useI18n } from '~/i18n/useI18n';
import { useStores } from '~/react/context';
import { dateOf, POLL_ENDS, POLL_UNITS, type ComposerPoll, type PollUnit } from './ComposerPoll';
import styles from './PollEditor.module.css';

const UNITS = Object.keys(POLL_UNITS) as PollUnit[];

/** When the poll ends: never, at a date and time, or after a while. */
export const PollEndFields = observer(function PollEndFields({ poll }: { poll: ComposerPoll }) {
  const { t } = useI18n();
  const { clock } = useStores();
  const now = clock.now();
  const problem = poll.endProblemAt(now);
  const error = problem ? t(`composer.poll.${problem}`) : undefined;
  return (
    <div className={styles.end}>
      <Select
        label={t('composer.poll.end')}
        value={poll.end}
        items={POLL_ENDS.map((value) => ({ value, label: t(`composer.poll.end.${value}`) }))}
        onChange={(end) => poll.setEnd(end)}
      />
      {poll.end === 'at' && (
        <>
          <TextField
            type="date"
            label={t('composer.poll.date')}
            min={dateOf(now)}
            value={poll.date}
            onChange={(date) => poll.setDate(date)}
            {...(error !== undefined && { error })}
          />
          <TextField type="time" label={t('composer.poll.time')} value={poll.time} onChange={(time) => poll.setTime(time)} />
        </>
      )}
      {poll.end === 'after' && (
        <>
          <TextField
            type="number"
            inputMode="numeric"
            min={1}
            step={1}
            label={t('composer.poll.amount')}
            value={poll.amount}
            onChange={(amount) => poll.setAmount(amount)}
            {...(error !== undefined && { error })}
          />
          <Select
            label={t('composer.poll.unit')}
            value={poll.unit}
            items={UNITS.map((value) => ({ value, label: t(`composer.poll.unit.${value}`) }))}
            onChange={(unit) => poll.setUnit(unit)}
          />
        </>
      )}
    </div>
  );
});
