import type { WireDriveFile } from '~/api/wire';
import { defineWindow } from '~/registry/defineWindow';

/** Shows pictures large, with the note that they are from if there is one. Files of other kinds are left out. */
export default defineWindow<{ readonly files: readonly WireDriveFile[]; readonly startId: string; readonly noteId?: string | undefined }>({
  id: 'imageViewer',
  title: 'imageViewerWindow.title',
  head: 'own',
  neededOffline: true,
});
