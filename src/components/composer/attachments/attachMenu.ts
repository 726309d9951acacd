import { chooseLocalFiles } from '~/components/drive/DriveBrowser';
import { pictureWishes } from '~/components/drive/pictureWishes';
import { DriveUploads } from '~/stores/drive/DriveUploads';
import type { RootStore } from '~/stores/RootStore';
import type { AccountScope } from '~/stores/session/AccountScope';
import type { MenuItem } from '~/stores/ui/OverlayStore';
import type { ComposerState } from '../ComposerState';

interface AttachDeps {
  readonly root: RootStore;
  readonly account: AccountScope;
  readonly state: ComposerState;
}

/** The ways to attach files to a note. */
export function attachMenu(deps: AttachDeps): readonly MenuItem[] {
  const { root, state } = deps;
  const { t } = root.i18n;
  return [
    {
      text: t('composer.attachUpload'),
      icon: 'upload',
      action: async () => {
        const files = await chooseLocalFiles();
        await uploadsOf(deps).add(files, root.settings.get('uploadFolder'));
      },
    },
    {
      text: t('composer.attachFromDrive'),
      icon: 'cloud',
      async action() {
        state.attachments.add((await root.overlays.open('driveFilePicker', { multiple: true })) ?? []);
      },
    },
  ];
}

/** Returns the uploads of a composer, created with the first one. Finished uploads are attached. */
function uploadsOf({ root, account, state }: AttachDeps): DriveUploads {
  if (state.attachments.uploads) return state.attachments.uploads;
  const uploads = new DriveUploads({ api: account.api, ...pictureWishes(root.settings) });
  uploads.onStored((file) => state.attachments.add([file]));
  state.attachments.setUploads(uploads);
  return uploads;
}
