import { observable, runInAction } from 'mobx';
import { chooseLocalFiles } from '~/components/drive/DriveBrowser';
import type { MenuItem } from '~/stores/ui/OverlayStore';
import { attachDriveFiles, attachFromUrl, uploadToNote, type AttachDeps } from './attachFiles';

/** The ways to attach files to a note. */
export function attachMenu(deps: AttachDeps): readonly MenuItem[] {
  const { root } = deps;
  const { t } = root.i18n;
  const keepOriginal = observable.box(root.settings.get('keepOriginalUploading'));
  return [
    { type: 'label', text: t('composer.attach') },
    {
      type: 'switch',
      text: t('drive.keepOriginal'),
      icon: 'photo',
      get: () => keepOriginal.get(),
      set: (isKept) => runInAction(() => keepOriginal.set(isKept)),
    },
    {
      text: t('composer.attachUpload'),
      icon: 'upload',
      action: async () => uploadToNote(deps, await chooseLocalFiles(), keepOriginal.get()),
    },
    {
      text: t('composer.attachFromDrive'),
      icon: 'cloud',
      async action() {
        attachDriveFiles(deps, (await root.overlays.open('driveFilePicker', { multiple: true })) ?? []);
      },
    },
    { text: t('composer.attachments.fromUrl'), icon: 'link', action: () => attachFromUrl(deps) },
  ];
}
