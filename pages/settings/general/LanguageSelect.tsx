import { Select } from '~/components/ui/Select';
import { languageChoices } from '~/i18n/languageChoices';
import { useI18n } from '~/i18n/useI18n';
import { useStores } from '~/react/context';
import { changeLanguage } from '~/stores/changeLanguage';

/** The language of the interface. Choosing one shows it at once, in all tabs. */
export function LanguageSelect() {
  const i18n = useI18n();
  const { t, lang } = i18n;
  const root = useStores();
  return (
    <Select
      label={t('settingsGeneralPage.language')}
      value={lang}
      items={languageChoices(i18n).map(({ code, name, share }) => ({
        value: code,
        label: share === undefined ? name : `${name} · ${share}`,
      }))}
      onChange={(code) => void changeLanguage(root, code)}
    />
  );
}
