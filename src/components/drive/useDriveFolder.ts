import { useEffect, useMemo } from 'react';
import { useI18n } from '~/i18n/useI18n';
import { useAccount, useStores } from '~/react/context';
import { DriveFolderStore, type DriveFolderPlace } from '~/stores/drive/DriveFolderStore';
import { createDriveMemory } from '~/stores/drive/DriveMemory';
import { createAllUploads } from '~/stores/uploads/AllUploads';
import type { Uploads } from '~/stores/uploads/Uploads';
import type { DriveBrowser } from './DriveBrowser';
import { DriveCommands } from './DriveCommands';

/**
 * Returns a folder of the drive in the order that the viewer chose, updated while the calling component is mounted. Call inside an
 * observer.
 */
export function useDriveFolder(folderId: string | null, { type, hasFiles = true }: Omit<DriveFolderPlace, 'folderId'> = {}): DriveBrowser {
  const root = useStores();
  const account = useAccount();
  const i18n = useI18n();
  const { order } = account.part(createDriveMemory);
  const store = useMemo(
    () => new DriveFolderStore(account, { folderId, ...(type !== undefined && { type }), order, hasFiles }),
    [account, folderId, type, order, hasFiles],
  );
  const uploads = useDriveUploads();
  useEffect(() => {
    const lease = store.open();
    return () => lease.dispose();
  }, [store]);
  return useMemo(() => {
    const commands = new DriveCommands({ root, i18n, account, folderId });
    return {
      store,
      uploads,
      commands,
      get chosen() {
        return { files: store.chosen, folders: store.chosenFolders };
      },
    };
  }, [root, i18n, account, store, uploads, folderId]);
}

/** Returns the uploads of the account. They go on when the calling component is gone. */
const useDriveUploads = (): Uploads => useStores().part(createAllUploads).of(useAccount());
