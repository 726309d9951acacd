import { observer } from 'mobx-react-lite';
import { Page } from '~/components/page/Page';
import { SettingRows } from '~/components/settings/SettingsForm';
import { SettingsLink } from '~/components/settings/SettingsRow';
import { SettingsBody, SettingsSection } from '~/components/settings/SettingsSection';
import { useI18n } from '~/i18n/useI18n';
import { useAccount } from '~/react/context';
import { ProfileForm } from './ProfileForm';
import { ProfilePictures } from './ProfilePictures';

/** What others see of the account: its pictures, and what it says about itself. */
export default observer(function ProfilePage() {
  const { t } = useI18n();
  const { me } = useAccount();
  if (!me) return null;
  return (
    <Page title={t('settingsProfilePage.title')}>
      <SettingsBody>
        <SettingsSection title={t('settingsProfilePage.pictures')}>
          <ProfilePictures me={me} />
          <SettingsLink to="/settings/avatar-decoration" icon="star" label={t('settingsProfilePage.decorations')} />
        </SettingsSection>
        <SettingsSection title={t('settingsProfilePage.about')}>
          <ProfileForm me={me} />
        </SettingsSection>
        <SettingsSection title={t('settingsProfilePage.notes')}>
          <SettingRows names={['reactionAcceptance']} />
        </SettingsSection>
      </SettingsBody>
    </Page>
  );
});
