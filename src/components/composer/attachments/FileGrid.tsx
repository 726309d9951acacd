import { observer } from 'mobx-react-lite';
import { SortableTiles } from '~/components/ui/SortableTiles';
import { useI18n } from '~/i18n/useI18n';
import { visibleFileName } from '~/lib/visibleText';
import type { ComposerState } from '../ComposerState';
import styles from './AttachedFiles.module.css';
import { AttachedFile } from './AttachedFile';

/** The attached files. They are sorted by dragging, with Alt and the arrow keys, and from their menus. */
export const FileGrid = observer(function FileGrid({ state }: { state: ComposerState }) {
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
