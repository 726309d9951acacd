import { useState } from 'react';
import { loadUnicodeEmojis } from '~/emoji/unicodeEmojis';
import { useI18n } from '~/i18n/useI18n';
import { useAccount, useStores } from '~/stores/context';
import { EmojiOffer, type PickerPurpose } from './EmojiOffer';
import { EmojiPickerState } from './EmojiPickerState';

/** What one picker on screen offers and what is open in it. The purpose is that of its first rendering. */
export function useEmojiPicker(purpose: PickerPurpose): { readonly offer: EmojiOffer; readonly state: EmojiPickerState } {
  const { settings } = useStores();
  const { emojis } = useAccount();
  const i18n = useI18n();
  const [picker] = useState(() => {
    const offer = new EmojiOffer({ settings, emojis, i18n, purpose, loadUnicode: loadUnicodeEmojis });
    return { offer, state: new EmojiPickerState({ offer, settings, isTouch: window.matchMedia('(pointer: coarse)').matches }) };
  });
  return picker;
}
