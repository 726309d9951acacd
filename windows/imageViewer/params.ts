import type { WireDriveFile } from '~/api/wire';

declare module '~/registry/contracts' {
  interface WindowParams {
    /** Shows pictures large. Files of other kinds are left out. */
    imageViewer: { params: { readonly files: readonly WireDriveFile[]; readonly startId: string } };
  }
}
