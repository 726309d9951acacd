import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { Button } from '~/components/ui/Button';
import { Icon } from '~/components/ui/Icon';
import { useI18n } from '~/i18n/useI18n';
import { useAccount } from '~/react/context';
import type { PaletteEntry, PaletteSubject, PaletteTarget } from '~/stores/commands/PaletteEntry';
import { NotePreview } from './preview/NotePreview';
import { UserPreview } from './preview/UserPreview';
import { AntennaPreview, ChannelPreview, EmojiPreview, FilePreview, ListPreview, SettingPreview, TagPreview } from './preview/previews';
import styles from './PalettePreview.module.css';

interface PalettePreviewProps {
  entry: PaletteEntry;
  onOpen: (target: PaletteTarget) => void;
}

/** What is known about the selected entry, beside the list where there is room. It asks the server nothing. */
export function PalettePreview({ entry, onOpen }: PalettePreviewProps) {
  const { t } = useI18n();
  return (
    <aside className={styles.preview} aria-label={t('commandPaletteWindow.preview')}>
      <div className={styles.content}>{entry.subject ? <Subject subject={entry.subject} entry={entry} /> : <Plain entry={entry} />}</div>
      {entry.to !== undefined && (
        <div className={styles.actions}>
          <Button icon="appWindow" aria-label={t('commandPaletteWindow.inWindow')} onClick={() => onOpen('window')}>
            {t('commandPaletteWindow.hint.window')}
          </Button>
          <Button icon="columns" aria-label={t('commandPaletteWindow.asColumn')} onClick={() => onOpen('column')}>
            {t('commandPaletteWindow.hint.column')}
          </Button>
        </div>
      )}
    </aside>
  );
}

function Subject({ subject, entry }: { subject: PaletteSubject; entry: PaletteEntry }): ReactNode {
  switch (subject.kind) {
    case 'user':
      return <PersonSubject id={subject.id} entry={entry} />;
    case 'note':
      return <NoteSubject id={subject.id} entry={entry} />;
    case 'tag':
      return <TagPreview tag={subject.tag} />;
    case 'channel':
      return <ChannelPreview id={subject.id} name={entry.title} />;
    case 'list':
      return <ListPreview id={subject.id} name={entry.title} />;
    case 'antenna':
      return <AntennaPreview id={subject.id} name={entry.title} />;
    case 'file':
      return <FilePreview id={subject.id} />;
    case 'emoji':
      return <EmojiPreview emoji={subject.emoji} />;
    default:
      return <SettingPreview name={subject.name} />;
  }
}

const PersonSubject = observer(function PersonSubject({ id, entry }: { id: string; entry: PaletteEntry }) {
  const user = useAccount().users.get(id);
  return user ? <UserPreview user={user} /> : <Plain entry={entry} />;
});

const NoteSubject = observer(function NoteSubject({ id, entry }: { id: string; entry: PaletteEntry }) {
  const note = useAccount().notes.get(id);
  return note ? <NotePreview note={note} /> : <Plain entry={entry} />;
});

/** An entry of which nothing more is known. */
function Plain({ entry: { icon, title, detail, keys, to } }: { entry: PaletteEntry }) {
  const { t } = useI18n();
  return (
    <div className={styles.plain}>
      <span className={styles.tile}>
        <Icon name={icon} size="28px" />
      </span>
      <p className={styles.name}>{title}</p>
      {(detail ?? to) !== undefined && <p className={styles.help}>{detail ?? to}</p>}
      {keys !== undefined && (
        <p className={styles.help}>
          {t('commandPaletteWindow.shortcut')} <kbd className={styles.cap}>{keys}</kbd>
        </p>
      )}
    </div>
  );
}
