import { useState } from 'react';
import { EmojiPicker } from '~/components/emojiPicker/EmojiPicker';
import type { PickerPurpose } from '~/components/emojiPicker/EmojiOffer';
import { useI18n } from '~/i18n/useI18n';
import type { WindowProps } from '~/registry/defineWindow';
import type manifest from './manifest';

/** Chooses an emoji for a text or a list. All emoji are offered. */
export default function EmojiPickerWindow({ params, close }: WindowProps<typeof manifest>) {
  const { t } = useI18n();
  const { onPick, onPopOut, withoutPinned = false, pinned = 'pinnedEmojis' } = params;
  const [purpose] = useState<PickerPurpose>(() => ({ pinned: withoutPinned ? null : pinned, allowed: () => () => true }));
  const popOut =
    onPopOut &&
    (() => {
      close();
      onPopOut();
    });
  return <EmojiPicker purpose={purpose} label={t('emojiPicker.emojis')} onPick={onPick ?? close} onPopOut={popOut} />;
}
