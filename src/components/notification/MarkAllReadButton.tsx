import { IconButton } from '~/components/ui/IconButton';
import { useI18n } from '~/i18n/useI18n';
import { useAccount, useStores } from '~/react/context';

/** Marks all notifications of the account as read. */
export function MarkAllReadButton() {
  const { t } = useI18n();
  const { overlays } = useStores();
  const { notifications } = useAccount();
  const mark = async () => {
    const result = await notifications.markAllRead();
    if (!result.ok) overlays.showError(result.error);
  };
  return <IconButton icon="check" label={t('notification.markAllRead')} onClick={() => void mark()} />;
}
