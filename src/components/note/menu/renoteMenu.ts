import { rippleAt } from '~/components/effects/withEffects';
import type { Note } from '~/services/records';
import { narrowerVisibility } from '~/services/visibility';
import type { MenuItem, OverlayAnchor } from '~/stores/ui/OverlayStore';
import type { NoteCommands } from './NoteCommands';

/** Renote and quote, here or in the note's channel (reference/note.md section 8). */
export function renoteMenu(commands: NoteCommands, _about: string, button: OverlayAnchor): readonly MenuItem[] {
  const { t } = commands.deps.i18n;
  const { note } = commands;
  if (!note) return [];
  const { channel } = note;
  const outside: readonly MenuItem[] =
    channel && !channel.allowRenoteToExternal
      ? []
      : [
          { text: t('note.renote'), icon: 'renote', action: () => renote(commands, note, { button }) },
          { text: t('note.quote'), icon: 'quote', action: () => commands.quote() },
        ];
  const inside: readonly MenuItem[] = channel
    ? [
        { text: t('noteMenu.renoteInChannel'), icon: 'renote', action: () => renote(commands, note, { button, channelId: channel.id }) },
        { text: t('noteMenu.quoteInChannel'), icon: 'quote', action: () => commands.quote({ inChannel: true }) },
      ]
    : [];
  return outside.length > 0 && inside.length > 0 ? [...outside, { type: 'divider' }, ...inside] : [...outside, ...inside];
}

interface RenoteOptions {
  readonly button: OverlayAnchor;
  readonly channelId?: string;
}

async function renote(commands: NoteCommands, note: Note, { button, channelId }: RenoteOptions): Promise<void> {
  const { root, account, i18n } = commands.deps;
  rippleAt(root.settings, button);
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
