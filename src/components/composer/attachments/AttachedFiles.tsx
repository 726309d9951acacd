import { observer } from 'mobx-react-lite';
import { useMemo } from 'react';
import type { WireDriveFile } from '~/api/wire';
import { DriveCommands } from '~/components/drive/DriveCommands';
import { FileThumbnail } from '~/components/drive/FileThumbnail';
import { UploadList } from '~/components/drive/UploadList';
import { Icon } from '~/components/ui/Icon';
import { useI18n } from '~/i18n/useI18n';
import { visibleFileName } from '~/lib/visibleText';
import { useAccount, useStores } from '~/react/context';
import styles from './AttachedFiles.module.css';
import type { ComposerState } from '../ComposerState';
import { MAX_FILES } from './Attachments';

/** The attached files in order, followed by running uploads. */
export const AttachedFiles = observer(function AttachedFiles({ state }: { state: ComposerState }) {
  const { t } = useI18n();
  const { files, uploads } = state.attachments;
  const isTooMany = files.length > MAX_FILES;
  return (
    <div className={styles.attached}>
      {uploads && <UploadList uploads={uploads} />}
      {files.length > 0 && (
        <ul className={styles.files} aria-label={t('composer.files')}>
          {files.map((file) => (
            <AttachedFile key={file.id} file={file} state={state} />
          ))}
        </ul>
      )}
      {files.length > 1 && (
        <output className={styles.count} data-over={isTooMany || undefined}>
          {t('composer.filesCount', { n: files.length, max: MAX_FILES })}
          {isTooMany && ` – ${t('composer.attachLimit', { max: MAX_FILES })}`}
        </output>
      )}
    </div>
  );
});

function AttachedFile({ file, state }: { file: WireDriveFile; state: ComposerState }) {
  const i18n = useI18n();
  const { t } = i18n;
  const root = useStores();
  const account = useAccount();
  const commands = useMemo(
    () => new DriveCommands({ root, i18n, account, folderId: null, onChanged: (changed) => state.attachments.put(changed) }),
    [root, i18n, account, state],
  );
  const name = visibleFileName(file.name);
  const label = t('composer.fileActions', { name });
  const open = (anchor: Element) =>
    void root.overlays.openMenu(
      anchor,
      [
        { text: t('drive.rename'), icon: 'pencil', action: () => commands.renameFile(file) },
        file.isSensitive
          ? { text: t('drive.unmarkSensitive'), icon: 'eye', action: () => commands.toggleSensitive(file) }
          : { text: t('drive.markSensitive'), icon: 'warning', action: () => commands.toggleSensitive(file) },
        { text: t('drive.describe'), icon: 'edit', action: () => commands.describe(file) },
        { type: 'divider' },
        { text: t('composer.detach'), icon: 'x', action: () => state.attachments.drop(file.id) },
      ],
      { label },
    );
  return (
    <li>
      <button
        type="button"
        className={styles.file}
        aria-label={label}
        aria-haspopup="menu"
        title={name}
        onClick={(event) => open(event.currentTarget)}
      >
        <FileThumbnail file={file} className={styles.picture} />
        <span className={styles.marks}>
          {file.isSensitive && <Icon name="warning" label={t('drive.sensitive')} />}
          {file.comment !== null && <span>{t('media.alt')}</span>}
        </span>
      </button>
    </li>
  );
}
