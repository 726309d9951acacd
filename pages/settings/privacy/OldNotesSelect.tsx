import { observer } from 'mobx-react-lite';
import { useAccountField } from '~/components/settings/useAccountField';
import { Select } from '~/components/ui/Select';
import { useI18n } from '~/i18n/useI18n';

/** Ages in days after which notes are no longer shown to everybody. */
const AGES = [1, 7, 30, 90, 365] as const;

const DAY_S = 86_400;

/** After which age notes are shown to followers only, or to nobody else. Servers store it as a negative number of seconds. */
export const OldNotesSelect = observer(function OldNotesSelect({
  name,
}: {
  name: 'makeNotesFollowersOnlyBefore' | 'makeNotesHiddenBefore';
}) {
  const i18n = useI18n();
  const { t } = i18n;
  const { value = null, change } = useAccountField(name);
  const ages = AGES.map((days) => ({ value: String(-days * DAY_S), label: t('settingsPrivacyPage.after', { n: days }) }));
  const isKnown = value === null || ages.some((age) => age.value === String(value));
  const other = () => ({
    value: String(value),
    label:
      (value ?? 0) < 0
        ? t('settingsPrivacyPage.after', { n: Math.round(-(value ?? 0) / DAY_S) })
        : t('settingsPrivacyPage.before', { date: i18n.date((value ?? 0) * 1000) }),
  });
  return (
    <Select
      label={t(`settingsPrivacyPage.${name}`)}
      value={value === null ? '' : String(value)}
      items={[{ value: '', label: t('settingsPrivacyPage.neverOld') }, ...ages, ...(isKnown ? [] : [other()])]}
      onChange={(next) => change(next === '' ? null : Number(next))}
    />
  );
});
