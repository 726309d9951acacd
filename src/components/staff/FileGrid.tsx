import { observer } from 'mobx-react-lite';
import type { WireDriveFile } from '~/api/wire';
import { EmptyState } from '~/components/async/EmptyState';
import { ErrorState } from '~/components/async/ErrorState';
import { LoadingState } from '~/components/async/LoadingState';
import { FileThumbnail } from '~/components/drive/FileThumbnail';
import { TileList } from '~/components/list/TileList';
import type { TileShape } from '~/components/list/tileGeometry';
import { shownAcct } from '~/components/user/acct';
import { byteSize } from '~/i18n/byteSize';
import { useI18n } from '~/i18n/useI18n';
import { visibleFileName } from '~/lib/visibleText';
import { Link } from '~/router/Link';
import type { Collection } from '~/stores/resources/Collection';
import styles from './FileGrid.module.css';

const TILES: TileShape = { width: 130, height: 156, gap: 12, isEven: true };

interface FileGridProps {
  list: Collection<WireDriveFile>;
  /** The accessible name. */
  label: string;
  emptyText: string;
  emptyHint?: string;
}

/** Files of anybody. Each leads to the page where it is moderated. */
export const FileGrid = observer(function FileGrid({ list, label, emptyText, emptyHint }: FileGridProps) {
  if (list.items.length === 0) {
    if (list.error) return <ErrorState error={list.error} onRetry={() => void list.load()} />;
    return list.status === 'ready' ? <EmptyState icon="cloud" text={emptyText} hint={emptyHint} /> : <LoadingState />;
  }
  return (
    <TileList list={list} label={label} shape={TILES} isAutomatic>
      {(file) => <FileTile file={file} />}
    </TileList>
  );
});

function FileTile({ file }: { file: WireDriveFile }) {
  const i18n = useI18n();
  const { t } = i18n;
  const name = visibleFileName(file.name);
  const facts = { name, type: file.type, size: byteSize(i18n, file.size), date: i18n.date(Date.parse(file.createdAt), 'date') };
  const words = file.user ? t('staff.fileOfUser', { ...facts, acct: shownAcct(file.user) }) : t('staff.fileOfSystem', facts);
  return (
    <Link to={`/admin/file/${file.id}`} className={styles.file} title={words} data-tile>
      <span className={styles.picture}>
        <FileThumbnail file={file} className={styles.thumbnail} />
        {file.isSensitive && <span className={styles.mark}>{t('staff.sensitive')}</span>}
      </span>
      <span className={styles.name}>{name}</span>
    </Link>
  );
}
