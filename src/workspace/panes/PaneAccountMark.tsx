import { observer } from 'mobx-react-lite';
import { serverColor } from '~/components/instance/serverColor';
import { Avatar } from '~/components/user/Avatar';
import { useI18n } from '~/i18n/useI18n';
import { AccountProvider } from '~/react/AccountProvider';
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
  const scope = state.status === 'ready' ? state.scope : null;
  const me = scope?.me;
  const isFar = scope !== null && !scope.server.isOfPage;
  const icon = isFar ? scope.server.picture(scope.server.meta?.iconUrl, 'preview') : undefined;
  return (
    <span className={styles.mark} style={accountColor(account, isFar ? scope.server.meta?.themeColor : null)} data-part="account">
      {scope && me && (
        <AccountProvider scope={scope}>
          <span className={styles.faces}>
            <Avatar user={me} size={24} link={false} />
            {icon !== undefined && <img className={styles.server} src={icon} alt="" width={14} height={14} />}
          </span>
          <span className="visuallyHidden">{t('column.postAs', { acct: scope.server.handleOf(me.username) })}</span>
        </AccountProvider>
      )}
    </span>
  );
});

/** The color that marks the panes of an account, as `--accountColor`: that of its server, if it is another one and has one. */
function accountColor(id: string, ofServer: string | null | undefined): CSSProperties {
  let hue = 7;
  for (let index = 0; index < id.length; index += 1) hue = (hue * 31 + id.charCodeAt(index)) % 360;
  return { '--accountColor': serverColor(ofServer) ?? `oklch(0.65 0.17 ${hue})` } as CSSProperties;
}
