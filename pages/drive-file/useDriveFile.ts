import { useEffect, useMemo } from 'react';
import { DriveCommands } from '~/components/drive/DriveCommands';
import { useI18n } from '~/i18n/useI18n';
import { useAccount, useStores } from '~/stores/context';
import { DriveFileStore } from '~/stores/drive/DriveFileStore';

/** A file, followed while it is on screen. */
export function useDriveFile(fileId: string): DriveFileStore {
  const { api, hub } = useAccount();
  const store = useMemo(() => new DriveFileStore({ api, hub, fileId }), [api, hub, fileId]);
  useEffect(() => {
    const lease = store.open();
    return () => lease.dispose();
  }, [store]);
  return store;
}

/** What can be done with it. Call inside an observer. */
export function useFileCommands({ actions, file }: DriveFileStore): DriveCommands {
  const root = useStores();
  const account = useAccount();
  const i18n = useI18n();
  const folderId = file?.folderId ?? null;
  return useMemo(() => new DriveCommands({ root, i18n, account, actions, folderId }), [root, i18n, account, actions, folderId]);
}
