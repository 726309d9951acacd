import { convertToPixelCrop, type PercentCrop } from 'react-image-crop';
import type { WireDriveFile } from '~/api/wire';
import { toAppError } from '~/lib/AppError';
import { fail, type Result } from '~/lib/Result';
import { useAccount, useStores } from '~/react/context';
import { createAllUploads } from '~/stores/uploads/AllUploads';
import { cutOut } from './cutOut';

/** Returns a function that cuts a part out of a file's picture and uploads it beside the original. */
export function useCropping(file: WireDriveFile): (picture: HTMLImageElement, crop: PercentCrop) => Promise<Result<WireDriveFile>> {
  const { part, settings } = useStores();
  const account = useAccount();
  return async (picture, crop) => {
    try {
      const area = convertToPixelCrop(crop, picture.naturalWidth, picture.naturalHeight);
      const blob = await cutOut(picture, area, file.type);
      const made = new File([blob], `cropped_${file.name}`, { type: blob.type });
      const uploads = part(createAllUploads).of(account);
      const { isSensitive, comment } = file;
      const folderId = file.folderId ?? settings.get('uploadFolder');
      const result = await uploads.addFile(made, { folderId, isSensitive, comment, keepOriginal: true });
      // The window says why it failed, and offers the next try.
      const failed = uploads.items.find((item) => item.file === made);
      if (failed) uploads.dismiss(failed.id);
      return result;
    } catch (thrown) {
      return fail(toAppError(thrown));
    }
  };
}
