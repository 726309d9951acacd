import type { WireDriveFile } from '~/api/wire';

declare module '~/registry/contracts' {
  interface WindowParams {
    /** Ends with the file as it is stored with its new description. */
    describeFile: { params: { readonly file: WireDriveFile }; result: WireDriveFile };
  }
}
