import { observer } from 'mobx-react-lite';
import type { WireInvitation } from '~/api/wire';
import { useSubmit } from '~/components/form/useSubmit';
import { Button } from '~/components/ui/Button';
import { ButtonRow } from '~/components/ui/ButtonRow';
import { RelativeTime } from '~/components/ui/RelativeTime';
import { useI18n } from '~/i18n/useI18n';
import { useAccount, useStores } from '~/react/context';
import { Link } from '~/router/Link';
import { mayModerate } from '~/stores/resources/server/moderateServers';
import { deleteInvitation } from '~/stores/resources/account/invitations';
import styles from './InvitePage.module.css';

/** One code, whether it was used, and what can be done with it. */
export const InvitationCard = observer(function InvitationCard({ invitation }: { invitation: WireInvitation }) {
  const { t } = useI18n();
  const { overlays, clock } = useStores();
  const account = useAccount();
  const { me } = account;
  const { id, code, createdAt, expiresAt, used, usedBy, usedAt } = invitation;
  const deleting = useSubmit(() => deleteInvitation(account, id));
  const state = used ? 'used' : expiresAt !== null && Date.parse(expiresAt) < clock.now() ? 'expired' : 'open';
  const mayDelete = mayModerate(me) || !used;
  const remove = async () => {
    if (await overlays.confirm({ kind: 'warning', text: t('invitePage.deleteQuestion', { code }) })) await deleting.run();
  };
  return (
    <article className={styles.card} aria-label={code}>
      <header className={styles.head}>
        <code className={styles.code}>{code}</code>
        <span className={styles.state} data-state={state}>
          {t(`invitePage.state.${state}`)}
        </span>
      </header>
      <dl className={styles.facts}>
        <dt>{t('invitePage.createdAt')}</dt>
        <dd>
          <RelativeTime iso={createdAt} />
        </dd>
        {expiresAt !== null && (
          <>
            <dt>{t('invitePage.expiresAt')}</dt>
            <dd>
              <RelativeTime iso={expiresAt} />
            </dd>
          </>
        )}
        {usedBy && (
          <>
            <dt>{t('invitePage.usedBy')}</dt>
            <dd>
              <Link to={`/@${usedBy.username}`}>@{usedBy.username}</Link>
            </dd>
          </>
        )}
        {usedAt !== null && (
          <>
            <dt>{t('invitePage.usedAt')}</dt>
            <dd>
              <RelativeTime iso={usedAt} />
            </dd>
          </>
        )}
      </dl>
      <ButtonRow>
        {state === 'open' && (
          <Button icon="copy" onClick={() => void overlays.copy(code)}>
            {t('invitePage.copy')}
          </Button>
        )}
        {mayDelete && (
          <Button variant="danger" icon="trash" busy={deleting.isBusy} onClick={() => void remove()}>
            {t('invitePage.delete')}
          </Button>
        )}
      </ButtonRow>
    </article>
  );
});
