import { observer } from 'mobx-react-lite';
import { copyItem } from '~/components/ui/copyItem';
import { MenuButton } from '~/components/ui/MenuButton';
import { useI18n } from '~/i18n/useI18n';
import { share } from '~/lib/share';
import { usePane } from '~/router/PaneContext';
import type { Clip } from '~/services/records';
import { useAccount, useServer, useStores } from '~/react/context';
import { deleteClip } from '~/stores/resources/content/clips';
import type { MenuItem } from '~/stores/ui/OverlayStore';

/** The owner's actions for a clip. */
export const ClipActions = observer(function ClipActions({ clip }: { clip: Clip }) {
  const { t } = useI18n();
  const { overlays } = useStores();
  const server = useServer();
  const account = useAccount();
  const { navigate } = usePane();
  const remove = async () => {
    const text = t('clip.deleteQuestion', { name: clip.name });
    if (!(await overlays.confirm({ text, kind: 'warning', danger: true, okLabel: t('clip.delete') }))) return;
    const result = await deleteClip(account, clip.id);
    if (!result.ok) {
      overlays.showError(result.error);
      return;
    }
    navigate('/my/clips', { replace: true });
  };
  const url = `${server.home}/clips/${clip.id}`;
  // The address of a private clip works only for its owner.
  const sharing: readonly MenuItem[] = clip.isPublic
    ? [copyItem(overlays, t('clip.copyLink'), url, 'link'), ...shareItem(t('clip.share'), clip.name, url)]
    : [];
  const items: readonly MenuItem[] = [
    { text: t('clip.edit'), icon: 'pencil', action: () => void overlays.open('clipForm', { clip }) },
    ...sharing,
    { type: 'divider' },
    { text: t('clip.delete'), icon: 'trash', danger: true, action: remove },
  ];
  return <MenuButton icon="dots" label={t('clip.options')} items={items} />;
});

/** Shown if the system can share. */
function shareItem(text: string, title: string, url: string): readonly MenuItem[] {
  return 'share' in navigator ? [{ text, icon: 'share', action: () => share({ title, url }) }] : [];
}
