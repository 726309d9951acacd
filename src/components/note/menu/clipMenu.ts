import { ApiError, type AppError } from '~/lib/AppError';
import type { Clip } from '~/services/records';
import { addToClip, myClips, removeFromClip } from '~/stores/resources/clips';
import { resourcesOf } from '~/stores/resources/resourcesOf';
import type { MenuItem } from '~/stores/ui/OverlayStore';
import type { NoteCommands } from './NoteCommands';

/** Id of the refusal of adding a note to a clip twice. */
const ALREADY_CLIPPED = '734806c4-542c-463a-9311-15c512803965';

/** The viewer's clips, to put a note into one of them or into a new one. */
export async function clipMenu(commands: NoteCommands): Promise<readonly MenuItem[]> {
  const { account, i18n, noteId } = commands.deps;
  const clips = (await resourcesOf(account).read(myClips, null)) ?? [];
  return [
    ...clips.map((clip): MenuItem => ({
      text: clip.name,
      icon: clip.isPublic ? 'paperclip' : 'lock',
      action: () => add(commands, clip, noteId),
    })),
    ...(clips.length > 0 ? [{ type: 'divider' } as const] : []),
    { text: i18n.t('noteMenu.newClip'), icon: 'plus', action: () => addToNew(commands, noteId) },
  ];
}

/** On the page of the viewer's own clip: removes the note from it. */
export function unclipItems(commands: NoteCommands): readonly MenuItem[] {
  const { clip, account, i18n, outerId } = commands.deps;
  if (!clip) return [];
  return [
    {
      text: i18n.t('noteMenu.unclip'),
      icon: 'x',
      danger: true,
      async action() {
        await commands.perform(removeFromClip(account, clip.clipId, outerId));
      },
    },
  ];
}

async function add(commands: NoteCommands, clip: Clip, noteId: string): Promise<void> {
  const { account, root, i18n } = commands.deps;
  const result = await addToClip(account, clip.id, noteId);
  if (result.ok) return root.overlays.success();
  if (!isAlreadyClipped(result.error)) return root.overlays.showError(result.error);
  const isUnwanted = await root.overlays.confirm({
    kind: 'question',
    text: i18n.t('noteMenu.alreadyClipped', { name: clip.name }),
    okLabel: i18n.t('noteMenu.takeOut'),
  });
  if (!isUnwanted || !(await commands.perform(removeFromClip(account, clip.id, noteId)))) return undefined;
  return root.overlays.success();
}

async function addToNew(commands: NoteCommands, noteId: string): Promise<void> {
  const clip = await commands.deps.root.overlays.open('clipForm', {});
  if (clip) await add(commands, clip, noteId);
}

const isAlreadyClipped = (error: AppError): boolean => error instanceof ApiError && error.server.id === ALREADY_CLIPPED;
