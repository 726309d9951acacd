import { useState } from 'react';
import { observer } from 'mobx-react-lite';
import { OnlyOnServer } from '~/components/instance/OnlyOnServer';
import { useI18n } from '~/i18n/useI18n';
import type { WindowProps } from '~/registry/defineWindow';
import { useServer } from '~/react/context';
import type manifest from './manifest';
import { SignUpForm } from './SignUpForm';
import { SignUpRules } from './SignUpRules';
import styles from './SignUpWindow.module.css';

/** Creates an account in two steps: the server's rules, then name and password. */
export default observer(function SignUpWindow({ close }: WindowProps<typeof manifest>) {
  const { t } = useI18n();
  const server = useServer();
  const [agreed, setAgreed] = useState(false);
  const meta = server.meta;
  // Its questions against robots work only on its own pages.
  if (!server.isOfPage) return <OnlyOnServer path="/" reason={t('limits.signUp', { server: server.host })} />;
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
