import { useState } from 'react';
import { loadUnicodeEmojis } from '~/emoji/unicodeEmojis';
import { useI18n } from '~/i18n/useI18n';
import { useAccount, useStores } from '~/react/context';
import { EmojiOffer, type PickerPurpose } from './EmojiOffer';
import { EmojiPickerState } from './EmojiPickerState';

/** The emoji and the state of one picker on screen. The purpose of the first rendering stays. */
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
