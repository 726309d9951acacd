import { observer } from 'mobx-react-lite';
import { useCallback } from 'react';
import { EmptyState } from '~/components/async/EmptyState';
import { Loadable } from '~/components/async/Loadable';
import { useQuery } from '~/components/async/useQuery';
import { Page } from '~/components/page/Page';
import { LinkButton } from '~/components/ui/LinkButton';
import { useI18n } from '~/i18n/useI18n';
import type { PageProps } from '~/registry/definePage';
import { useAccount } from '~/react/context';
import { clipById } from '~/stores/resources/content/clips';
import { ClipActions } from './ClipActions';
import { ClipNotes } from './ClipNotes';
import type manifest from './manifest';

/** A clip and its notes. */
export default observer(function ClipPage({ params }: PageProps<typeof manifest>) {
  const { t } = useI18n();
  const { me } = useAccount();
  const query = useQuery(clipById, params.clipId);
  const clip = query.value;
  const isMine = clip !== undefined && clip.userId === me?.id;
  const handleRefresh = useCallback(() => query.reload(), [query]);
  return (
    <Page title={clip?.name ?? t('page.clip')} actions={clip && isMine && <ClipActions clip={clip} />} scrolls>
      <Loadable query={query} empty={<Gone />}>
        {(shown) => <ClipNotes key={shown.id} clip={shown} isMine={isMine} onRefresh={handleRefresh} />}
      </Loadable>
    </Page>
  );
});

function Gone() {
  const { t } = useI18n();
  return (
    <EmptyState icon="trash" text={t('clip.gone')}>
      <LinkButton to="/my/clips" variant="primary" icon="paperclip">
        {t('clip.toClips')}
      </LinkButton>
    </EmptyState>
  );
}
