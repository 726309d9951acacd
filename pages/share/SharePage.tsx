import { useEffect, useState } from 'react';
import { Composer } from '~/components/composer/Composer';
import { Page } from '~/components/page/Page';
import { LoadingState } from '~/components/async/LoadingState';
import { Loadable } from '~/components/async/Loadable';
import { useQuery } from '~/components/async/useQuery';
import { Notice } from '~/components/ui/Notice';
import { useI18n } from '~/i18n/useI18n';
import type { PageProps } from '~/registry/definePage';
import { useServer, useStores } from '~/react/context';
import { FILES_LOST } from '~/lib/lostShares';
import { findShare, forgetShare, type KeptShare } from '~/stores/share/keptShares';
import { sharedContent, sharedOf, type Prepared } from './loadShared';
import { Posted } from './Posted';
import styles from './SharePage.module.css';
import type manifest from './manifest';

/** Other sites and apps open this page to post something. */
export default function SharePage({ params }: PageProps<typeof manifest>) {
  const { t } = useI18n();
  return (
    <Page title={t('sharePage.title')}>
      {params.kept === undefined ? <Prepare params={params} share={null} /> : <Kept params={params} id={params.kept} />}
    </Page>
  );
}

type Params = PageProps<typeof manifest>['params'];

/** Waits for what the service worker keeps: the texts and files of another app. */
function Kept({ params, id }: { params: Params; id: string }) {
  const { kv } = useStores();
  const [found, setFound] = useState<{ readonly share: KeptShare | null }>();
  useEffect(() => {
    let isWanted = true;
    void findShare(kv, id).then((share) => isWanted && setFound({ share: share ?? null }));
    return () => {
      isWanted = false;
    };
  }, [kv, id]);
  if (!found) return <LoadingState />;
  const { title, text, url } = found.share ?? {};
  return (
    <Prepare params={{ ...params, title: title ?? params.title, text: text ?? params.text, url: url ?? params.url }} share={found.share} />
  );
}

function Prepare({ params, share }: { params: Params; share: KeptShare | null }) {
  const server = useServer();
  const query = useQuery(sharedContent, sharedOf(params, server));
  const lost = params.kept === undefined || share !== null ? null : params.kept === FILES_LOST ? 'filesLost' : 'lost';
  return <Loadable query={query}>{(prepared) => <Sharing prepared={prepared} share={share} lost={lost} />}</Loadable>;
}

interface SharingProps {
  prepared: Prepared;
  share: KeptShare | null;
  /** What of the share is missing. */
  lost: 'filesLost' | 'lost' | null;
}

function Sharing({ prepared: { params, problem }, share, lost }: SharingProps) {
  const { t } = useI18n();
  const { kv } = useStores();
  const [end, setEnd] = useState<'posted' | 'kept' | null>(null);
  if (end) return <Posted isKept={end === 'kept'} />;
  return (
    <div className={styles.share}>
      {problem && <Notice kind="problem">{t('sharePage.missing', { message: problem.message })}</Notice>}
      {lost && <Notice kind="problem">{t(`sharePage.${lost}`)}</Notice>}
      <div className={styles.composer}>
        <Composer
          variant="inline"
          isMain
          isFinal
          params={share ? { ...params, initialUploads: share.files } : params}
          onPosted={(noteId) => {
            if (share) void forgetShare(kv, share.id);
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
