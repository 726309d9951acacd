import { useEffect, useMemo } from 'react';
import { useI18n } from '~/i18n/useI18n';
import { useAccount, useStores } from '~/react/context';
import { DriveFolderStore } from '~/stores/drive/DriveFolderStore';
import type { DriveBrowser } from './DriveBrowser';
import { DriveCommands } from './DriveCommands';
import { useDriveUploads } from './useDriveUploads';

/**
 * Returns a folder of the drive, updated while the calling component is mounted.
 * @param type only files of this kind, as in `DriveFolderPlace`
 */
export function useDriveFolder(folderId: string | null, type?: string): DriveBrowser {
  const root = useStores();
  const account = useAccount();
  const i18n = useI18n();
  const store = useMemo(() => new DriveFolderStore(account, { folderId, ...(type !== undefined && { type }) }), [account, folderId, type]);
  const uploads = useDriveUploads();
  useEffect(() => {
    const lease = store.open();
    return () => lease.dispose();
  }, [store]);
  return useMemo(() => {
    const commands = new DriveCommands({ root, i18n, account, folderId });
    return { store, uploads, commands };
  }, [root, i18n, account, store, uploads, folderId]);
}
