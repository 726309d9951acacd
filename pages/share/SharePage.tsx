import { useState } from 'react';
import { Composer } from '~/components/composer/Composer';
import { Page } from '~/components/page/Page';
import { Loadable } from '~/components/async/Loadable';
import { useQuery } from '~/components/async/useQuery';
import { Notice } from '~/components/ui/Notice';
import { useI18n } from '~/i18n/useI18n';
import type { PageProps } from '~/registry/definePage';
import { useServer } from '~/react/context';
import { sharedContent, sharedOf, type Prepared } from './loadShared';
import { Posted } from './Posted';
import styles from './SharePage.module.css';
import type manifest from './manifest';

/** Other sites and apps open this page to post something. */
export default function SharePage({ params }: PageProps<typeof manifest>) {
  const { t } = useI18n();
  const server = useServer();
  const query = useQuery(sharedContent, sharedOf(params, server));
  return (
    <Page title={t('sharePage.title')}>
      <Loadable query={query}>{(prepared) => <Sharing prepared={prepared} />}</Loadable>
    </Page>
  );
}

function Sharing({ prepared: { params, problem } }: { prepared: Prepared }) {
  const { t } = useI18n();
  const [end, setEnd] = useState<'posted' | 'kept' | null>(null);
  if (end) return <Posted isKept={end === 'kept'} />;
  return (
    <div className={styles.share}>
      {problem && <Notice kind="problem">{t('sharePage.missing', { message: problem.message })}</Notice>}
      <div className={styles.composer}>
        <Composer
          variant="inline"
          isMain
          isFinal
          params={params}
          onPosted={(noteId) => {
            tellOpener();
            setEnd(noteId === null ? 'kept' : 'posted');
          }}
        />
      </div>
    </div>
  );
}

/** A page that embeds this one waits for this message. It contains nothing private. */
function tellOpener(): void {
  window.parent.postMessage({ type: 'misskey:shareForm:shareCompleted' }, '*');
}
