import { observer } from 'mobx-react-lite';
import { useI18n } from '~/i18n/useI18n';
import type { AccountOutbox } from '~/stores/posting/Outboxes';
import { OutboxItem } from './OutboxItem';
import styles from './OutboxList.module.css';

interface OutboxListProps extends AccountOutbox {
  /** Whether the list says whose notes it shows. */
  isNamed: boolean;
  /** Called before the composer opens. */
  onLeave: () => void;
}

/** The notes of one account that wait to be sent, in their order. */
export const OutboxList = observer(function OutboxList({ account, outbox, isNamed, onLeave }: OutboxListProps) {
  const { t } = useI18n();
  const name = isNamed ? t('outbox.of', { acct: `@${account.me?.username ?? ''}` }) : t('outbox.notes');
  return (
    <>
      {isNamed && <h2 className={styles.title}>{name}</h2>}
      <ol className={styles.list} aria-label={name}>
        {outbox.notes.map((note, place) => (
          <OutboxItem key={note.id} account={account} outbox={outbox} note={note} isFirst={place === 0} onLeave={onLeave} />
        ))}
      </ol>
    </>
  );
});
