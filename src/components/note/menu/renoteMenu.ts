import { rippleAt } from '~/components/effects/effects';
import type { Note } from '~/services/records';
import { narrowerVisibility } from '~/services/visibility';
import type { RenoteOptions } from '~/stores/noteActions/NoteActions';
import type { NoteTarget } from '~/stores/noteActions/NoteTarget';
import { NotePosts } from '~/stores/posting/NotePosts';
import type { MenuItem, OverlayAnchor } from '~/stores/ui/OverlayStore';
import { mayAct, perform } from './NoteCommand';

/** Returns renote and quote, inside the note's channel and outside of it. */
export function renoteMenu(note: NoteTarget, shown: Note, anchor: OverlayAnchor): readonly MenuItem[] {
  const { t } = note.root.i18n;
  const { channel } = shown;
  const outside: readonly MenuItem[] =
    channel && !channel.allowRenoteToExternal
      ? []
      : [
          { text: t('note.renote'), icon: 'repeat', action: () => renote(note, anchor, outsideChannel(note, shown)) },
          { text: t('note.quote'), icon: 'quote', action: () => quote(note) },
        ];
  const inside: readonly MenuItem[] = channel
    ? [
        {
          text: t('noteMenu.renoteInChannel'),
          icon: 'repeat',
          action: () => renote(note, anchor, { visibility: 'public', localOnly: true, channelId: channel.id }),
        },
        { text: t('noteMenu.quoteInChannel'), icon: 'quote', action: () => quote(note, channel.id) },
      ]
    : [];
  return outside.length > 0 && inside.length > 0 ? [...outside, { type: 'divider' }, ...inside] : [...outside, ...inside];
}

/** Opens the composer with a quote. @param channelId the channel of the quote; if absent, it is posted outside of channels */
export async function quote(note: NoteTarget, channelId?: string): Promise<void> {
  if (!(await mayAct(note))) return;
  await note.root.overlays.open('composer', { renoteId: note.noteId, ...(channelId !== undefined && { channelId }) });
}

async function renote(note: NoteTarget, anchor: OverlayAnchor, options: RenoteOptions): Promise<void> {
  const { settings, overlays, i18n, local } = note.root;
  rippleAt(settings, anchor);
  await perform(
    note,
    () => note.account.noteActions.renote(note.noteId, options, (params) => new NotePosts(note.account, local).post(params)),
    (id) => id !== null && overlays.toast({ text: i18n.t('note.renoted'), kind: 'success' }),
  );
}

/** Returns the reader's usual visibility, but never a wider one than the note has. */
function outsideChannel({ root: { settings } }: NoteTarget, { visibility: own, channel }: Note): RenoteOptions {
  const remembers = settings.get('rememberNoteVisibility');
  const usual = remembers ? settings.get('visibility') : settings.get('defaultNoteVisibility');
  const visibility = narrowerVisibility(own, usual);
  return {
    visibility: channel?.isSensitive ? narrowerVisibility(visibility, 'home') : visibility,
    localOnly: remembers ? settings.get('localOnly') : settings.get('defaultNoteLocalOnly'),
  };
}
