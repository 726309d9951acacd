import { useMemo, type MouseEvent } from 'react';
import type { WireDriveFile } from '~/api/wire';
import { DriveCommands } from '~/components/drive/DriveCommands';
import { FileThumbnail } from '~/components/drive/FileThumbnail';
import { Icon } from '~/components/ui/Icon';
import { SortableTile } from '~/components/ui/SortableTiles';
import { useI18n } from '~/i18n/useI18n';
import { visibleFileName } from '~/lib/visibleText';
import { useAccount, useStores } from '~/react/context';
import styles from './AttachedFiles.module.css';
import { attachedFileMenu } from './attachedFileMenu';
import type { FileOwner } from './Attachments';

interface AttachedFileProps {
  file: WireDriveFile;
  index: number;
  state: FileOwner;
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
  const name = visibleFileName(file.name);
  const words = t('composer.fileActions', { name });
  const isDescribable = file.comment !== null || file.type.startsWith('image/');
  const openMenu = ({ currentTarget }: MouseEvent) => {
    const items = attachedFileMenu({ commands, state, file, index, onMove });
    void root.overlays.openMenu(currentTarget, items, { label: words });
  };
  return (
    <SortableTile
      id={file.id}
      index={index}
      label={words}
      title={name}
      className={styles.item}
      buttonClassName={styles.file}
      onMove={onMove}
      onMenu={openMenu}
      below={
        isDescribable && (
          <button
            type="button"
            className={styles.alt}
            data-missing={file.comment === null || undefined}
            aria-label={t(file.comment === null ? 'composer.attachments.addAltTo' : 'composer.attachments.editAltOf', { name })}
            onClick={() => void commands.describe(file)}
          >
            {t(file.comment === null ? 'composer.attachments.addAlt' : 'composer.attachments.hasAlt')}
          </button>
        )
      }
    >
      <FileThumbnail file={file} className={styles.picture} />
      {file.isSensitive && (
        <span className={styles.veil}>
          <Icon name="eyeOff" label={t('drive.sensitive')} />
        </span>
      )}
    </SortableTile>
  );
}
