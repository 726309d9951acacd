import { useSortable } from '@dnd-kit/sortable';
import { useMemo, type KeyboardEvent, type MouseEvent } from 'react';
import type { WireDriveFile } from '~/api/wire';
import { DriveCommands } from '~/components/drive/DriveCommands';
import { FileThumbnail } from '~/components/drive/FileThumbnail';
import { Icon } from '~/components/ui/Icon';
import { useI18n } from '~/i18n/useI18n';
import { isRightToLeft } from '~/lib/isRightToLeft';
import { visibleFileName } from '~/lib/visibleText';
import { useAccount, useStores } from '~/react/context';
import type { ComposerState } from '../ComposerState';
import styles from './AttachedFiles.module.css';
import { attachedFileMenu } from './attachedFileMenu';

interface AttachedFileProps {
  file: WireDriveFile;
  index: number;
  state: ComposerState;
  onMove: (to: number) => void;
}

/** An attached file: a press or a right click opens its menu, dragging and Alt with an arrow key move it. */
export function AttachedFile({ file, index, state, onMove }: AttachedFileProps) {
  const i18n = useI18n();
  const { t } = i18n;
  const root = useStores();
  const account = useAccount();
  const commands = useMemo(
    () => new DriveCommands({ root, i18n, account, folderId: null, onChanged: (changed) => state.attachments.put(changed) }),
    [root, i18n, account, state],
  );
  const { listeners, setNodeRef, transform, transition, isDragging } = useSortable({ id: file.id });
  const name = visibleFileName(file.name);
  const words = t('composer.fileActions', { name });
  const openMenu = (event: MouseEvent) => {
    event.preventDefault();
    const items = attachedFileMenu({ commands, state, file, index, onMove });
    void root.overlays.openMenu(event.currentTarget, items, { label: words });
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    const step = event.altKey && stepOf(event);
    if (!step) return;
    event.preventDefault();
    onMove(index + step);
  };
  return (
    <li
      ref={setNodeRef}
      data-dragging={isDragging || undefined}
      className={styles.item}
      style={{
        translate: transform ? `${transform.x}px ${transform.y}px` : undefined,
        transition: transition?.replace('transform', 'translate'),
      }}
    >
      <button
        {...listeners}
        type="button"
        className={styles.file}
        aria-label={words}
        aria-haspopup="menu"
        aria-keyshortcuts="Alt+ArrowLeft Alt+ArrowRight"
        title={name}
        onClick={openMenu}
        onContextMenu={openMenu}
        onKeyDown={handleKeyDown}
      >
        <FileThumbnail file={file} className={styles.picture} />
        {file.isSensitive && (
          <span className={styles.veil}>
            <Icon name="eyeOff" label={t('drive.sensitive')} />
          </span>
        )}
        <span className={styles.marks}>{file.comment !== null && <span>{t('media.alt')}</span>}</span>
      </button>
    </li>
  );
}

/** Returns how far an arrow key moves a file: one place on, or one back. */
function stepOf({ key, currentTarget }: KeyboardEvent): -1 | 1 | null {
  const isTurned = isRightToLeft(currentTarget);
  switch (key) {
    case 'ArrowLeft':
      return isTurned ? 1 : -1;
    case 'ArrowRight':
      return isTurned ? -1 : 1;
    case 'ArrowUp':
      return -1;
    case 'ArrowDown':
      return 1;
    default:
      return null;
  }
}
