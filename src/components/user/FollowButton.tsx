import { observer } from 'mobx-react-lite';
import { Icon, type IconName } from '~/components/ui/Icon';
import { Spinner } from '~/components/ui/Spinner';
import { useI18n } from '~/i18n/useI18n';
import { useAccount } from '~/react/context';
import type { User } from '~/services/records';
import { shownAcct } from './acct';
import styles from './FollowButton.module.css';
import { useFollow, type FollowState } from './useFollow';

interface FollowButtonProps {
  user: User;
  /** Shows a text beside the icon. */
  full?: boolean;
}

const ICONS: Record<FollowState, IconName> = {
  unknown: 'plus',
  none: 'plus',
  locked: 'plus',
  requested: 'hourglass',
  underway: 'hourglass',
  following: 'check',
  blocking: 'ban',
  blocked: 'ban',
  moved: 'ban',
};

/** Follows or unfollows a user. Shows nothing to visitors and on the viewer's own account. */
export const FollowButton = observer(function FollowButton({ user, full = false }: FollowButtonProps) {
  const { me } = useAccount();
  return me && me.id !== user.id ? <Toggle user={user} full={full} /> : null;
});

const Toggle = observer(function Toggle({ user, full }: Required<FollowButtonProps>) {
  const { t } = useI18n();
  const { state, isBusy, isWaiting, toggle } = useFollow(user);
  const text = t(`profile.follow.${state}`);
  // What a press does, where the text says what is.
  const effect =
    state === 'following'
      ? t('profile.follow.stop')
      : state === 'requested' || state === 'underway'
        ? t('profile.follow.withdraw')
        : undefined;
  const waits = isWaiting ? t('note.waits') : undefined;
  return (
    <button
      type="button"
      className={styles.button}
      data-state={state}
      data-full={full || undefined}
      aria-label={t('profile.followButton', { action: text, acct: shownAcct(user) })}
      // oxlint-disable-next-line jsx-a11y/role-supports-aria-props -- ARIA 1.3, which every engine supports; the linter's table is older
      aria-description={waits}
      aria-pressed={state === 'following' || state === 'requested' || state === 'underway'}
      aria-busy={isBusy || state === 'underway' || undefined}
      aria-disabled={isBusy || undefined}
      disabled={state === 'blocked' || state === 'moved'}
      data-tooltip={full ? undefined : (waits ?? text)}
      onClick={isBusy ? undefined : () => void toggle()}
    >
      {isBusy ? <Spinner /> : <Icon name={isWaiting ? 'hourglass' : ICONS[state]} />}
      {full && (
        <span className={styles.words}>
          <span className={styles.state}>{text}</span>
          {effect !== undefined && <span className={styles.effect}>{effect}</span>}
        </span>
      )}
    </button>
  );
});
