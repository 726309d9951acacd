import { useEffect, useMemo } from 'react';
import { useAccount, useStores } from '~/react/context';
import { DriveUploads } from '~/stores/drive/DriveUploads';
import { driveFileStored } from '~/stores/resources/driveFiles';
import { pictureWishes } from './pictureWishes';

/** Returns the uploads of the calling component. An uploaded file shows in its folder wherever that is open. */
export function useDriveUploads(): DriveUploads {
  const { settings } = useStores();
  const account = useAccount();
  const uploads = useMemo(() => new DriveUploads({ api: account.api, ...pictureWishes(settings) }), [account, settings]);
  useEffect(() => {
    const hearing = uploads.onStored((file) => driveFileStored(account, file));
    return () => hearing.dispose();
  }, [account, uploads]);
  return uploads;
}
