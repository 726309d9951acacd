import { useCallback, useState } from 'react';
import { Composer } from '~/components/composer/Composer';
import { Page } from '~/components/page/Page';
import { useAsync } from '~/components/async/useAsync';
import { ErrorState } from '~/components/async/ErrorState';
import { LoadingState } from '~/components/async/LoadingState';
import { Notice } from '~/components/ui/Notice';
import { useI18n } from '~/i18n/useI18n';
import type { PageProps } from '~/registry/definePage';
import { useAccount, useStores } from '~/stores/context';
import { loadShared, type Prepared } from './loadShared';
import { Posted } from './Posted';
import styles from './SharePage.module.css';
import type manifest from './manifest';

/** What other sites and programs open to have something posted (reference/pages.md section D). */
export default function SharePage({ params }: PageProps<typeof manifest>) {
  const { t } = useI18n();
  const account = useAccount();
  const { instance } = useStores();
  const loading = useAsync(
    useCallback((signal: AbortSignal) => loadShared(account, instance, params, signal), [account, instance, params]),
  );
  return (
    <Page title={t('page.share')}>
      {loading.status === 'loading' && <LoadingState />}
      {loading.status === 'error' && <ErrorState error={loading.error} onRetry={loading.retry} />}
      {loading.status === 'ready' && <Sharing prepared={loading.value} />}
    </Page>
  );
}

function Sharing({ prepared: { params, problem } }: { prepared: Prepared }) {
  const { t } = useI18n();
  const [isPosted, setPosted] = useState(false);
  if (isPosted) return <Posted />;
  return (
    <div className={styles.share}>
      {problem && <Notice kind="problem">{t('share.missing', { message: problem.message })}</Notice>}
      <div className={styles.composer}>
        <Composer
          variant="inline"
          params={params}
          onPosted={() => {
            tellOpener();
            setPosted(true);
          }}
        />
      </div>
    </div>
  );
}

/** Whoever embeds the page waits for this word; it says nothing that others may not know. */
function tellOpener(): void {
  window.parent.postMessage({ type: 'misskey:shareForm:shareCompleted' }, '*');
}
