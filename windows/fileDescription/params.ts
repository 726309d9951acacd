import type { WireDriveFile } from '~/api/wire';

declare module '~/registry/contracts' {
  interface WindowParams {
    /** Ends with the new description; null for an empty one. */
    fileDescription: { params: { readonly file: WireDriveFile }; result: { readonly comment: string | null } };
  }
}
