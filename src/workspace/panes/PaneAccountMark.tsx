import { observer } from 'mobx-react-lite';
import { Avatar } from '~/components/user/Avatar';
import { useI18n } from '~/i18n/useI18n';
import { useStores } from '~/react/context';
import { useOtherAccount } from './PaneAccount';
import type { OtherAccounts } from '~/stores/session/OtherAccounts';
import styles from './PaneAccountMark.module.css';
import type { CSSProperties } from 'react';

interface PaneAccountMarkProps {
  /** The stored account; null for the one in use, which gets no mark. */
  account: string | null;
  accounts: OtherAccounts;
}

/** Marks in the header of a pane that it belongs to another account than the one in use. */
export function PaneAccountMark({ account, accounts }: PaneAccountMarkProps) {
  const { session } = useStores();
  if (account === null || account === session.current.ref) return null;
  return <OtherAccountMark key={account} account={account} accounts={accounts} />;
}

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

/** The color that marks the panes of an account, as `--accountColor`. An account always has the same color. */
function accountColor(id: string): CSSProperties {
  let hue = 7;
  for (let index = 0; index < id.length; index += 1) hue = (hue * 31 + id.charCodeAt(index)) % 360;
  return { '--accountColor': `oklch(0.65 0.17 ${hue})` } as CSSProperties;
}
