import { observer } from 'mobx-react-lite';
import { copyItem } from '~/components/ui/copyItem';
import { IconButton } from '~/components/ui/IconButton';
import { MenuButton } from '~/components/ui/MenuButton';
import { useI18n } from '~/i18n/useI18n';
import { share } from '~/lib/share';
import { usePane } from '~/router/PaneContext';
import { useAccount, useServer, useStores } from '~/react/context';
import type { Channel } from '~/stores/resources/feeds/channels';
import type { MenuItem } from '~/stores/ui/OverlayStore';
import { useWriting } from './useWriting';

interface ChannelActionsProps {
  channel: Channel;
  /** Whether the page itself offers to write. */
  isWriting: boolean;
}

/** Writes in a channel, and what else can be done with it. */
export const ChannelActions = observer(function ChannelActions({ channel, isWriting }: ChannelActionsProps) {
  const { t } = useI18n();
  const { overlays, settings } = useStores();
  const server = useServer();
  const { me } = useAccount();
  const { navigate } = usePane();
  const { canWrite, write } = useWriting(channel);
  const { id, name, userId } = channel;
  const url = `${server.home}/channels/${id}`;
  const mayEdit = me !== null && (userId === me.id || me.isModerator || me.isAdmin);
  const items = (): readonly MenuItem[] => [
    ...(mayEdit
      ? [
          { text: t('channelPage.edit'), icon: 'pencil', action: () => navigate(`/channels/${id}/edit`) } as const,
          { type: 'divider' } as const,
        ]
      : []),
    copyItem(overlays, t('channelPage.copyLink'), url, 'link'),
    ...('share' in navigator ? [{ text: t('channelPage.share'), icon: 'share', action: () => share({ title: name, url }) } as const] : []),
    ...(canWrite
      ? [
          { type: 'divider' } as const,
          {
            type: 'switch',
            text: t('channelPage.composerAbove'),
            get: () => settings.get('showFixedPostFormInChannel'),
            set: (value: boolean) => settings.set('showFixedPostFormInChannel', value),
          } as const,
        ]
      : []),
  ];
  return (
    <>
      {canWrite && !isWriting && <IconButton icon="pencil" label={t('channelPage.write', { name })} onClick={write} />}
      <MenuButton icon="dots" label={t('channelPage.options')} items={items} />
    </>
  );
});
