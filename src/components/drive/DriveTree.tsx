import { observer } from 'mobx-react-lite';
import { useEffect, useState, type CSSProperties, type DragEvent, type KeyboardEvent, type MouseEvent } from 'react';
import { useCollection } from '~/components/async/useCollection';
import { useErrorText } from '~/components/async/useErrorText';
import { Icon } from '~/components/ui/Icon';
import { useI18n } from '~/i18n/useI18n';
import type { AppError } from '~/lib/AppError';
import { useAccount, useStores } from '~/react/context';
import { usePane } from '~/router/PaneContext';
import { createDriveMemory } from '~/stores/drive/DriveMemory';
import type { Collection } from '~/stores/resources/Collection';
import { foldersIn, type DriveFolder } from '~/stores/resources/drive/driveFolders';
import { resourcesOf } from '~/stores/resources/resourcesOf';
import type { DriveBrowser } from './DriveBrowser';
import { startDrag } from './driveDrag';
import { folderMenu } from './driveMenus';
import { folderPath, type DrivePlace } from './DrivePlace';
import styles from './DriveTree.module.css';
import { stepInTree } from './treeKeys';
import { useFolderDrop } from './useFolderDrop';

interface DriveTreeProps {
  browser: DriveBrowser;
  place: DrivePlace;
}

/** All folders of the drive as a tree. A branch loads when it is opened. Each folder is a place to drop files and folders. */
export const DriveTree = observer(function DriveTree({ browser, place }: DriveTreeProps) {
  const { t } = useI18n();
  const memory = useAccount().part(createDriveMemory);
  const { path, folderId } = browser.store;
  const [focusedId, setFocusedId] = useState<string | null>(null);
  const top = useCollection(foldersIn, null);
  const parents = path.filter(({ id }) => id !== folderId).map(({ id }) => id);
  const parentKey = parents.join();
  // The branch of the current folder is open when the reader comes there.
  useEffect(() => {
    for (const id of parents) memory.setBranch(id, true);
    // oxlint-disable-next-line react/exhaustive-deps -- equal ids mean the same branch
  }, [memory, parentKey]);
  // A drive without folders needs no tree. At the root, one that is loading may be such a drive.
  if (top.items.length === 0 && folderId === null && !top.error) return null;
  const shared = { browser, place, focusedId: focusedId ?? folderId ?? ROOT };
  return (
    // oxlint-disable-next-line jsx-a11y/interactive-supports-focus -- its items take the focus
    <div
      role="tree"
      aria-label={t('drive.tree')}
      className={styles.tree}
      onKeyDown={(event: KeyboardEvent<HTMLDivElement>) => stepInTree(event)}
      onFocus={({ target }) => setFocusedId(target.closest<HTMLElement>('[data-folder]')?.dataset.folder ?? null)}
    >
      <Branch {...shared} folder={null} level={1} />
    </div>
  );
});

/** How long something is held over a closed branch until it opens; ms. */
const HOVER_MS = 700;

/** The root of the drive has no id. */
const ROOT = 'root';

interface BranchProps extends DriveTreeProps {
  folder: DriveFolder | null;
  level: number;
  /** The item that the Tab key reaches. */
  focusedId: string;
}

/** A folder of the tree, with its folders if it is open. The root is always open. */
const Branch = observer(function Branch({ folder, level, ...shared }: BranchProps) {
  const { browser, place, focusedId } = shared;
  const { t } = useI18n();
  const { overlays, clock } = useStores();
  const { navigate } = usePane();
  const account = useAccount();
  const memory = account.part(createDriveMemory);
  const id = folder?.id ?? null;
  const key = id ?? ROOT;
  const isOpen = id === null || memory.openBranches.has(id);
  const isLeaf = isOpen && isEmpty(resourcesOf(account).collection(foldersIn, id));
  const isCurrent = browser.store.folderId === id;
  const { isOver, handlers } = useFolderDrop(browser.commands, id, place.mode === 'browse');
  useEffect(() => {
    if (!isOver || isOpen || id === null) return undefined;
    const waiting = clock.after(HOVER_MS, () => memory.setBranch(id, true));
    return () => waiting.dispose();
  }, [isOver, isOpen, id, clock, memory]);
  const open = () => (place.mode === 'browse' ? navigate(folderPath(id)) : place.openFolder(id));
  const setOpen = (isNowOpen: boolean) => id !== null && memory.setBranch(id, isNowOpen);
  const openMenu = (anchor: Element | { x: number; y: number }) => {
    if (folder && place.mode === 'browse')
      void overlays.openMenu(anchor, folderMenu(browser.commands, folder), { label: t('drive.actionsOf', { name: folder.name }) });
  };
  const handleKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return;
    const { key: pressed, currentTarget } = event;
    if (event.shiftKey ? pressed === 'F10' : pressed === 'ContextMenu') openMenu(currentTarget);
    else if (event.shiftKey) return;
    else if (pressed === 'Enter' || pressed === ' ') open();
    else if (pressed === 'F2' && folder && place.mode === 'browse') void browser.commands.renameFolder(folder);
    else if (pressed === 'Delete' && folder && place.mode === 'browse') void browser.commands.remove({ files: [], folders: [folder] });
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  const handleDrag = (event: DragEvent) => {
    if (folder) startDrag(event, { account: account.key, files: [], folders: [folder.id] });
  };
  const handleContextMenu = (event: MouseEvent) => {
    if (!folder || event.shiftKey || place.mode !== 'browse') return;
    event.preventDefault();
    openMenu({ x: event.clientX, y: event.clientY });
  };
  const name = folder?.name ?? t('page.drive');
  return (
    <>
      <div
        role="treeitem"
        aria-level={level}
        aria-expanded={isLeaf ? undefined : isOpen}
        aria-selected={isCurrent}
        aria-label={name}
        tabIndex={focusedId === key ? 0 : -1}
        data-folder={key}
        data-over={isOver || undefined}
        className={styles.item}
        style={{ '--level': level } as CSSProperties}
        draggable={folder !== null && place.mode === 'browse'}
        onDragStart={handleDrag}
        onKeyDown={handleKeyDown}
        onClick={open}
        onContextMenu={handleContextMenu}
        {...handlers}
      >
        {folder ? (
          // oxlint-disable-next-line jsx-a11y/no-static-element-interactions, jsx-a11y/click-events-have-key-events -- for pointers; the arrow keys do the same
          <span
            className={styles.toggle}
            data-toggle
            data-open={isOpen || undefined}
            data-leaf={isLeaf || undefined}
            onClick={(event) => {
              event.stopPropagation();
              setOpen(!isOpen);
            }}
          >
            <Icon name="chevronRight" />
          </span>
        ) : (
          <Icon name="cloud" />
        )}
        <span className={styles.name}>{name}</span>
      </div>
      {isOpen && <Folders {...shared} parentId={id} level={level + 1} />}
    </>
  );
});

/** The folders of an open branch. */
const Folders = observer(function Folders({ parentId, level, ...shared }: Omit<BranchProps, 'folder'> & { parentId: string | null }) {
  const { t } = useI18n();
  const list = useCollection(foldersIn, parentId);
  const error = list.error ?? list.moreError;
  return (
    <>
      {list.items.map((folder) => (
        <Branch key={folder.id} {...shared} folder={folder} level={level} />
      ))}
      {error ? (
        <FailedLine
          level={level}
          error={error}
          isRetrying={list.isLoadingMore}
          onRetry={() => void (list.error ? list.reload() : list.loadMore())}
        />
      ) : list.status !== 'ready' ? (
        <Line level={level} label={t('drive.treeLoading')} />
      ) : (
        list.hasMore && <Line level={level} label={t('drive.moreFolders')} onUse={() => void list.loadMore()} />
      )}
    </>
  );
});

const isEmpty = ({ status, items }: Collection<DriveFolder>): boolean => status === 'ready' && items.length === 0;

interface LineProps {
  level: number;
  label: string;
  onUse?: () => void;
}

/** A line of the tree that is not a folder. A tree may contain nothing but its items, so it is one of them. */
const Line = ({ level, label, onUse }: LineProps) => (
  <div
    role="treeitem"
    aria-level={level}
    aria-selected={false}
    aria-disabled={onUse ? undefined : true}
    tabIndex={-1}
    className={styles.item}
    style={{ '--level': level } as CSSProperties}
    data-line
    onClick={onUse}
    onKeyDown={(event) => {
      if (event.key !== 'Enter' && event.key !== ' ') return;
      event.preventDefault();
      event.stopPropagation();
      onUse?.();
    }}
  >
    <span className={styles.name}>{label}</span>
  </div>
);

interface FailedLineProps {
  error: AppError;
  isRetrying: boolean;
  onRetry: () => void;
  level: number;
}

function FailedLine({ error, isRetrying, onRetry, level }: FailedLineProps) {
  const { t } = useI18n();
  const { text: reason } = useErrorText(error);
  return <Line level={level} label={isRetrying ? t('drive.treeLoading') : t('drive.treeFailed', { reason })} onUse={onRetry} />;
}
