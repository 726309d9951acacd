import { SettingsLink } from '~/components/settings/SettingsRow';
import { useI18n } from '~/i18n/useI18n';
import type { PageProps } from '~/registry/definePage';
import { ServerSettingsForm, type SectionParts } from '../serverSettings/ServerSettingsForm';
import { ServerSettingsFrame } from '../serverSettings/ServerSettingsFrame';
import type manifest from './manifest';

const PARTS: SectionParts = { terms: { before: () => <RulesLink /> } };

/** Who may join, what everyone agrees to, and which words are not welcome. */
export default function ModerationPage({ params: { setting } }: PageProps<typeof manifest>) {
  return (
    <ServerSettingsFrame page="moderation">
      {(settings, names) => <ServerSettingsForm page="moderation" names={names} settings={settings} focused={setting} parts={PARTS} />}
    </ServerSettingsFrame>
  );
}

function RulesLink() {
  const { t } = useI18n();
  return (
    <SettingsLink
      to="/admin/server-rules"
      icon="listNumbers"
      label={t('adminServerRulesPage.title')}
      help={t('adminModerationPage.rulesHelp')}
    />
  );
}
