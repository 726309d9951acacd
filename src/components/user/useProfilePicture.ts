import type { WireDriveFile } from '~/api/wire';
import { chooseLocalFiles } from '~/components/drive/DriveBrowser';
import { showDriveError } from '~/components/drive/driveErrors';
import { useSubmit } from '~/components/form/useSubmit';
import { useI18n } from '~/i18n/useI18n';
import { useAccount, useStores } from '~/react/context';
import { updateMe } from '~/stores/session/updateMe';
import type { MenuItem } from '~/stores/ui/OverlayStore';
import { createAllUploads } from '~/stores/uploads/AllUploads';

/** The pictures of a profile. */
export type ProfilePicture = 'avatar' | 'banner';

/** The width of each picture divided by its height. */
const SHAPES = { avatar: 1, banner: 2 } as const;

/** Pictures that may move. Cropping would leave the first frame only. */
const MOVING = ['image/gif', 'image/apng'];

/** How long the change can be undone; ms. */
const UNDO_MS = 10_000;

/** Returns the ways to change the avatar or the banner, and whether a change is running. A picture is cropped first. */
export function useProfilePicture(picture: ProfilePicture): { readonly isBusy: boolean; readonly menu: () => readonly MenuItem[] } {
  const { t } = useI18n();
  const root = useStores();
  const account = useAccount();
  const { overlays, settings, part } = root;
  const field = `${picture}Id` as const;
  const isAvatar = picture === 'avatar';

  const saving = useSubmit((fileId: string | null) => updateMe(account, { [field]: fileId }), {
    onFailed: (error) => {
      showDriveError(root, error);
      return true;
    },
  });
  const save = async (fileId: string | null): Promise<void> => {
    const before = account.me?.[field] ?? null;
    await saving.run(fileId);
    if (account.me?.[field] !== fileId) return;
    overlays.toast({
      kind: 'success',
      text: t(isAvatar ? 'profilePicture.avatarChanged' : 'profilePicture.bannerChanged'),
      durationMs: UNDO_MS,
      action: { label: t('drive.undo'), run: () => void saving.run(before) },
    });
  };
  const cropAndSave = async (file: WireDriveFile): Promise<void> => {
    const isWhole = MOVING.includes(file.type) || !account.can.readFiles;
    const cropped = isWhole ? file : await overlays.open('imageCrop', { file, aspectRatio: SHAPES[picture] });
    if (cropped) await save(cropped.id);
  };
  const upload = async (): Promise<void> => {
    const [chosen] = await chooseLocalFiles({ accept: 'image/*', isSingle: true });
    if (!chosen) return;
    // The list of uploads shows a failure, and tries again from there.
    const stored = await part(createAllUploads)
      .of(account)
      .addFile(chosen, { folderId: settings.get('uploadFolder') });
    if (!stored.ok) return;
    if (stored.value.type.startsWith('image/')) await cropAndSave(stored.value);
    else await overlays.alert({ kind: 'error', text: t('profilePicture.notPicture') });
  };
  const pick = async (): Promise<void> => {
    const [file] = (await overlays.open('driveFilePicker', { multiple: false, type: 'image/*' })) ?? [];
    if (file) await cropAndSave(file);
  };
  return {
    isBusy: saving.isBusy,
    menu: () => [
      { text: t('profilePicture.upload'), icon: 'upload', action: upload },
      { text: t('profilePicture.fromDrive'), icon: 'cloud', action: pick },
      ...(account.me?.[field]
        ? [
            {
              text: t(isAvatar ? 'profilePicture.removeAvatar' : 'profilePicture.removeBanner'),
              icon: 'trash' as const,
              action: () => save(null),
            },
          ]
        : []),
    ],
  };
}
