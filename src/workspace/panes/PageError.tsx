import { browserPath } from '~/lib/basePath';
import { useEffect, useState } from 'react';
import { observer } from 'mobx-react-lite';
import { Button } from '~/components/ui/Button';
import { ErrorDetails } from '~/components/async/ErrorDetails';
import { LoadingState } from '~/components/async/LoadingState';
import { useRetryWhenBack } from '~/components/async/useRetryWhenBack';
import { LateMascot } from '~/components/mascot/LateMascot';
import { Page } from '~/components/page/Page';
import { useI18n } from '~/i18n/useI18n';
import type { AppError } from '~/lib/AppError';
import { useServer } from '~/react/context';
import { useWorkspace } from '../WorkspaceContext';
import styles from '~/components/page/Message.module.css';

/** The results of the checks after a page failed to load. */
type Diagnosis = 'checking' | 'serverUnreachable' | 'newVersion' | 'other';

interface PageErrorProps {
  error: AppError;
  onRetry: () => void;
}

/** The error page. It says whether the server is unreachable, the client is outdated, or something else went wrong. */
export const PageError = observer(function PageError({ error, onRetry }: PageErrorProps) {
  const { t } = useI18n();
  const server = useServer();
  const { loader } = useWorkspace();
  const [diagnosis, setDiagnosis] = useState<Diagnosis>('checking');

  const retry = () => {
    loader.forgetFailures();
    onRetry();
  };
  useRetryWhenBack(diagnosis === 'serverUnreachable', retry);
  useEffect(() => {
    const checks = new AbortController();
    void (async () => {
      const reached = await server.load();
      const next = !reached.ok ? 'serverUnreachable' : (await clientIsCurrent(checks.signal)) ? 'other' : 'newVersion';
      if (!checks.signal.aborted) setDiagnosis(next);
    })();
    return () => checks.abort();
  }, [server]);

  const image = server.mediaUrl(server.meta?.serverErrorImageUrl);
  if (diagnosis === 'checking') return <LoadingState />;
  return (
    <Page title={t('page.error')}>
      <div className={styles.message} role="alert">
        {image ? <img className={styles.image} src={image} alt="" /> : <LateMascot pose="asleep" />}
        <h2 className={styles.heading}>{t('page.failedToLoad')}</h2>
        <p className={styles.text}>{t(`page.error.${diagnosis}`)}</p>
        <div className={styles.actions}>
          {diagnosis === 'newVersion' ? (
            <Button variant="primary" onClick={() => location.reload()}>
              {t('shell.reload')}
            </Button>
          ) : (
            <Button variant="primary" onClick={retry}>
              {t('core.retry')}
            </Button>
          )}
        </div>
        <a href="https://misskey-hub.net/docs/for-users/resources/troubleshooting/" target="_blank" rel="noopener noreferrer nofollow">
          {t('page.troubleshooting')}
        </a>
        <ErrorDetails details={`${error.name}: ${error.message}`} />
      </div>
    </Page>
  );
});

/**
 * Whether the server still serves the running build. The name of the entry file has a hash of its content, so the served page
 * names the running entry exactly when nothing newer is deployed. If the page cannot be reached, the client counts as current.
 */
async function clientIsCurrent(signal: AbortSignal): Promise<boolean> {
  const entry = document.querySelector<HTMLScriptElement>('script[type="module"][src]')?.getAttribute('src');
  if (!entry) return true;
  try {
    const answer = await fetch(browserPath('/'), { cache: 'no-store', headers: { accept: 'text/html' }, signal });
    return !answer.ok || (await answer.text()).includes(entry);
  } catch {
    // Another check reports that the server is unreachable.
    return true;
  }
}
