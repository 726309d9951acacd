import { MutedWordsForm } from '~/components/muting/MutedWordsForm';
import { Page } from '~/components/page/Page';
import { SettingsBody, SettingsSection } from '~/components/settings/SettingsSection';
import { useI18n } from '~/i18n/useI18n';
import { ShutOutList } from './ShutOutList';

/** What the viewer does not want to see: words, servers and people. */
export default function MuteBlockPage() {
  const { t } = useI18n();
  return (
    <Page title={t('settingsMuteBlockPage.title')}>
      <SettingsBody>
        <SettingsSection title={t('settingsMuteBlockPage.words')}>
          <MutedWordsForm label={t('settingsMuteBlockPage.words')} />
        </SettingsSection>
        <ShutOutList kind="mutes" />
        <ShutOutList kind="renoteMutes" />
        <ShutOutList kind="blocks" />
      </SettingsBody>
    </Page>
  );
}
