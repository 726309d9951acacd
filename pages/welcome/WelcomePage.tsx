import { useCallback } from 'react';
import { observer } from 'mobx-react-lite';
import { InstanceCard } from '~/components/instance/InstanceCard';
import { useAsync } from '~/components/async/useAsync';
import { ErrorState } from '~/components/async/ErrorState';
import { LoadingState } from '~/components/async/LoadingState';
import { useI18n } from '~/i18n/useI18n';
import { usePaneTitle } from '~/router/usePaneTitle';
import { useAccount } from '~/stores/context';
import { FeaturedNotes } from './FeaturedNotes';
import { SetupForm } from './SetupForm';
import styles from './WelcomePage.module.css';

/** What visitors see first: the server and some of its notes, or the setup of a server that has no account yet. */
export default observer(function WelcomePage() {
  const { t } = useI18n();
  const { api } = useAccount();
  usePaneTitle(t('page.welcome'));
  const meta = useAsync(useCallback((signal: AbortSignal) => api.call('meta', { detail: true }, { signal }), [api]));
  if (meta.status === 'loading') return <LoadingState />;
  if (meta.status === 'error') return <ErrorState error={meta.error} onRetry={meta.retry} />;
  if (meta.value.requireSetup) return <SetupForm />;
  return (
    <div className={styles.welcome} data-part="scroller">
      <InstanceCard meta={meta.value} />
      <FeaturedNotes />
    </div>
  );
});
