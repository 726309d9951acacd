import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import styles from '~/components/theme/themeForms.module.css';
import { Icon } from '~/components/ui/Icon';
import { useI18n } from '~/i18n/useI18n';
import { useStores } from '~/react/context';
import choices from './choices.module.css';

const CHOICES = [
  { scheme: null, text: 'settingsThemePage.followSystem', icon: 'appWindow' },
  { scheme: 'light', text: 'settingsThemePage.alwaysLight', icon: 'sun' },
  { scheme: 'dark', text: 'settingsThemePage.alwaysDark', icon: 'moon' },
] as const;

/** Whether the product is light or dark, or follows the operating system. */
export const SchemeChoice = observer(function SchemeChoice() {
  const { t } = useI18n();
  const { theme } = useStores();
  const name = useId();
  return (
    <fieldset className={styles.section}>
      <legend className={styles.heading}>{t('settingsThemePage.scheme')}</legend>
      <div className={choices.schemes}>
        {CHOICES.map(({ scheme, text, icon }) => (
          <label key={text} className={choices.choice}>
            <input
              type="radio"
              className="visuallyHidden"
              name={name}
              checked={theme.choice.scheme === scheme}
              onChange={() => theme.setScheme(scheme)}
            />
            <Icon name={icon} />
            {t(text)}
          </label>
        ))}
      </div>
    </fieldset>
  );
});
