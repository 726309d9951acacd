import type { WireDriveFile } from '~/api/wire';
import { defineWindow } from '~/registry/defineWindow';

/** Shows pictures large. Files of other kinds are left out. */
export default defineWindow<{ readonly files: readonly WireDriveFile[]; readonly startId: string }>({
  id: 'imageViewer',
  title: 'imageViewerWindow.title',
  head: 'own',
  neededOffline: true,
});
