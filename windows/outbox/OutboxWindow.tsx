import { observer } from 'mobx-react-lite';
import { EmptyState } from '~/components/async/EmptyState';
import { ErrorState } from '~/components/async/ErrorState';
import { LoadingState } from '~/components/async/LoadingState';
import { OutboxList } from '~/components/outbox/OutboxList';
import { useI18n } from '~/i18n/useI18n';
import { StorageError } from '~/lib/AppError';
import { useAccount, useStores } from '~/react/context';
import type { WindowProps } from '~/registry/defineWindow';
import { createOutboxes } from '~/stores/posting/Outboxes';
import type manifest from './manifest';
import styles from './OutboxWindow.module.css';

/** What waits to be sent of every account in use, and what people can do about it. */
export default observer(function OutboxWindow({ close }: WindowProps<typeof manifest>) {
  const { t } = useI18n();
  const outboxes = useStores().part(createOutboxes);
  const account = useAccount();
  const own = outboxes.of(account);
  const { list } = outboxes;
  const shown = list.filter(({ outbox }) => outbox.entries.length > 0);
  const content = () => {
    if (shown.length > 0) {
      return (
        <>
          <p className={styles.about}>{t('outbox.about')}</p>
          {shown.map((one) => (
            <OutboxList key={one.account.key} {...one} isNamed={list.length > 1} onLeave={() => close()} />
          ))}
        </>
      );
    }
    if (own.status === 'loading') return <LoadingState />;
    if (own.status === 'failed')
      return <ErrorState error={new StorageError('the outbox was not read')} onRetry={() => void own.resume()} />;
    return <EmptyState text={t('outbox.empty')} hint={t('outbox.emptyHint')} icon="circleCheck" />;
  };
  return (
    <div className={styles.window} tabIndex={-1}>
      {content()}
    </div>
  );
});
