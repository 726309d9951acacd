import type { MouseEvent, ReactNode } from 'react';
import { Link } from '~/router/Link';
import { folderPath, type DrivePlace } from './DrivePlace';

interface FolderLinkProps {
  place: DrivePlace;
  folderId: string | null;
  className?: string | undefined;
  /** Marks elements that the arrow keys of the grid can reach. */
  tile?: boolean;
  isCurrent?: boolean;
  onContextMenu?: (event: MouseEvent) => void;
  children: ReactNode;
}

/** Opens a folder: a link on the page, a button in a chooser, which has no address. */
export function FolderLink({ place, folderId, className, tile, isCurrent, onContextMenu, children }: FolderLinkProps) {
  const rest = {
    className,
    'data-tile': tile || undefined,
    'aria-current': isCurrent ? ('page' as const) : undefined,
    onContextMenu,
  };
  if (place.mode === 'browse') {
    return (
      <Link to={folderPath(folderId)} draggable={false} {...rest}>
        {children}
      </Link>
    );
  }
  return (
    <button type="button" onClick={() => place.openFolder(folderId)} {...rest}>
      {children}
    </button>
  );
}
