import type { MouseEvent, ReactNode } from 'react';
import { Link } from '~/router/Link';
import { folderPath, type DrivePlace } from './DrivePlace';

interface FolderLinkProps {
  place: DrivePlace;
  folderId: string | null;
  className?: string | undefined;
  /** Found by the arrows of the grid. */
  tile?: boolean;
  isCurrent?: boolean;
  onContextMenu?: (event: MouseEvent) => void;
  children: ReactNode;
}

/** The way into a folder: a link on its page, a button in a chooser, which has no address. */
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
