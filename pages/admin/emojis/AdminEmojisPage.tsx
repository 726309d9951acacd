import { EmojiManager } from '~/components/emojiManager/EmojiManager';
import { useI18n } from '~/i18n/useI18n';
import type { PageProps } from '~/registry/definePage';
import type manifest from './manifest';

/** Custom emoji, in the control panel. */
export default function AdminEmojisPage({ params }: PageProps<typeof manifest>) {
  const { t } = useI18n();
  return <EmojiManager title={t('adminEmojisPage.title')} tab={params.tab} />;
}
