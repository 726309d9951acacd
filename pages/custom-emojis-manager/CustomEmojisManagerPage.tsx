import { EmojiManager } from '~/components/emojiManager/EmojiManager';
import { useI18n } from '~/i18n/useI18n';
import type { PageProps } from '~/registry/definePage';
import type manifest from './manifest';

/** Custom emoji, for the people who manage them without being staff. */
export default function CustomEmojisManagerPage({ params }: PageProps<typeof manifest>) {
  const { t } = useI18n();
  return <EmojiManager title={t('customEmojisManagerPage.title')} tab={params.tab} />;
}
