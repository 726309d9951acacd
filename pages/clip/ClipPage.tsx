import { observer } from 'mobx-react-lite';
import { useEffect, useMemo } from 'react';
import { Page } from '~/components/page/Page';
import { EmptyState } from '~/components/async/EmptyState';
import { ErrorState } from '~/components/async/ErrorState';
import { LoadingState } from '~/components/async/LoadingState';
import { useI18n } from '~/i18n/useI18n';
import type { PageProps } from '~/registry/definePage';
import { ClipStore } from '~/stores/clips/ClipStore';
import { useAccount } from '~/stores/context';
import { ClipActions } from './ClipActions';
import { ClipNotes } from './ClipNotes';

/** A clip and its notes. */
export default observer(function ClipPage({ params }: PageProps) {
  const clipId = params.clipId!;
  const { t } = useI18n();
  const account = useAccount();
  const store = useMemo(() => new ClipStore(account, clipId), [account, clipId]);
  useEffect(() => void store.load(), [store]);
  const { clip, error, isGone } = store;
  const isMine = clip !== null && clip.userId === account.me?.id;
  return (
    <Page title={clip?.name ?? t('page.clip')} actions={clip && isMine && !isGone && <ClipActions store={store} clip={clip} />} scrolls>
      {isGone ? (
        <EmptyState icon="trash" text={t('clip.gone')} />
      ) : clip ? (
        <ClipNotes key={clipId} store={store} clip={clip} isMine={isMine} />
      ) : error ? (
        <ErrorState error={error} onRetry={() => void store.load()} />
      ) : (
        <LoadingState />
      )}
    </Page>
  );
});
