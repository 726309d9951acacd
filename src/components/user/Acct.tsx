import { observer } from 'mobx-react-lite';
import { hostText } from '~/mfm/hostText';
import { useServer, useStores } from '~/react/context';
import styles from './Acct.module.css';

interface AcctProps {
  user: { readonly username: string; readonly host: string | null };
  /** Shows the server name for users of our own server too. */
  detail?: boolean;
}

/** Shows `@alice@example.com`. The server name is dimmed, and omitted for our own server. */
export const Acct = observer(function Acct({ user, detail = false }: AcctProps) {
  const { settings } = useStores();
  const server = useServer();
  const host = user.host ?? (detail || settings.get('showFullAcct') ? server.host : null);
  return (
    <span className={styles.acct} dir="ltr" data-condensed={settings.get('enableCondensedLineForAcct') || undefined}>
      @{user.username}
      {host !== null && <span className={styles.host}>@{hostText(host)}</span>}
    </span>
  );
});
