import { observer } from 'mobx-react-lite';
import { useSubmit } from '~/components/form/useSubmit';
import { OnlyOnServerRow } from '~/components/instance/OnlyOnServer';
import { Page } from '~/components/page/Page';
import { SettingRows } from '~/components/settings/SettingsForm';
import { SettingsLink, SettingsRow } from '~/components/settings/SettingsRow';
import { SettingsBody, SettingsSection } from '~/components/settings/SettingsSection';
import { Button } from '~/components/ui/Button';
import { ButtonRow } from '~/components/ui/ButtonRow';
import { RowCard } from '~/components/ui/Rows';
import { Switch } from '~/components/ui/Switch';
import { useI18n } from '~/i18n/useI18n';
import { useAccount, useStores } from '~/react/context';
import { setRepliesOfAll } from '~/stores/session/leaveAccount';
import { updateMe } from '~/stores/session/updateMe';
import { AccountFacts } from './AccountFacts';
import { DeleteAccount } from './DeleteAccount';

/** Rare settings, facts about the account, and its deletion. */
export default function OtherPage() {
  const { t } = useI18n();
  const { can } = useAccount();
  return (
    <Page title={t('settingsOtherPage.title')}>
      <SettingsBody>
        <RowCard>
          <FeaturedNotes />
          <SettingRows names={['enableCondensedLineForAcct', 'devMode', 'defaultWithReplies']} />
          <RepliesOfAll />
        </RowCard>
        <SettingsSection title={t('settingsOtherPage.account')}>
          <AccountFacts />
          {can.manageAccount && <SettingsLink to="/registry" icon="archive" label={t('settingsOtherPage.registry')} />}
        </SettingsSection>
        <SettingsSection title={t('settingsOtherPage.deleteTitle')}>
          {can.manageAccount ? <DeleteAccount /> : <OnlyOnServerRow path="/settings" />}
        </SettingsSection>
      </SettingsBody>
    </Page>
  );
}

const FeaturedNotes = observer(function FeaturedNotes() {
  const { t } = useI18n();
  const account = useAccount();
  const changing = useSubmit((injectFeaturedNote: boolean) => updateMe(account, { injectFeaturedNote }));
  return (
    <Switch
      label={t('settingsOtherPage.injectFeaturedNote')}
      help={t('settingsOtherPage.injectFeaturedNoteHelp')}
      checked={account.me?.injectFeaturedNote === true}
      onChange={(isOn) => void changing.run(isOn)}
    />
  );
});

/** Shows or hides the replies of everybody whom the account follows now. The setting above is for those whom it follows later. */
function RepliesOfAll() {
  const { t } = useI18n();
  const account = useAccount();
  const { overlays } = useStores();
  const changing = useSubmit((withReplies: boolean) => setRepliesOfAll(account, withReplies), {
    onDone: () => overlays.toast({ kind: 'success', text: t('settingsOtherPage.changedAll') }),
  });
  const ask = async (withReplies: boolean) => {
    const text = t(withReplies ? 'settingsOtherPage.showAllQuestion' : 'settingsOtherPage.hideAllQuestion');
    if (await overlays.confirm({ text, kind: 'question' })) await changing.run(withReplies);
  };
  return (
    <SettingsRow label={t('settingsOtherPage.replies')}>
      <ButtonRow>
        <Button icon="eye" busy={changing.isBusy} onClick={() => void ask(true)}>
          {t('settingsOtherPage.showAll')}
        </Button>
        <Button icon="eyeOff" busy={changing.isBusy} onClick={() => void ask(false)}>
          {t('settingsOtherPage.hideAll')}
        </Button>
      </ButtonRow>
    </SettingsRow>
  );
}
