import { useCollection } from '~/components/async/useCollection';
import { Page } from '~/components/page/Page';
import { PeopleFeed } from '~/components/user/PeopleFeed';
import { LinkButton } from '~/components/ui/LinkButton';
import { useI18n } from '~/i18n/useI18n';
import type { PageProps } from '~/registry/definePage';
import { peopleWithTag } from '~/stores/resources/users/people';
import type manifest from './manifest';

/** The people who have a hashtag in their profile. */
export default function UserTagPage({ params: { tag } }: PageProps<typeof manifest>) {
  const { t } = useI18n();
  const list = useCollection(peopleWithTag, tag);
  return (
    <Page title={`#${tag}`} onRefresh={() => list.refresh()}>
      <PeopleFeed
        list={list}
        label={t('userTagPage.people', { tag })}
        emptyText={t('userTagPage.empty')}
        emptyWays={<LinkButton to={`/tags/${encodeURIComponent(tag)}`} variant="primary" icon="hash">{`#${tag}`}</LinkButton>}
      />
    </Page>
  );
}
