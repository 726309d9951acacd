import { observer } from 'mobx-react-lite';
import { EmptyState } from '~/components/async/EmptyState';
import { InvitationCard } from '~/components/invite/InvitationCard';
import { useCollection } from '~/components/async/useCollection';
import { useQuery } from '~/components/async/useQuery';
import { useSubmit } from '~/components/form/useSubmit';
import { PagedListView } from '~/components/list/PagedListView';
import { Page } from '~/components/page/Page';
import { PageStack } from '~/components/page/PageStack';
import { Button } from '~/components/ui/Button';
import { useI18n } from '~/i18n/useI18n';
import { useAccount, useServer, useStores } from '~/react/context';
import { createInvitation, myInvitations, remainingInvitations } from '~/stores/resources/account/invitations';
import styles from './InvitePage.module.css';

/** The invitations of the viewer, with which others can sign up although registration is closed. */
export default observer(function InvitePage() {
  const { t } = useI18n();
  const server = useServer();
  const { me } = useAccount();
  const mayInvite = server.meta?.disableRegistration === true && (me?.isAdmin || me?.policies.canInvite);
  return (
    <Page title={t('invitePage.title')}>
      {mayInvite ? (
        <Invitations />
      ) : (
        <EmptyState
          icon="userPlus"
          text={t(server.meta?.disableRegistration ? 'invitePage.notAllowed' : 'invitePage.everybodyMaySignUp')}
        />
      )}
    </Page>
  );
});

const HOUR = 60;
const DAY = 24 * HOUR;

const Invitations = observer(function Invitations() {
  const { t } = useI18n();
  const { overlays } = useStores();
  const account = useAccount();
  const list = useCollection(myInvitations, null);
  const remaining = useQuery(remainingInvitations, null).value?.count;
  const creating = useSubmit(() => createInvitation(account), {
    onDone: ({ code }) => void overlays.alert({ kind: 'success', title: t('invitePage.created'), text: code }),
  });
  const { inviteLimit = 0, inviteLimitCycle = 0 } = account.me?.policies ?? {};
  return (
    <PageStack width={700}>
      <p>{t('invitePage.about')}</p>
      {inviteLimit > 0 && <p>{limitText(inviteLimit, inviteLimitCycle, t)}</p>}
      {typeof remaining === 'number' && <p>{t('invitePage.remaining', { n: remaining })}</p>}
      <Button
        className={styles.create}
        variant="primary"
        icon="userPlus"
        busy={creating.isBusy}
        disabled={remaining === 0}
        onClick={() => void creating.run()}
      >
        {t('invitePage.create')}
      </Button>
      <PagedListView
        list={list}
        className={styles.list}
        empty={<EmptyState icon="userPlus" text={t('invitePage.none')} />}
        renderItem={(invitation) => <InvitationCard key={invitation.id} invitation={invitation} />}
      />
    </PageStack>
  );
});

/** @param cycle minutes */
function limitText(limit: number, cycle: number, t: ReturnType<typeof useI18n>['t']): string {
  if (cycle % DAY === 0) return t('invitePage.limit.days', { limit, n: cycle / DAY });
  if (cycle % HOUR === 0) return t('invitePage.limit.hours', { limit, n: cycle / HOUR });
  return t('invitePage.limit.minutes', { limit, n: cycle });
}
