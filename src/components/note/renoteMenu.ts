import type { Note } from '~/services/records';
import { narrowerVisibility } from '~/services/visibility';
import type { MenuItem } from '~/stores/ui/OverlayStore';
import type { NoteCommands } from './NoteCommands';

/** Renote and quote, here or in the note's channel (reference/note.md section 8). */
export function renoteMenu(commands: NoteCommands): readonly MenuItem[] {
  const { t } = commands.deps.i18n;
  const { note } = commands;
  if (!note) return [];
  const { channel } = note;
  const outside: readonly MenuItem[] =
    channel && !channel.allowRenoteToExternal
      ? []
      : [
          { text: t('note.renote'), icon: 'renote', action: () => renote(commands, note) },
          { text: t('note.quote'), icon: 'quote', action: () => commands.quote() },
        ];
  const inside: readonly MenuItem[] = channel
    ? [
        { text: t('noteMenu.renoteInChannel'), icon: 'renote', action: () => renote(commands, note, channel.id) },
        { text: t('noteMenu.quoteInChannel'), icon: 'quote', action: () => commands.quote({ inChannel: true }) },
      ]
    : [];
  return outside.length > 0 && inside.length > 0 ? [...outside, { type: 'divider' }, ...inside] : [...outside, ...inside];
}

async function renote(commands: NoteCommands, note: Note, channelId?: string): Promise<void> {
  const { root, account, i18n } = commands.deps;
  const isDone = await commands.perform(
    account.noteActions.renote(
      note.id,
      channelId === undefined ? outsideChannel(commands, note) : { visibility: 'public', localOnly: true, channelId },
    ),
  );
  if (isDone) root.overlays.toast({ text: i18n.t('note.renoted'), kind: 'success' });
}

/** As the reader usually posts, but never for more people than the note itself is for. */
function outsideChannel(commands: NoteCommands, note: Note) {
  const { settings } = commands.deps.root;
  const remembers = settings.get('rememberNoteVisibility');
  const usual = remembers ? settings.get('visibility') : settings.get('defaultNoteVisibility');
  const visibility = narrowerVisibility(note.visibility, usual);
  return {
    visibility: note.channel?.isSensitive ? narrowerVisibility(visibility, 'home') : visibility,
    localOnly: remembers ? settings.get('localOnly') : settings.get('defaultNoteLocalOnly'),
  };
}
