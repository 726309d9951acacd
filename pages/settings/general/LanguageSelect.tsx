import { Select } from '~/components/ui/Select';
import { languageNames } from '~/generated/languageNames';
import { languages } from '~/generated/languages';
import { useI18n } from '~/i18n/useI18n';
import { useStores } from '~/react/context';
import { changeLanguage } from '~/stores/changeLanguage';

/** The language of the interface. Choosing one shows it at once, in all tabs. */
export function LanguageSelect() {
  const { t, lang } = useI18n();
  const root = useStores();
  return (
    <Select
      label={t('settingsGeneralPage.language')}
      value={lang}
      items={languages.map((code) => ({ value: code, label: languageNames[code] }))}
      onChange={(code) => void changeLanguage(root, code)}
    />
  );
}
