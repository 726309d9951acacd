import { useState } from 'react';
import { loadUnicodeEmojis } from '~/emoji/unicodeEmojis';
import { peek } from '~/lib/peek';
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
    const loadUnicode = (lang: string) =>
      loadUnicodeEmojis(
        lang,
        peek(() => settings.get('additionalUnicodeEmojiIndexes')),
      );
    const offer = new EmojiOffer({ settings, emojis, i18n, purpose, loadUnicode });
    return { offer, state: new EmojiPickerState({ offer, settings, isTouch: window.matchMedia('(pointer: coarse)').matches }) };
  });
  return picker;
}
