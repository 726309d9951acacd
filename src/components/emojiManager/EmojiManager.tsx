import { observer } from 'mobx-react-lite';
import { EmptyState } from '~/components/async/EmptyState';
import { Page } from '~/components/page/Page';
import { PageStack } from '~/components/page/PageStack';
import { useHashTab } from '~/components/page/useHashTab';
import { IconButton } from '~/components/ui/IconButton';
import { Tabs } from '~/components/ui/Tabs';
import { useI18n } from '~/i18n/useI18n';
import { useAccount, useStores } from '~/react/context';
import { mayManageEmojis } from '~/services/mayManageEmojis';
import { OtherEmojiList } from './OtherEmojiList';
import { OwnEmojiList } from './OwnEmojiList';

const TABS = ['local', 'remote'] as const;

interface EmojiManagerProps {
  /** The title of the page. */
  title: string;
  /** The tab in the address. */
  tab: string | undefined;
}

/** The page on which the people who manage custom emoji add, change and delete them. */
export const EmojiManager = observer(function EmojiManager({ title, tab: asked }: EmojiManagerProps) {
  const { t } = useI18n();
  const { me } = useAccount();
  const { overlays } = useStores();
  const [tab, tabs] = useHashTab(TABS, asked, (value) => t(`emojiManager.${value}`));
  if (!mayManageEmojis(me)) {
    return (
      <Page title={title}>
        <EmptyState icon="lock" text={t('emojiManager.notAllowed')} />
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
          label={t('emojiManager.add')}
          aria-haspopup="dialog"
          onClick={() => void overlays.open('emojiForm', { emoji: null })}
        />
      }
    >
      <PageStack width={900}>{tab === 'local' ? <OwnEmojiList /> : <OtherEmojiList />}</PageStack>
    </Page>
  );
});
