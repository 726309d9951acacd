import { useState } from 'react';
import { EmojiPicker } from '~/components/emojiPicker/EmojiPicker';
import type { PickerPurpose } from '~/components/emojiPicker/EmojiOffer';
import { useI18n } from '~/i18n/useI18n';
import type { WindowProps } from '~/registry/defineWindow';
import { asReaction, canReactWith } from '~/services/reactions';
import { useAccount } from '~/react/context';
import type { AccountScope } from '~/stores/session/AccountScope';
import type manifest from './manifest';

/** Chooses a reaction. Custom emoji that the note or the viewer's roles do not allow are not offered. */
export default function ReactionPickerWindow({ params, close }: WindowProps<typeof manifest>) {
  const { t } = useI18n();
  const account = useAccount();
  const [purpose] = useState(() => reactionTo(params.noteId, account));
  return <EmojiPicker purpose={purpose} label={t('emojiPicker.emojis')} onPick={(emoji) => close(asReaction(emoji))} />;
}

function reactionTo(noteId: string, account: AccountScope): PickerPurpose {
  const { notes, users } = account;
  return {
    pinned: 'reactions',
    allowed() {
      const note = notes.get(noteId);
      const author = note && users.get(note.userId);
      if (!note || !author) return () => false;
      const roleIds = account.me?.roles.map(({ id }) => id) ?? [];
      return (emoji) => canReactWith(emoji, note, author, roleIds);
    },
  };
}
