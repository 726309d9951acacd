import { SKIN_TONES, type SkinTone } from '~/lib/skinTone';
import { defineSettings } from '~/registry/defineSettings';

/** Reactions and emoji pickers. */
export default defineSettings('emoji', {
  reactions: { scope: 'account', kind: 'emojis', default: ['👍', '❤️', '😆', '🤔', '😮', '🎉', '💢', '😥', '😇', '🍮'] },
  pinnedEmojis: { scope: 'account', kind: 'emojis', default: [] },
  emojiPickerScale: { scope: 'device', kind: 'select', default: 1, items: [1, 2, 3] },
  emojiPickerWidth: { scope: 'device', kind: 'select', default: 1, items: [1, 2, 3, 4, 5] },
  emojiPickerHeight: { scope: 'device', kind: 'select', default: 2, items: [1, 2, 3, 4] },
  emojiPickerUseDrawerForMobile: { scope: 'device', kind: 'boolean', default: true },
  // Further languages whose words find Unicode emoji.
  additionalUnicodeEmojiIndexes: { scope: 'device', kind: 'multiSelect', default: [], items: ['ja-JP', 'ja-JP_hira'] },
  emojiSkinTone: { scope: 'device', kind: 'select', default: 'none', items: Object.keys(SKIN_TONES) as SkinTone[], isHidden: true },
  recentlyUsedEmojis: { scope: 'device', kind: 'emojis', default: [], maxItems: 32, isHidden: true, isExported: false },
});
