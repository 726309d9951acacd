import { observer } from 'mobx-react-lite';
import { EmptyState } from '~/components/async/EmptyState';
import { Loadable } from '~/components/async/Loadable';
import { useQuery } from '~/components/async/useQuery';
import { Page } from '~/components/page/Page';
import { PageStack } from '~/components/page/PageStack';
import { useI18n } from '~/i18n/useI18n';
import type { PageProps } from '~/registry/definePage';
import { useAccount } from '~/react/context';
import { channelById } from '~/stores/resources/feeds/channels';
import { ArchiveSection } from './ArchiveSection';
import { ChannelForm } from './ChannelForm';
import type manifest from './manifest';

/** Creates a channel, or changes the one in the address. */
export default function ChannelEditPage({ params: { channelId } }: PageProps<typeof manifest>) {
  return channelId === undefined ? <NewChannel /> : <OneChannel key={channelId} channelId={channelId} />;
}

function NewChannel() {
  const { t } = useI18n();
  return (
    <Page title={t('channelEditPage.new')}>
      <PageStack width={700}>
        <ChannelForm />
      </PageStack>
    </Page>
  );
}

const OneChannel = observer(function OneChannel({ channelId }: { channelId: string }) {
  const { t } = useI18n();
  const { me } = useAccount();
  const query = useQuery(channelById, channelId);
  const name = query.value?.name;
  return (
    <Page title={name === undefined ? t('channelEditPage.title') : t('channelEditPage.edit', { name })}>
      <Loadable query={query} empty={<EmptyState icon="trash" text={t('channelEditPage.gone')} />}>
        {(channel) =>
          channel.userId === me?.id || me?.isModerator || me?.isAdmin ? (
            <PageStack width={700}>
              <ChannelForm channel={channel} />
              {channel.isArchived !== undefined && <ArchiveSection channel={channel} />}
            </PageStack>
          ) : (
            <EmptyState icon="lock" text={t('channelEditPage.notYours')} />
          )
        }
      </Loadable>
    </Page>
  );
});
