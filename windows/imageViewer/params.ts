import type { WireDriveFile } from '~/api/wire';

declare module '~/registry/contracts' {
  interface WindowParams {
    /** Shows pictures large; what is no picture is left out. */
    imageViewer: { params: { readonly files: readonly WireDriveFile[]; readonly startId: string } };
  }
}
