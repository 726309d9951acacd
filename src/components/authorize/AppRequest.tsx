import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { EmptyState } from '~/components/async/EmptyState';
import { OnlyOnServer } from '~/components/instance/OnlyOnServer';
import { SignInForm } from '~/components/signIn/SignInForm';
import type { IconName } from '~/components/ui/Icon';
import { useI18n } from '~/i18n/useI18n';
import type { Result } from '~/lib/Result';
import { returnPlace } from '~/lib/returnAddress';
import { useAccount, useStores } from '~/react/context';
import { AppQuestion } from './AppQuestion';
import styles from './AppRequest.module.css';

/** An app that asks for access. */
export interface AskingApp {
  readonly name: string | null;
  readonly iconUrl: string | null;
  /** The permissions it asks for. */
  readonly permissions: readonly string[];
  /** Where it wants to return to: nowhere, an address, or an address that is refused. */
  readonly returnTo: URL | 'nowhere' | 'refused';
}

interface AppRequestProps {
  app: AskingApp;
  /** Access was already granted, so nothing is asked. */
  isGranted?: boolean;
  grant: () => Promise<Result<unknown>>;
}

/** Asks whether an app may have access, grants it, and returns to the app. */
export const AppRequest = observer(function AppRequest({ app, isGranted = false, grant }: AppRequestProps) {
  const { t } = useI18n();
  const { overlays } = useStores();
  const { me, can } = useAccount();
  const [state, setState] = useState<'asking' | 'waiting' | 'accepted' | 'denied'>(isGranted ? 'accepted' : 'asking');
  const { returnTo } = app;

  const accept = async () => {
    setState('waiting');
    const result = await grant();
    if (!result.ok) {
      setState('asking');
      overlays.showError(result.error);
      return;
    }
    setState('accepted');
    if (returnTo instanceof URL) location.assign(returnTo);
  };
  if (!me) {
    return (
      <div className={styles.card}>
        <SignInForm reason={t('authorize.signInFirst')} />
      </div>
    );
  }
  if (!can.manageAccount) return <OnlyOnServer path="/settings" />;
  if (returnTo === 'refused') return <Outcome icon="alertTriangle" text={t('authorize.wrongReturn')} />;
  if (state === 'denied') return <Outcome icon="ban" title={t('authorize.denied')} text={t('authorize.deniedText')} />;
  if (state === 'accepted') {
    const text = returnTo === 'nowhere' ? t('authorize.goBack') : t('authorize.goingBack');
    return <Outcome icon="circleCheck" title={t('authorize.accepted')} text={text} />;
  }
  return (
    <AppQuestion
      app={app}
      me={me}
      place={returnTo === 'nowhere' ? null : returnPlace(returnTo)}
      isBusy={state === 'waiting'}
      onAccept={() => void accept()}
      onDeny={() => setState('denied')}
    />
  );
});

interface OutcomeProps {
  icon: IconName;
  title?: string;
  text: string;
}

/** How the request ended. */
function Outcome({ icon, title, text }: OutcomeProps) {
  return (
    <div className={styles.card} role="status">
      <EmptyState icon={icon} text={title ?? text}>
        {title !== undefined && <p>{text}</p>}
      </EmptyState>
    </div>
  );
}
