import { observer } from 'mobx-react-lite';
import { useI18n } from '~/i18n/useI18n';
import styles from './AttachedFiles.module.css';
import { MAX_FILES, type FileOwner } from './Attachments';
import { WaitingFile } from './WaitingFile';
import { SortableTiles } from '~/components/ui/SortableTiles';
import { visibleFileName } from '~/lib/visibleText';
import { AttachedFile } from './AttachedFile';

/** The attached files in order, followed by those that are uploading. */
export const AttachedFiles = observer(function AttachedFiles({ state }: { state: FileOwner }) {
  const { t } = useI18n();
  const { files, waiting, uploads } = state.attachments;
  const isTooMany = files.length > MAX_FILES;
  return (
    <div className={styles.attached}>
      {files.length > 0 && <FileGrid state={state} />}
      {uploads && waiting.length > 0 && (
        <ul className={styles.files} aria-label={t('composer.attachments.waiting')}>
          {waiting.map((upload) => (
            <WaitingFile key={upload.id} upload={upload} uploads={uploads} />
          ))}
        </ul>
      )}
      <output className={styles.count} data-over={isTooMany || undefined}>
        {t('composer.filesCount', { n: files.length, max: MAX_FILES })}
        {isTooMany && ` – ${t('composer.attachLimit', { max: MAX_FILES })}`}
      </output>
    </div>
  );
});

/** The attached files. They are sorted by dragging, with Alt and the arrow keys, and from their menus. */
const FileGrid = observer(function FileGrid({ state }: { state: FileOwner }) {
  const { t } = useI18n();
  const { attachments } = state;
  const { files } = attachments;
  return (
    <SortableTiles
      label={t('composer.files')}
      help={t('composer.attachments.sortHelp')}
      className={styles.files}
      items={files.map(({ id, name }) => ({ id, name: visibleFileName(name) }))}
      onMove={(from, to) => attachments.move(from, to)}
    >
      {(index, onMove) => <AttachedFile key={files[index]!.id} file={files[index]!} index={index} state={state} onMove={onMove} />}
    </SortableTiles>
  );
});
