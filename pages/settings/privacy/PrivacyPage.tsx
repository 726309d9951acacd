import { observer } from 'mobx-react-lite';
import { Page } from '~/components/page/Page';
import { AccountFlag } from '~/components/settings/AccountFlag';
import { SettingRows } from '~/components/settings/SettingsForm';
import { SettingsBody, SettingsSection } from '~/components/settings/SettingsSection';
import { useI18n } from '~/i18n/useI18n';
import { useAccount, useStores } from '~/react/context';
import { offeredSettings } from '~/stores/settings/sections';
import type { SettingKey } from '~/stores/settings/settingsTable';
import { FollowVisibilitySelect } from './FollowVisibilitySelect';
import { OldNotesSelect } from './OldNotesSelect';

/** How visible new notes are. */
const NOTE_SETTINGS: readonly SettingKey[] = ['rememberNoteVisibility', 'defaultNoteVisibility', 'defaultNoteLocalOnly', 'keepCw'];

/** Who may follow the account, and who sees what of it. Every change applies at once. */
export default observer(function PrivacyPage() {
  const { t } = useI18n();
  const root = useStores();
  const { me } = useAccount();
  /** Without the lock, the server accepts everybody who waits. */
  const askToUnlock = async (isLocked: boolean): Promise<boolean> =>
    isLocked ||
    !me?.hasPendingReceivedFollowRequest ||
    root.overlays.confirm({
      kind: 'warning',
      text: t('settingsPrivacyPage.unlockQuestion'),
      okLabel: t('settingsPrivacyPage.unlock'),
    });
  const offered = offeredSettings(root).get('composer') ?? [];
  return (
    <Page title={t('settingsPrivacyPage.title')}>
      <SettingsBody>
        <SettingsSection title={t('settingsPrivacyPage.follows')}>
          <AccountFlag name="isLocked" ask={askToUnlock} />
          {me?.isLocked && <AccountFlag name="autoAcceptFollowed" />}
        </SettingsSection>
        <SettingsSection title={t('settingsPrivacyPage.profile')}>
          <FollowVisibilitySelect name="followingVisibility" />
          <FollowVisibilitySelect name="followersVisibility" />
          <AccountFlag name="publicReactions" />
          <AccountFlag name="hideOnlineStatus" />
        </SettingsSection>
        <SettingsSection title={t('settingsPrivacyPage.discovery')}>
          <AccountFlag name="isExplorable" />
          <AccountFlag name="noCrawle" />
          <AccountFlag name="preventAiLearning" />
        </SettingsSection>
        <SettingsSection title={t('settingsPrivacyPage.notes')}>
          {me?.requireSigninToViewContents !== undefined && <AccountFlag name="requireSigninToViewContents" />}
          {me?.makeNotesFollowersOnlyBefore !== undefined && <OldNotesSelect name="makeNotesFollowersOnlyBefore" />}
          {me?.makeNotesHiddenBefore !== undefined && <OldNotesSelect name="makeNotesHiddenBefore" />}
          <SettingRows names={NOTE_SETTINGS.filter((name) => offered.includes(name))} />
        </SettingsSection>
      </SettingsBody>
    </Page>
  );
});
