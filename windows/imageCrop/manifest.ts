import type { WireDriveFile } from '~/api/wire';
import { defineWindow } from '~/registry/defineWindow';

/** What is cropped. */
interface ImageCropParams {
  readonly file: WireDriveFile;
  /** The width of the result divided by its height; without it, people choose. */
  readonly aspectRatio?: number;
}

/** Ends with the new file; the original stays in the drive. */
export default defineWindow<ImageCropParams, WireDriveFile>({
  id: 'imageCrop',
  title: 'imageCropWindow.title',
});
