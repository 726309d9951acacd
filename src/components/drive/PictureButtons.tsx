import type { WireDriveFile } from '~/api/wire';
import { Button } from '~/components/ui/Button';
import { ButtonRow } from '~/components/ui/ButtonRow';
import { useI18n } from '~/i18n/useI18n';
import { useAccount, useStores } from '~/react/context';
import { createAllUploads } from '~/stores/uploads/AllUploads';
import { chooseLocalFiles } from './DriveBrowser';

/** Buttons that choose a picture: from this device, which uploads it as it is, or from the drive. */
export function PictureButtons({ onChoose }: { onChoose: (file: WireDriveFile) => void }) {
  const { t } = useI18n();
  const { overlays, settings, part } = useStores();
  const account = useAccount();
  const choose = async () => {
    const [chosen] = (await overlays.open('driveFilePicker', { multiple: false, type: 'image/*' })) ?? [];
    if (chosen) onChoose(chosen);
  };
  const upload = async () => {
    const [chosen] = await chooseLocalFiles({ accept: 'image/*', isSingle: true });
    if (!chosen) return;
    // The list of uploads shows a failure. The picture stays as it is, because it may be transparent.
    const stored = await part(createAllUploads)
      .of(account)
      .addFile(chosen, { folderId: settings.get('uploadFolder'), keepOriginal: true });
    if (stored.ok) onChoose(stored.value);
  };
  return (
    <ButtonRow>
      <Button icon="upload" onClick={() => void upload()}>
        {t('form.uploadPicture')}
      </Button>
      <Button icon="cloud" onClick={() => void choose()}>
        {t('form.pictureFromDrive')}
      </Button>
    </ButtonRow>
  );
}
