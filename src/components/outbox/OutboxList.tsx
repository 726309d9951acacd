import { observer } from 'mobx-react-lite';
import { useI18n } from '~/i18n/useI18n';
import type { AccountOutbox } from '~/stores/posting/Outboxes';
import { OutboxItem } from './OutboxItem';
import styles from './OutboxList.module.css';

interface OutboxListProps extends AccountOutbox {
  /** Whether the list says whose it is. */
  isNamed: boolean;
  /** Called before something else opens. */
  onLeave: () => void;
}

/** What waits to be sent of one account, in its order. */
export const OutboxList = observer(function OutboxList({ account, outbox, isNamed, onLeave }: OutboxListProps) {
  const { t } = useI18n();
  const name = isNamed ? t('outbox.of', { acct: `@${account.me?.username ?? ''}` }) : t('outbox.notes');
  return (
    <>
      {isNamed && <h2 className={styles.title}>{name}</h2>}
      <ol className={styles.list} aria-label={name}>
        {outbox.entries.map((entry, place) => (
          <OutboxItem key={entry.id} account={account} outbox={outbox} entry={entry} isFirst={place === 0} onLeave={onLeave} />
        ))}
      </ol>
    </>
  );
});
