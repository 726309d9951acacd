import { observer } from 'mobx-react-lite';
import { SettingsRow } from '~/components/settings/SettingsRow';
import { Button } from '~/components/ui/Button';
import { ButtonRow } from '~/components/ui/ButtonRow';
import { useI18n } from '~/i18n/useI18n';
import { safeHttpUrl } from '~/lib/safeHttpUrl';
import { useServer, useStores } from '~/react/context';
import styles from './Wallpaper.module.css';

/** The picture behind everything, from the drive. The dialog of the drive can also upload one. */
export const Wallpaper = observer(function Wallpaper() {
  const { t } = useI18n();
  const { theme, overlays } = useStores();
  const server = useServer();
  const url = safeHttpUrl(theme.choice.wallpaper);
  const choose = async () => {
    const [file] = (await overlays.open('driveFilePicker', { multiple: false, type: 'image/*' })) ?? [];
    const chosen = server.url(file?.url);
    if (chosen !== null) theme.setWallpaper(chosen);
  };
  const remove = () => {
    theme.setWallpaper(null);
    const undo = { label: t('settingsThemePage.undo'), run: () => theme.setWallpaper(url) };
    overlays.toast({ text: t('settingsThemePage.wallpaperRemoved'), action: undo });
  };
  return (
    <SettingsRow label={t('settingsThemePage.wallpaper')} help={t('settingsThemePage.wallpaperHelp')}>
      <div className={styles.wallpaper}>
        {url !== null && (
          <img
            className={styles.picture}
            src={server.mediaUrl(url) ?? undefined}
            alt={t('settingsThemePage.wallpaperNow')}
            referrerPolicy="no-referrer"
          />
        )}
        <ButtonRow>
          <Button icon="photo" onClick={() => void choose()}>
            {t('settingsThemePage.wallpaperChoose')}
          </Button>
          {url !== null && (
            <Button icon="trash" onClick={remove}>
              {t('settingsThemePage.wallpaperRemove')}
            </Button>
          )}
        </ButtonRow>
      </div>
    </SettingsRow>
  );
});
