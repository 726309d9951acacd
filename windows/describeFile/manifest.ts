import type { WireDriveFile } from '~/api/wire';
import { defineWindow } from '~/registry/defineWindow';

/** Ends with the file as it is stored with its new description. */
export default defineWindow<{ readonly file: WireDriveFile }, WireDriveFile>({
  id: 'describeFile',
  title: 'drive.title.describeFile',
  neededOffline: true,
});
