import { chooseLocalFiles } from '~/components/drive/DriveBrowser';
import { FieldSet } from '~/components/form/FieldSet';
import { Button } from '~/components/ui/Button';
import { ButtonRow } from '~/components/ui/ButtonRow';
import { useI18n } from '~/i18n/useI18n';
import { useAccount, useStores } from '~/react/context';
import { createAllUploads } from '~/stores/uploads/AllUploads';
import styles from './ChannelEditPage.module.css';

/** The picture of a channel. */
export interface Banner {
  readonly url: string;
  /** The file in the viewer's drive, if the picture was chosen just now. */
  readonly fileId?: string;
}

interface BannerFieldProps {
  value: Banner | null;
  onChange: (banner: Banner | null) => void;
}

/** Chooses the picture of a channel from this device or the drive, or removes it. */
export function BannerField({ value, onChange }: BannerFieldProps) {
  const { t } = useI18n();
  const { overlays, part, settings } = useStores();
  const account = useAccount();
  const shown = account.server.mediaUrl(value?.url);
  const take = async ({ id, type, url }: { readonly id: string; readonly type: string; readonly url: string }) => {
    if (type.startsWith('image/')) onChange({ fileId: id, url });
    else await overlays.alert({ kind: 'error', text: t('channelEditPage.notPicture') });
  };
  const upload = async () => {
    const [chosen] = await chooseLocalFiles({ accept: 'image/*', isSingle: true });
    if (!chosen) return;
    // The list of uploads shows a failure, and tries again from there.
    const stored = await part(createAllUploads)
      .of(account)
      .addFile(chosen, { folderId: settings.get('uploadFolder') });
    if (stored.ok) await take(stored.value);
  };
  const choose = async () => {
    const [file] = (await overlays.open('driveFilePicker', { multiple: false, type: 'image/*' })) ?? [];
    if (file) await take(file);
  };
  return (
    <FieldSet legend={t('channelEditPage.banner')}>
      {shown && (
        <div className={styles.banner}>
          <img src={shown} alt="" decoding="async" />
        </div>
      )}
      <ButtonRow>
        <Button icon="upload" onClick={() => void upload()}>
          {t('channelEditPage.upload')}
        </Button>
        <Button icon="cloud" aria-haspopup="dialog" onClick={() => void choose()}>
          {t('channelEditPage.choose')}
        </Button>
        {value && (
          <Button icon="trash" onClick={() => onChange(null)}>
            {t('channelEditPage.removeBanner')}
          </Button>
        )}
      </ButtonRow>
    </FieldSet>
  );
}
