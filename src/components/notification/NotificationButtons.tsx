import { openDrafts } from '~/components/composer/drafts/openDrafts';
import { Button } from '~/components/ui/Button';
import { useI18n } from '~/i18n/useI18n';
import { useAccount, useStores } from '~/react/context';
import { FollowRequestButtons } from './FollowRequestButtons';

/** The answers to a follow request, or the way to the note that the server could not post. */
export function NotificationButtons({ userId }: { userId: string | undefined }) {
  const { t } = useI18n();
  const root = useStores();
  const account = useAccount();
  if (userId !== undefined) return <FollowRequestButtons userId={userId} />;
  return (
    <Button icon="archive" onClick={() => void openDrafts(root, { account, tab: 'server' })}>
      {t('notification.showDrafts')}
    </Button>
  );
}
