import { autorun } from 'mobx';
import { useEffect } from 'react';
import { Icon } from '~/components/ui/Icon';
import { Measured } from '~/components/widget/Measured';
import { useStatistics } from '~/components/widget/useStatistics';
import { useI18n } from '~/i18n/useI18n';
import type { WidgetProps } from '~/registry/defineWidget';
import type { OptionsOf } from '~/registry/options';
import { useStores } from '~/react/context';
import type { QueueFigures } from '~/stores/statistics/measurements';
import { queuesOf } from '~/stores/statistics/statisticsOf';
import styles from './JobQueueWidget.module.css';
import type { options as schema } from './options';
import { shortNumber } from './shortNumber';

const ALARM = { type: 'syuilo/queue-jammed', volume: 1, isAlone: true };

/** The jobs that the server exchanges with other servers. The sound is for people who look elsewhere, so it needs no visible page. */
export default function JobQueueWidget({ options: { sound } }: WidgetProps<OptionsOf<typeof schema>>) {
  const { t } = useI18n();
  const { sound: player } = useStores();
  const log = useStatistics(queuesOf, sound);
  useEffect(() => {
    if (!sound) return undefined;
    return autorun(() => {
      const { latest } = log;
      if (latest && (latest.inbox.waiting > 0 || latest.deliver.waiting > 0)) void player.playSound(ALARM);
    });
  }, [log, sound, player]);
  return (
    <Measured log={log}>
      {(latest, samples) => (
        <div className={styles.queues}>
          <Queue name={t('jobQueueWidget.inbox')} now={latest.inbox} before={samples.at(-2)?.inbox} />
          <Queue name={t('jobQueueWidget.deliver')} now={latest.deliver} before={samples.at(-2)?.deliver} />
        </div>
      )}
    </Measured>
  );
}

interface QueueProps {
  name: string;
  now: QueueFigures;
  before: QueueFigures | undefined;
}

function Queue({ name, now, before }: QueueProps) {
  const { t } = useI18n();
  const figures = [
    ['activeSincePrevTick', t('jobQueueWidget.process')],
    ['active', t('jobQueueWidget.active')],
    ['delayed', t('jobQueueWidget.delayed')],
    ['waiting', t('jobQueueWidget.waiting')],
  ] as const;
  return (
    <section className={styles.queue}>
      <h3 className={styles.name}>
        {name} {now.waiting > 0 && <Icon name="alertTriangle" label={t('jobQueueWidget.jammed')} className={styles.warning} />}
      </h3>
      <dl className={styles.figures}>
        {figures.map(([key, label]) => (
          <Figure key={key} label={label} now={now[key]} before={before?.[key] ?? now[key]} />
        ))}
      </dl>
    </section>
  );
}

/** A number, and whether it has risen or fallen since the last measurement. */
function Figure({ label, now, before }: { label: string; now: number; before: number }) {
  const { t } = useI18n();
  const change = Math.sign(now - before);
  return (
    <div className={styles.figure}>
      <dt className={styles.label}>{label}</dt>
      <dd className={styles.value} data-change={change}>
        {shortNumber(now)}
        {change !== 0 && (
          <Icon
            name={change > 0 ? 'chevronUp' : 'chevronDown'}
            size="0.9em"
            label={t(change > 0 ? 'jobQueueWidget.risen' : 'jobQueueWidget.fallen')}
          />
        )}
      </dd>
    </div>
  );
}
