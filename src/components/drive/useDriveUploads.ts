import { useEffect, useMemo } from 'react';
import { useAccount, useStores } from '~/stores/context';
import type { DriveFolderStore } from '~/stores/drive/DriveFolderStore';
import { DriveUploads } from '~/stores/drive/DriveUploads';
import { shrinkPicture } from './shrinkPicture';

/** Returns the uploads of the component. Uploaded files appear in the folder that is open at that time. */
export function useDriveUploads(store: DriveFolderStore): DriveUploads {
  const { settings } = useStores();
  const { api } = useAccount();
  const uploads = useMemo(
    () => new DriveUploads({ api, prepare: async (file) => (settings.get('keepOriginalUploading') ? file : shrinkPicture(file)) }),
    [api, settings],
  );
  useEffect(() => {
    const hearing = uploads.onStored((file) => {
      store.putFile(file);
      void store.refreshUsage();
    });
    return () => hearing.dispose();
  }, [uploads, store]);
  return uploads;
}
