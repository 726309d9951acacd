import type { WireDriveFile } from '~/api/wire';

/** What is cropped. */
export interface ImageCropParams {
  readonly file: WireDriveFile;
  /** The width of the result divided by its height; without it, people choose. */
  readonly aspectRatio?: number;
}

declare module '~/registry/contracts' {
  interface WindowParams {
    /** Ends with the new file; the original stays in the drive. */
    imageCrop: { params: ImageCropParams; result: WireDriveFile };
  }
}
