import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import styles from '~/components/theme/themeForms.module.css';
import { Button } from '~/components/ui/Button';
import { useI18n } from '~/i18n/useI18n';
import { mediaUrl } from '~/lib/mediaUrl';
import { safeHttpUrl } from '~/lib/safeHttpUrl';
import { useStores } from '~/react/context';
import choices from './choices.module.css';

/** The picture behind everything, from the drive. The dialog of the drive can also upload one. */
export const Wallpaper = observer(function Wallpaper() {
  const { t } = useI18n();
  const { theme, overlays } = useStores();
  const id = useId();
  const url = safeHttpUrl(theme.choice.wallpaper);
  const choose = async () => {
    const [file] = (await overlays.open('driveFilePicker', { multiple: false, type: 'image/*' })) ?? [];
    const chosen = safeHttpUrl(file?.url, location.origin);
    if (chosen !== null) theme.setWallpaper(chosen);
  };
  const remove = () => {
    theme.setWallpaper(null);
    const undo = { label: t('settingsThemePage.undo'), run: () => theme.setWallpaper(url) };
    overlays.toast({ text: t('settingsThemePage.wallpaperRemoved'), action: undo });
  };
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h2 id={id} className={styles.heading}>
        {t('settingsThemePage.wallpaper')}
      </h2>
      <p className={styles.hint}>{t('settingsThemePage.wallpaperHelp')}</p>
      {url !== null && (
        <img
          className={choices.picture}
          src={mediaUrl(url) ?? undefined}
          alt={t('settingsThemePage.wallpaperNow')}
          referrerPolicy="no-referrer"
        />
      )}
      <div className={styles.buttons}>
        <Button icon="photo" onClick={() => void choose()}>
          {t('settingsThemePage.wallpaperChoose')}
        </Button>
        {url !== null && (
          <Button icon="trash" onClick={remove}>
            {t('settingsThemePage.wallpaperRemove')}
          </Button>
        )}
      </div>
    </section>
  );
});
