import { IconButton } from '~/components/ui/IconButton';
import { useI18n } from '~/i18n/useI18n';
import { useAccount, useStores } from '~/react/context';
import { notificationsOf } from '~/stores/notifications/notificationsOf';

/** Marks all notifications of the account as read. */
export function MarkAllReadButton() {
  const { t } = useI18n();
  const { overlays } = useStores();
  const account = useAccount();
  const mark = async () => {
    const result = await notificationsOf(account).markAllRead();
    if (!result.ok) overlays.showError(result.error);
  };
  return <IconButton icon="check" label={t('notification.markAllRead')} onClick={() => void mark()} />;
}
