import type { DriveUploadsDeps } from '~/stores/drive/DriveUploads';
import type { SettingsStore } from '~/stores/settings/SettingsStore';
import { shrinkPicture } from './shrinkPicture';

/** What the viewer's settings say about pictures that are uploaded. */
export const pictureWishes = (settings: Pick<SettingsStore, 'get'>): Omit<DriveUploadsDeps, 'api'> => ({
  prepare: async (file) => (settings.get('keepOriginalUploading') ? file : shrinkPicture(file)),
  keepsMetadata: () => settings.get('keepOriginalUploading') && settings.get('keepMetadata'),
});
