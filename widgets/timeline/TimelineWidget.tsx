import { observer } from 'mobx-react-lite';
import { useState, type MouseEvent } from 'react';
import { TimelineFeed } from '~/components/timeline/TimelineFeed';
import { EmptyState } from '~/components/async/EmptyState';
import { Icon } from '~/components/ui/Icon';
import { WidgetHead } from '~/components/widget/WidgetHead';
import { useI18n } from '~/i18n/useI18n';
import { canonicalJson } from '~/lib/canonicalJson';
import type { WidgetProps } from '~/registry/defineWidget';
import { useAccount, useServer, useStores } from '~/react/context';
import { availableTimelines } from '~/stores/timelines/availableTimelines';
import type { TimelineFilters } from '~/stores/timelines/sources';
import { chosenSource, nameOfSource, sourceMenu, type TimelineWidgetOptions } from './sourceMenu';
import styles from './TimelineWidget.module.css';

const FILTERS: TimelineFilters = { withRenotes: true, withReplies: false, withSensitive: true, onlyFiles: false };

/** The timelines that a server can switch off. */
const RESTRICTED = new Set<string>(['local', 'social', 'global']);

/** A timeline. A menu in the title chooses which one. */
export default observer(function TimelineWidget({ id, options, setOptions }: WidgetProps<TimelineWidgetOptions>) {
  const i18n = useI18n();
  const { t } = i18n;
  const server = useServer();
  const { me, key } = useAccount();
  const source = chosenSource(options);
  const { name } = nameOfSource(options, i18n);
  const isRefused = RESTRICTED.has(source.kind) && !availableTimelines(me, server.meta).some((one) => one === source.kind);
  const sourceKey = canonicalJson(source);
  return (
    <>
      <WidgetHead heading={<SourceButton options={options} onChoose={setOptions} />} />
      {isRefused ? (
        <EmptyState text={t('timelineWidget.timelineDisabled')} icon="ban" />
      ) : (
        <TimelineFeed key={sourceKey} source={source} filters={FILTERS} label={name} viewKey={`widget:${id}:${key}:${sourceKey}`} />
      )}
    </>
  );
});

interface SourceButtonProps {
  options: TimelineWidgetOptions;
  onChoose: (change: Partial<TimelineWidgetOptions>) => void;
}

function SourceButton({ options, onChoose }: SourceButtonProps) {
  const i18n = useI18n();
  const { overlays } = useStores();
  const account = useAccount();
  const [isOpen, setIsOpen] = useState(false);
  const { name, icon } = nameOfSource(options, i18n);
  const open = async ({ currentTarget }: MouseEvent<HTMLElement>) => {
    setIsOpen(true);
    await overlays.openMenu(currentTarget, sourceMenu({ options, account, i18n, overlays, choose: onChoose }), {
      label: i18n.t('timelineWidget.timelineSource'),
    });
    setIsOpen(false);
  };
  return (
    <button
      type="button"
      className={styles.source}
      aria-haspopup="menu"
      aria-expanded={isOpen}
      aria-label={i18n.t('timelineWidget.timelineOf', { name })}
      onClick={(event) => void open(event)}
    >
      <Icon name={icon} />
      <span className={styles.name}>{name}</span>
      <Icon name={isOpen ? 'chevronUp' : 'chevronDown'} />
    </button>
  );
}
