import { observer } from 'mobx-react-lite';
import { useEffect, useMemo, useState, type KeyboardEvent } from 'react';
import { TileList } from '~/components/list/TileList';
import type { TileShape } from '~/components/list/tileGeometry';
import { Button } from '~/components/ui/Button';
import { useI18n } from '~/i18n/useI18n';
import { useAccount, useStores } from '~/react/context';
import { createDriveMemory } from '~/stores/drive/DriveMemory';
import type { DriveBrowser } from './DriveBrowser';
import type { DrivePlace } from './DrivePlace';
import styles from './DriveTile.module.css';
import { FileTile } from './FileTile';
import { FolderTile } from './FolderTile';
import { ScrollPace, ScrollPaceContext } from './ScrollPace';
import { tileBeside } from './tileBeside';

const TILES = {
  folders: { width: 190, height: 44, gap: 8, isEven: true },
  files: { width: 130, height: 190, gap: 8, leastColumns: 2, isEven: true },
} as const satisfies Record<string, TileShape>;

/** One item in a row, whatever the width. */
const LINE: TileShape = { width: Number.POSITIVE_INFINITY, height: 48, gap: 2, isEven: true };
const LINES = { folders: LINE, files: LINE };

interface DriveListProps {
  browser: DriveBrowser;
  place: DrivePlace;
}

/** Folders, then files, as tiles or as lines. The arrow keys move between them, and from one list to the other. */
export const DriveList = observer(function DriveList({ browser, place }: DriveListProps) {
  const { t } = useI18n();
  const { settings, clock } = useStores();
  const [element, setElement] = useState<HTMLElement | null>(null);
  const pace = useMemo(() => new ScrollPace(clock), [clock]);
  useEffect(() => {
    const scroller = element?.closest<HTMLElement>('[data-part="scroller"]');
    const watch = scroller && pace.watch(scroller);
    return () => watch?.dispose();
  }, [element, pace]);
  const { folders, files, choice, isPaged } = browser.store;
  const isLine = settings.get('driveAsList');
  const shapes = isLine ? LINES : TILES;
  const canExtend = place.mode === 'browse' || place.multiple;
  const extend = (from: string, to: string) => choice.extendTo(to, from);
  const handleKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || (event.shiftKey && !canExtend)) return;
    const tile = event.target instanceof HTMLElement && event.target.closest<HTMLElement>('[data-tile]');
    const next = tile && tileBeside(event.currentTarget, tile, event.key);
    if (!next) return;
    event.preventDefault();
    next.focus();
    if (event.shiftKey) extend(idAt(tile), idAt(next));
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the tiles receive the keys; this element only finds the next tile beyond the end of a list
    <div ref={setElement} className={styles.lists} data-look={isLine ? 'lines' : 'tiles'} onKeyDown={handleKeyDown}>
      {folders.items.length > 0 && (
        <TileList
          list={folders}
          label={t('drive.folders')}
          shape={shapes.folders}
          moreLabel={t('drive.moreFolders')}
          {...(place.mode === 'browse' && { onExtend: extend })}
        >
          {(folder) => <FolderTile folder={folder} browser={browser} place={place} />}
        </TileList>
      )}
      {place.mode !== 'folder' && files.items.length > 0 && (
        <ScrollPaceContext value={pace}>
          <TileList
            list={files}
            label={t('drive.files')}
            shape={shapes.files}
            moreLabel={t('drive.moreFiles')}
            isAutomatic
            isWhole={!isPaged}
            {...(canExtend && { onExtend: extend })}
          >
            {(file) => <FileTile file={file} browser={browser} place={place} isLine={isLine} />}
          </TileList>
        </ScrollPaceContext>
      )}
      {place.mode !== 'folder' && !isPaged && files.hasMore && <SortedPart count={files.items.length} />}
    </div>
  );
});

/** Says that a folder has more files than the server sorts at once. */
function SortedPart({ count }: { count: number }) {
  const { t } = useI18n();
  const account = useAccount();
  return (
    <div className={styles.part}>
      <p>{t('drive.sortedPart', { n: count })}</p>
      <Button onClick={() => account.part(createDriveMemory).sortBy('newest')}>{t('drive.showNewest')}</Button>
    </div>
  );
}

const idAt = (tile: Element): string => tile.closest<HTMLElement>('[data-tile-id]')?.dataset.tileId ?? '';
