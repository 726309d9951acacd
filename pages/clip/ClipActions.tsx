import { copyItem } from '~/components/ui/copyItem';
import { IconButton } from '~/components/ui/IconButton';
import { useI18n } from '~/i18n/useI18n';
import { share } from '~/lib/share';
import { usePane } from '~/router/PaneContext';
import type { Clip } from '~/services/records';
import { dropAnswer } from '~/stores/answers/cachedAnswer';
import type { ClipStore } from '~/stores/clips/ClipStore';
import { useAccount, useStores } from '~/stores/context';
import type { MenuItem } from '~/stores/ui/OverlayStore';

interface ClipActionsProps {
  store: ClipStore;
  clip: Clip;
}

/** What the owner can do with a clip. */
export function ClipActions({ store, clip }: ClipActionsProps) {
  const { t } = useI18n();
  const { overlays } = useStores();
  const account = useAccount();
  const { api } = account;
  const { navigate } = usePane();
  const edit = async () => {
    const changed = await overlays.open('clipForm', { clip });
    if (changed) store.take(changed);
  };
  const remove = async () => {
    const text = t('clip.deleteQuestion', { name: clip.name });
    if (!(await overlays.confirm({ text, kind: 'warning', danger: true, okLabel: t('clip.delete') }))) return;
    const result = await store.remove();
    if (!result.ok) {
      overlays.showError(result.error);
      return;
    }
    dropAnswer(account, 'clips/list');
    navigate('/my/clips', { replace: true });
  };
  const url = `${api.origin}/clips/${clip.id}`;
  // Nobody else could follow the address of a private clip.
  const sharing: readonly MenuItem[] = clip.isPublic
    ? [copyItem(overlays, t('clip.copyLink'), url, 'link'), ...shareItem(t('clip.share'), clip.name, url)]
    : [];
  const items: readonly MenuItem[] = [
    { text: t('clip.edit'), icon: 'pencil', action: edit },
    ...sharing,
    { type: 'divider' },
    { text: t('clip.delete'), icon: 'trash', danger: true, action: remove },
  ];
  return (
    <IconButton
      icon="dots"
      label={t('clip.options')}
      aria-haspopup="menu"
      onClick={(event) => void overlays.openMenu(event.currentTarget, items, { label: t('clip.options'), align: 'end' })}
    />
  );
}

/** Where the system can share. */
function shareItem(text: string, title: string, url: string): readonly MenuItem[] {
  return 'share' in navigator ? [{ text, icon: 'share', action: () => share({ title, url }) }] : [];
}
