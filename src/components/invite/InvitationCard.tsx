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
import styles from './InvitationCard.module.css';

interface InvitationCardProps {
  invitation: WireInvitation;
  /** Whether to say who made the code, where the codes of several people stand together. */
  isFromAnyone?: boolean;
}

/** One code, whether it was used, and what can be done with it. */
export const InvitationCard = observer(function InvitationCard({ invitation, isFromAnyone = false }: InvitationCardProps) {
  const { t } = useI18n();
  const { overlays, clock } = useStores();
  const account = useAccount();
  const { me } = account;
  const { id, code, createdAt, createdBy, expiresAt, used, usedBy, usedAt } = invitation;
  const deleting = useSubmit(() => deleteInvitation(account, id));
  const state = used ? 'used' : expiresAt !== null && Date.parse(expiresAt) < clock.now() ? 'expired' : 'open';
  const mayDelete = mayModerate(me) || !used;
  const remove = async () => {
    if (await overlays.confirm({ kind: 'warning', text: t('invitation.deleteQuestion', { code }) })) await deleting.run();
  };
  return (
    <article className={styles.card} aria-label={code}>
      <header className={styles.head}>
        <code className={styles.code}>{code}</code>
        <span className={styles.state} data-state={state}>
          {t(`invitation.state.${state}`)}
        </span>
      </header>
      <dl className={styles.facts}>
        <dt>{t('invitation.createdAt')}</dt>
        <dd>
          <RelativeTime iso={createdAt} />
        </dd>
        {isFromAnyone && createdBy && (
          <>
            <dt>{t('invitation.createdBy')}</dt>
            <dd>
              <Link to={`/@${createdBy.username}`}>@{createdBy.username}</Link>
            </dd>
          </>
        )}
        {expiresAt !== null && (
          <>
            <dt>{t('invitation.expiresAt')}</dt>
            <dd>
              <RelativeTime iso={expiresAt} />
            </dd>
          </>
        )}
        {usedBy && (
          <>
            <dt>{t('invitation.usedBy')}</dt>
            <dd>
              <Link to={`/@${usedBy.username}`}>@{usedBy.username}</Link>
            </dd>
          </>
        )}
        {usedAt !== null && (
          <>
            <dt>{t('invitation.usedAt')}</dt>
            <dd>
              <RelativeTime iso={usedAt} />
            </dd>
          </>
        )}
      </dl>
      <ButtonRow>
        {state === 'open' && (
          <Button icon="copy" onClick={() => void overlays.copy(code)}>
            {t('invitation.copy')}
          </Button>
        )}
        {mayDelete && (
          <Button variant="danger" icon="trash" busy={deleting.isBusy} onClick={() => void remove()}>
            {t('invitation.delete')}
          </Button>
        )}
      </ButtonRow>
    </article>
  );
});
