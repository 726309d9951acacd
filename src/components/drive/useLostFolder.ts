import { useEffect } from 'react';
import type { DriveBrowser } from './DriveBrowser';

/** Goes back to the root of the drive if the folder of a chooser was deleted, also since it was used last. Call inside an observer. */
export function useLostFolder({ store }: DriveBrowser, openFolder: (folderId: null) => void): void {
  const isLost = store.folderId !== null && (store.isGone || store.error?.code === 'notFound');
  useEffect(() => {
    if (isLost) openFolder(null);
  }, [isLost, openFolder]);
}
