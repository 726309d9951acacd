import { useEffect, useState } from 'react';
import type { PickerPurpose } from '~/components/emojiPicker/EmojiOffer';
import { EmojiPicker } from '~/components/emojiPicker/EmojiPicker';
import { useI18n } from '~/i18n/useI18n';
import type { WindowProps } from '~/registry/defineWindow';
import type manifest from './manifest';

/** The emoji picker in a floating window beside a composer. It closes with the composer. */
export default function EmojiWindow({ params, close }: WindowProps<typeof manifest>) {
  const { t } = useI18n();
  const { onPick, signal } = params;
  const [purpose] = useState<PickerPurpose>(() => ({ pinned: 'pinnedEmojis', allowed: () => () => true }));
  useEffect(() => {
    const end = () => close();
    if (signal.aborted) end();
    signal.addEventListener('abort', end);
    return () => signal.removeEventListener('abort', end);
  }, [signal, close]);
  return <EmojiPicker purpose={purpose} label={t('emojiPicker.emojis')} isFitted onPick={onPick} />;
}
