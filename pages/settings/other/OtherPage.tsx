import { observer } from 'mobx-react-lite';
import { FieldGroup } from '~/components/form/FieldGroup';
import { useSubmit } from '~/components/form/useSubmit';
import { Page } from '~/components/page/Page';
import { SettingsForm } from '~/components/settings/SettingsForm';
import { Button } from '~/components/ui/Button';
import { ButtonRow } from '~/components/ui/ButtonRow';
import { Switch } from '~/components/ui/Switch';
import { useI18n } from '~/i18n/useI18n';
import { useAccount, useStores } from '~/react/context';
import { setRepliesOfAll } from '~/stores/session/leaveAccount';
import { updateMe } from '~/stores/session/updateMe';
import { Link } from '~/router/Link';
import settings from '../SettingsPage.module.css';
import { AccountFacts } from './AccountFacts';
import { DeleteAccount } from './DeleteAccount';

/** Rare settings, facts about the account, and its deletion. */
export default function OtherPage() {
  const { t } = useI18n();
  return (
    <Page title={t('settingsOtherPage.title')}>
      <div className={settings.content}>
        <FeaturedNotes />
        <SettingsForm names={['enableCondensedLineForAcct', 'devMode', 'defaultWithReplies']} />
        <RepliesOfAll />
        <section className={settings.section}>
          <h2 className={settings.heading}>{t('settingsOtherPage.account')}</h2>
          <AccountFacts />
          <Link to="/registry">{t('settingsOtherPage.registry')}</Link>
        </section>
        <section className={settings.section}>
          <h2 className={settings.heading}>{t('settingsOtherPage.deleteTitle')}</h2>
          <DeleteAccount />
        </section>
      </div>
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
    <FieldGroup label={t('settingsOtherPage.replies')}>
      <ButtonRow>
        <Button icon="eye" busy={changing.isBusy} onClick={() => void ask(true)}>
          {t('settingsOtherPage.showAll')}
        </Button>
        <Button icon="eyeOff" busy={changing.isBusy} onClick={() => void ask(false)}>
          {t('settingsOtherPage.hideAll')}
        </Button>
      </ButtonRow>
    </FieldGroup>
  );
}
