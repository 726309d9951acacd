import { observer } from 'mobx-react-lite';
import { Icon } from '~/components/ui/Icon';
import { useI18n } from '~/i18n/useI18n';
import { useStores } from '~/react/context';
import { DENSITIES, densityOf } from '~/services/density';
import styles from './DensityChoice.module.css';

/** How much room notes take in all columns that have no density of their own. In a narrow bar, it opens as a menu. */
export const DensityChoice = observer(function DensityChoice() {
  const { t } = useI18n();
  const { settings, overlays } = useStores();
  const now = densityOf({ own: null, general: settings.get('density'), frame: 'column', isPhone: false });
  const choices = DENSITIES.map((density) => ({
    text: t(`setting.density.${density}`),
    active: density === now,
    action: () => settings.set('density', density),
  }));
  return (
    <>
      <div className={styles.all} role="group" aria-label={t('setting.density')}>
        {choices.map(({ text, active, action }) => (
          <button key={text} type="button" className={styles.one} aria-pressed={active} onClick={action}>
            {text}
          </button>
        ))}
      </div>
      <button
        type="button"
        className={styles.menu}
        aria-haspopup="menu"
        aria-label={t('ui.titled', { title: t('setting.density'), text: t(`setting.density.${now}`) })}
        data-tooltip={t('setting.density')}
        onClick={({ currentTarget }) => void overlays.openMenu(currentTarget, choices, { label: t('setting.density') })}
      >
        <Icon name="list" />
        {t(`setting.density.${now}`)}
      </button>
    </>
  );
});
