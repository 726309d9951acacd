import { Button } from '~/components/ui/Button';
import { ButtonRow } from '~/components/ui/ButtonRow';
import { useI18n } from '~/i18n/useI18n';
import type { Result } from '~/lib/Result';
import { useAccount, useStores } from '~/react/context';
import { setChannelFavorite, setChannelFollowed } from '~/stores/resources/feeds/channelEditing';
import type { Channel } from '~/stores/resources/feeds/channels';
import { refuseMoved, requireSignIn } from '~/stores/session/guards';

/** Follows a channel, or marks it as a favorite. */
export function ChannelButtons({ channel }: { channel: Channel }) {
  const { t } = useI18n();
  const root = useStores();
  const account = useAccount();
  const isFollowing = channel.isFollowing === true;
  const isFavorited = channel.isFavorited === true;
  const change = async (isOn: boolean, send: () => Promise<Result>) => {
    if (!(await requireSignIn(root)) || (isOn && (await refuseMoved(root, account)))) return;
    const result = await send();
    if (!result.ok) root.overlays.showError(result.error);
  };
  return (
    <ButtonRow>
      <Button
        variant={isFollowing ? 'plain' : 'primary'}
        icon={isFollowing ? 'check' : 'plus'}
        onClick={() => void change(!isFollowing, () => setChannelFollowed(account, channel.id, !isFollowing))}
      >
        {t(isFollowing ? 'channelPage.unfollow' : 'channelPage.follow')}
      </Button>
      <Button
        icon={isFavorited ? 'starOff' : 'star'}
        onClick={() => void change(!isFavorited, () => setChannelFavorite(account, channel.id, !isFavorited))}
      >
        {t(isFavorited ? 'channelPage.unfavorite' : 'channelPage.favorite')}
      </Button>
    </ButtonRow>
  );
}
