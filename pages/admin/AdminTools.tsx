import { observer } from 'mobx-react-lite';
import { useSubmit } from '~/components/form/useSubmit';
import { lookUpItems } from '~/components/staff/lookUp';
import { useOffered } from '~/components/staff/Offered';
import { Button } from '~/components/ui/Button';
import { useI18n } from '~/i18n/useI18n';
import { useAccount, useStores } from '~/react/context';
import { usePane } from '~/router/PaneContext';
import { createInvitations } from '~/stores/resources/staff/invitations';
import styles from './AdminPage.module.css';

/** What administrators do often: look something up, and invite a person while sign-up is closed. */
export const AdminTools = observer(function AdminTools() {
  const { t } = useI18n();
  const account = useAccount();
  const root = useStores();
  const { overlays } = root;
  const { server } = account;
  const { navigate } = usePane();
  const isOffered = useOffered('admin/invite/create');
  const inviting = useSubmit(() => createInvitations(account, { count: 1, expiresAt: null }), {
    onDone: ([invitation]) => {
      if (!invitation) return;
      const { code } = invitation;
      void overlays.alert({ kind: 'success', title: code, text: t('adminPage.inviteCode.made'), copyText: code });
    },
  });
  return (
    <div className={styles.tools}>
      <Button
        icon="search"
        aria-haspopup="menu"
        onClick={({ currentTarget }) =>
          void overlays.openMenu(currentTarget, lookUpItems(root, account, navigate), { label: t('staff.lookUp') })
        }
      >
        {t('staff.lookUp')}
      </Button>
      {isOffered && server.meta?.disableRegistration && (
        <Button icon="userPlus" busy={inviting.isBusy} onClick={() => void inviting.run()}>
          {t('adminPage.inviteCode')}
        </Button>
      )}
    </div>
  );
});
