import { observer } from 'mobx-react-lite';
import { useEffect, useId, useState } from 'react';
import styles from '~/components/theme/themeForms.module.css';
import { ThemeSwatch } from '~/components/theme/ThemeSwatch';
import { useI18n } from '~/i18n/useI18n';
import { useStores } from '~/react/context';
import { builtInThemes, defaultThemeIds } from '~/theme/builtInThemes';
import { serverDefault } from '~/theme/themeEngine';
import type { ColorScheme, Theme } from '~/theme/Theme';
import choices from './choices.module.css';

interface ThemePickerProps {
  scheme: ColorScheme;
  /** All installed themes; those for the other scheme are left out. */
  installed: readonly Theme[];
}

/** The choice of a theme for one scheme: the server's default, installed themes, built-in ones. */
export const ThemePicker = observer(function ThemePicker({ scheme, installed }: ThemePickerProps) {
  const { t } = useI18n();
  const { theme } = useStores();
  const name = useId();
  const fallback = useDefaultTheme(scheme);
  const own = installed.filter(({ base }) => base === scheme);
  const builtIn = builtInThemes.filter(({ base }) => base === scheme);
  const chosen = [...own, ...builtIn].find(({ id }) => id === theme.choice.ids[scheme])?.id ?? null;
  const groups = [
    { heading: t('settingsThemePage.serverDefault'), themes: [{ value: null, theme: fallback }] },
    { heading: t('settingsThemePage.installed'), themes: own.map(asChoice) },
    { heading: t('settingsThemePage.builtIn'), themes: builtIn.map(asChoice) },
  ];
  return (
    <fieldset className={styles.section}>
      <legend className={styles.heading}>{t(scheme === 'light' ? 'settingsThemePage.lightTheme' : 'settingsThemePage.darkTheme')}</legend>
      {groups
        .filter(({ themes }) => themes.length > 0)
        .map(({ heading, themes }) => (
          <div key={heading} className={styles.section} role="group" aria-label={heading}>
            <p className={choices.group}>{heading}</p>
            <div className={choices.themes}>
              {themes.map((offered) => (
                <label key={offered.value} className={`${choices.choice} ${choices.theme}`}>
                  <input
                    type="radio"
                    className="visuallyHidden"
                    name={name}
                    checked={chosen === offered.value}
                    onChange={() => theme.selectTheme(offered.value, scheme)}
                  />
                  <ThemeSwatch theme={offered.theme} />
                  <span className={choices.name}>{offered.theme.name}</span>
                </label>
              ))}
            </div>
          </div>
        ))}
    </fieldset>
  );
});

const asChoice = (theme: Theme) => ({ value: theme.id, theme });

/** The theme that is shown if none is chosen: the server's, else a built-in one. */
function useDefaultTheme(scheme: ColorScheme): Theme {
  const meta = useStores().instance.meta;
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
