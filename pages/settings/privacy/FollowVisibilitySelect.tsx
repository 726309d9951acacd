import { observer } from 'mobx-react-lite';
import type { FollowVisibility } from '~/api/wire';
import { useAccountField } from '~/components/settings/useAccountField';
import { Select } from '~/components/ui/Select';
import { useI18n } from '~/i18n/useI18n';

const VISIBILITIES: readonly FollowVisibility[] = ['public', 'followers', 'private'];

/** Who sees whom the account follows, or who follows it. */
export const FollowVisibilitySelect = observer(function FollowVisibilitySelect({
  name,
}: {
  name: 'followingVisibility' | 'followersVisibility';
}) {
  const { t } = useI18n();
  const { value, change } = useAccountField(name);
  return (
    <Select
      label={t(`settingsPrivacyPage.${name}`)}
      value={value ?? 'public'}
      items={VISIBILITIES.map((one) => ({ value: one, label: t(`settingsPrivacyPage.visibility.${one}`) }))}
      onChange={change}
    />
  );
});
