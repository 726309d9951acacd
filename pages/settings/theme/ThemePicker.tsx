import { observer } from 'mobx-react-lite';
import { useEffect, useId, useState } from 'react';
import { ThemeDeck } from '~/components/theme/ThemeDeck';
import { Icon } from '~/components/ui/Icon';
import { useI18n } from '~/i18n/useI18n';
import { useServer, useStores } from '~/react/context';
import { builtInThemes, defaultThemeIds } from '~/theme/builtInThemes';
import { serverDefault } from '~/theme/themeEngine';
import type { ColorScheme, Theme } from '~/theme/Theme';
import styles from './ThemePicker.module.css';
import { ThemePreview } from './ThemePreview';

interface ThemePickerProps {
  scheme: ColorScheme;
  /** All installed themes; those for the other scheme are left out. */
  installed: readonly Theme[];
}

interface Offer {
  /** The id of the theme; null for the server's default. */
  readonly value: string | null;
  readonly theme: Theme;
}

/** The choice of a theme for one scheme below a preview of it: the server's default, built-in themes, installed ones. */
export const ThemePicker = observer(function ThemePicker({ scheme, installed }: ThemePickerProps) {
  const { t } = useI18n();
  const { theme } = useStores();
  const name = useId();
  const fallback = useDefaultTheme(scheme);
  const own = installed.filter(({ base }) => base === scheme);
  const builtIn = builtInThemes.filter(({ base }) => base === scheme).toSorted((a, b) => rank(a) - rank(b));
  const chosen = [...own, ...builtIn].find(({ id }) => id === theme.choice.ids[scheme]);
  const groups: readonly { readonly heading: string; readonly offers: readonly Offer[] }[] = [
    { heading: t('settingsThemePage.serverDefault'), offers: [{ value: null, theme: fallback }] },
    { heading: t('settingsThemePage.builtIn'), offers: builtIn.map(asOffer) },
    { heading: t('settingsThemePage.installed'), offers: own.map(asOffer) },
  ];
  return (
    <fieldset className={styles.picker}>
      <legend className={styles.heading}>{t(scheme === 'light' ? 'settingsThemePage.lightTheme' : 'settingsThemePage.darkTheme')}</legend>
      <ThemePreview theme={chosen ?? fallback} />
      <div className={styles.themes}>
        {groups
          .filter(({ offers }) => offers.length > 0)
          .map(({ heading, offers }) => (
            <div key={heading} className={styles.group} role="group" aria-label={heading}>
              {offers.map(({ value, theme: offered }) => (
                <label key={value} className={styles.choice}>
                  <input
                    type="radio"
                    className="visuallyHidden"
                    name={name}
                    checked={(chosen?.id ?? null) === value}
                    onChange={() => theme.selectTheme(value, scheme)}
                  />
                  <ThemeDeck theme={offered} />
                  <span className={styles.name}>
                    <span className={styles.words}>{value === null ? heading : offered.name}</span>
                    <span className={styles.check}>
                      <Icon name="check" />
                    </span>
                  </span>
                </label>
              ))}
            </div>
          ))}
      </div>
    </fieldset>
  );
});

const asOffer = (theme: Theme): Offer => ({ value: theme.id, theme });

/** The themes of the product come before those that people know from elsewhere, and its defaults before all. */
const rank = ({ id, author }: Theme): number => (Object.values(defaultThemeIds).includes(id) ? 0 : author === 'Wisteria' ? 1 : 2);

/** The theme that is shown if none is chosen: the server's, else a built-in one. */
function useDefaultTheme(scheme: ColorScheme): Theme {
  const meta = useServer().meta;
  const text = (scheme === 'light' ? meta?.defaultLightTheme : meta?.defaultDarkTheme) ?? null;
  const [found, setFound] = useState<Theme | null>(null);
  useEffect(() => {
    let isCurrent = true;
    const read = async () => {
      // Without the reader of JSON5, the built-in theme stands here.
      const theme = await serverDefault(text, scheme).catch(() => null);
      if (isCurrent) setFound(theme);
    };
    void read();
    return () => {
      isCurrent = false;
    };
  }, [text, scheme]);
  return found ?? builtInThemes.find(({ id }) => id === defaultThemeIds[scheme])!;
}
