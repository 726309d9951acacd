import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { Button } from '~/components/ui/Button';
import { useI18n } from '~/i18n/useI18n';
import type { Result } from '~/lib/Result';
import { useAccount, useStores } from '~/react/context';
import { useUserActions } from '~/react/useUserActions';
import styles from './FollowRequestButtons.module.css';

interface FollowRequestButtonsProps {
  userId: string;
  /** Whether the request is in the list of open ones, which is more reliable than the stored user. */
  isListed?: boolean;
  onAnswered?: () => void;
}

/** Buttons that accept or reject a follow request; hidden after the answer. */
export const FollowRequestButtons = observer(function FollowRequestButtons({
  userId,
  isListed = false,
  onAnswered,
}: FollowRequestButtonsProps) {
  const { users } = useAccount();
  const actions = useUserActions();
  const { overlays } = useStores();
  const { t } = useI18n();
  const [state, setState] = useState<'open' | 'busy' | 'answered'>('open');
  // The notification stays, but the request may have been answered elsewhere.
  const known = users.get(userId)?.hasPendingFollowRequestToYou ?? true;
  const isPending = isListed || known;
  if (state === 'answered' || (!isPending && state === 'open')) return null;
  const answer = async (action: Promise<Result>) => {
    setState('busy');
    const result = await action;
    setState(result.ok ? 'answered' : 'open');
    if (result.ok) onAnswered?.();
    else overlays.showError(result.error);
  };
  return (
    <div className={styles.answers}>
      <Button variant="primary" icon="check" busy={state === 'busy'} onClick={() => void answer(actions.acceptRequest(userId))}>
        {t('notification.accept')}
      </Button>
      <Button variant="danger" icon="x" busy={state === 'busy'} onClick={() => void answer(actions.rejectRequest(userId))}>
        {t('notification.reject')}
      </Button>
    </div>
  );
});
