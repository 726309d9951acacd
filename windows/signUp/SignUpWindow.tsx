import { useState } from 'react';
import { observer } from 'mobx-react-lite';
import type { WindowProps } from '~/registry/defineWindow';
import { useServer } from '~/react/context';
import type manifest from './manifest';
import { SignUpForm } from './SignUpForm';
import { SignUpRules } from './SignUpRules';
import styles from './SignUpWindow.module.css';

/** Creates an account in two steps: the server's rules, then name and password. */
export default observer(function SignUpWindow({ close }: WindowProps<typeof manifest>) {
  const server = useServer();
  const [agreed, setAgreed] = useState(false);
  const meta = server.meta;
  if (!meta) return null;
  const hasRules = meta.serverRules.length > 0 || meta.tosUrl !== null || meta.privacyPolicyUrl !== null;
  return (
    <div className={styles.window}>
      {hasRules && !agreed ? (
        <SignUpRules meta={meta} onCancel={() => close()} onAgree={() => setAgreed(true)} />
      ) : (
        <SignUpForm meta={meta} onDone={(signedIn) => close(signedIn)} />
      )}
    </div>
  );
});
