import type { ReactNode } from 'react';
import { Link } from '~/router/Link';
import { folderPath, type DrivePlace } from './DrivePlace';

interface FolderLinkProps {
  place: DrivePlace;
  folderId: string | null;
  className?: string | undefined;
  isCurrent?: boolean;
  children: ReactNode;
}

/** Opens a folder: a link on the page, a button in a chooser, which has no address. */
export function FolderLink({ place, folderId, className, isCurrent, children }: FolderLinkProps) {
  const rest = { className, 'aria-current': isCurrent ? ('page' as const) : undefined };
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
