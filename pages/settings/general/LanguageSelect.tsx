import { Select } from '~/components/ui/Select';
import { languageNames } from '~/generated/languageNames';
import { languages } from '~/generated/languages';
import { useI18n } from '~/i18n/useI18n';
import { useStores } from '~/react/context';
import { changeLanguage } from '~/stores/changeLanguage';

/** The language of the interface. Choosing one reloads all tabs, because the texts on screen are in the old one. */
export function LanguageSelect() {
  const { t, lang } = useI18n();
  const root = useStores();
  const choose = (code: string) => {
    if (changeLanguage(root, code)) location.reload();
  };
  return (
    <Select
      label={t('settingsGeneralPage.language')}
      value={lang}
      items={languages.map((code) => ({ value: code, label: languageNames[code] }))}
      onChange={choose}
    />
  );
}
