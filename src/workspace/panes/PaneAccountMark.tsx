import { observer } from 'mobx-react-lite';
import { Avatar } from '~/components/user/Avatar';
import { useI18n } from '~/i18n/useI18n';
import { useStores } from '~/react/context';
import { accountColor } from './accountColor';
import { useOtherAccount } from './PaneAccount';
import type { OtherAccounts } from '~/stores/session/OtherAccounts';
import styles from './PaneAccountMark.module.css';

interface PaneAccountMarkProps {
  /** The id of the stored account; null for the one in use, which gets no mark. */
  account: string | null;
  accounts: OtherAccounts;
}

/** Marks in the header of a pane that it belongs to another account than the one in use. */
export const PaneAccountMark = observer(function PaneAccountMark({ account, accounts }: PaneAccountMarkProps) {
  const { session } = useStores();
  if (account === null || account === session.current.me?.id) return null;
  return <OtherAccountMark key={account} account={account} accounts={accounts} />;
});

const OtherAccountMark = observer(function OtherAccountMark({ account, accounts }: { account: string; accounts: OtherAccounts }) {
  const { t } = useI18n();
  const { state } = useOtherAccount(account, accounts);
  const me = state.status === 'ready' ? state.scope.me : null;
  return (
    <span className={styles.mark} style={accountColor(account)} data-part="account">
      {me && (
        <>
          <Avatar user={me} size={24} link={false} />
          <span className="visuallyHidden">{t('column.postAs', { acct: `@${me.username}` })}</span>
        </>
      )}
    </span>
  );
});
