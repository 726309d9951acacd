import { observer } from 'mobx-react-lite';
import { EmptyState } from '~/components/async/EmptyState';
import { Page } from '~/components/page/Page';
import { PageStack } from '~/components/page/PageStack';
import { useHashTab } from '~/components/page/useHashTab';
import { IconButton } from '~/components/ui/IconButton';
import { Tabs } from '~/components/ui/Tabs';
import { useI18n } from '~/i18n/useI18n';
import { useAccount, useStores } from '~/react/context';
import type { PageProps } from '~/registry/definePage';
import { mayManageEmojis } from '~/services/mayManageEmojis';
import type manifest from './manifest';
import { OtherEmojiList } from './OtherEmojiList';
import { OwnEmojiList } from './OwnEmojiList';

const TABS = ['local', 'remote'] as const;

/** Where the people who manage custom emoji add, change and delete them. */
export default observer(function CustomEmojisManagerPage({ params }: PageProps<typeof manifest>) {
  const { t } = useI18n();
  const { me } = useAccount();
  const { overlays } = useStores();
  const [tab, tabs] = useHashTab(TABS, params.tab, (value) => t(`customEmojisManagerPage.${value}`));
  const title = t('customEmojisManagerPage.title');
  if (!mayManageEmojis(me)) {
    return (
      <Page title={title}>
        <EmptyState icon="lock" text={t('customEmojisManagerPage.notAllowed')} />
      </Page>
    );
  }
  return (
    <Page
      title={title}
      tabs={<Tabs label={title} {...tabs} />}
      actions={
        <IconButton
          icon="plus"
          label={t('customEmojisManagerPage.add')}
          aria-haspopup="dialog"
          onClick={() => void overlays.open('emojiForm', { emoji: null })}
        />
      }
    >
      <PageStack width={900}>{tab === 'local' ? <OwnEmojiList /> : <OtherEmojiList />}</PageStack>
    </Page>
  );
});
