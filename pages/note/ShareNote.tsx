import { observer } from 'mobx-react-lite';
import { noteUrl } from '~/components/note/card/noteUrl';
import { copyItem } from '~/components/ui/copyItem';
import { MenuButton } from '~/components/ui/MenuButton';
import { useI18n } from '~/i18n/useI18n';
import { share } from '~/lib/share';
import type { Note } from '~/services/records';
import { useServer, useStores } from '~/react/context';
import type { MenuItem } from '~/stores/ui/OverlayStore';

interface ShareNoteProps {
  title: string;
  note: Note;
}

/** Actions that share the note: copy its address, or use the system's share dialog. */
export const ShareNote = observer(function ShareNote({ title, note }: ShareNoteProps) {
  const { t } = useI18n();
  const { overlays } = useStores();
  const server = useServer();
  const url = noteUrl(server, note.id);
  const label = t('noteMenu.share');
  const items: readonly MenuItem[] = [
    copyItem(overlays, t('noteMenu.copyLink'), url, 'link'),
    ...('share' in navigator ? [{ text: label, icon: 'share' as const, action: () => share({ title, text: note.text ?? '', url }) }] : []),
  ];
  return <MenuButton icon="share" label={label} items={items} />;
});
