import { observer } from 'mobx-react-lite';
import { useEffect, useRef, type MouseEvent, type ReactNode } from 'react';
import { FileThumbnail } from '~/components/drive/FileThumbnail';
import { KindIcon } from '~/components/ui/KindIcon';
import { Avatar } from '~/components/user/Avatar';
import { UserName } from '~/components/user/UserName';
import { CustomEmoji } from '~/emoji/CustomEmoji';
import { UnicodeEmoji } from '~/emoji/UnicodeEmoji';
import { useAccount } from '~/react/context';
import type { PaletteEntry } from '~/stores/commands/PaletteEntry';
import { driveFiles } from '~/stores/resources/drive/driveFiles';
import styles from './CommandPaletteWindow.module.css';
import { Marked } from './Marked';
import { SettingState } from './SettingState';

interface PaletteRowProps {
  id: string;
  entry: PaletteEntry;
  words: string;
  isActive: boolean;
  onPick: (event: MouseEvent) => void;
  onPoint: () => void;
}

/** An entry of the palette, as an option of its list. */
export function PaletteRow({ id, entry, words, isActive, onPick, onPoint }: PaletteRowProps) {
  const row = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isActive) row.current?.scrollIntoView({ block: 'nearest' });
  }, [isActive]);
  const { detail, keys, subject } = entry;
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the arrow keys of the field reach every option; only a pointer presses it
    <div
      ref={row}
      id={id}
      className={styles.option}
      role="option"
      tabIndex={-1}
      aria-selected={isActive}
      onPointerDown={(event) => event.preventDefault()}
      onMouseDown={(event) => event.preventDefault()}
      // A row that moves below a resting pointer is not pointed at.
      onMouseMove={isActive ? undefined : onPoint}
      onClick={onPick}
    >
      <Picture entry={entry} />
      <span className={styles.words}>
        <span className={styles.title} dir="auto">
          <Title entry={entry} words={words} />
        </span>{' '}
        {detail !== undefined && (
          <span className={styles.detail} dir="auto">
            <Marked text={detail} words={words} />
          </span>
        )}
      </span>
      {subject?.kind === 'setting' && <SettingState name={subject.name} />}
      {keys !== undefined && <kbd className={styles.keys}>{keys}</kbd>}
    </div>
  );
}

function Title({ entry: { title, subject }, words }: { entry: PaletteEntry; words: string }) {
  const marked = <Marked text={title} words={words} />;
  return subject?.kind === 'user' ? <PersonName id={subject.id} fallback={marked} /> : marked;
}

/** A name with custom emoji is drawn as people see it elsewhere; any other shows what matches. */
const PersonName = observer(function PersonName({ id, fallback }: { id: string; fallback: ReactNode }) {
  const user = useAccount().users.get(id);
  return user?.name?.includes(':') ? <UserName user={user} /> : fallback;
});

function Picture({ entry: { icon, subject } }: { entry: PaletteEntry }) {
  const drawn = <KindIcon name={icon} />;
  switch (subject?.kind) {
    case 'user':
    case 'note':
      return <Face subject={subject} fallback={drawn} />;
    case 'file':
      return <FilePicture id={subject.id} fallback={drawn} />;
    case 'emoji':
      return (
        <span className={styles.emoji}>
          {subject.emoji.startsWith(':') ? <CustomEmoji name={subject.emoji.slice(1, -1)} /> : <UnicodeEmoji emoji={subject.emoji} />}
        </span>
      );
    default:
      return drawn;
  }
}

/** The avatar of a person, or of the author of a note. */
const Face = observer(function Face({ subject: { kind, id }, fallback }: { subject: { kind: string; id: string }; fallback: ReactNode }) {
  const { users, notes } = useAccount();
  const user = users.get(kind === 'user' ? id : (notes.get(id)?.userId ?? ''));
  return user ? <Avatar user={user} size={26} /> : fallback;
});

const FilePicture = observer(function FilePicture({ id, fallback }: { id: string; fallback: ReactNode }) {
  const file = driveFiles.one(useAccount(), id);
  return file ? <FileThumbnail file={file} className={styles.thumbnail} /> : fallback;
});
