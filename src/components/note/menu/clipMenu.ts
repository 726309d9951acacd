import { ApiError, type AppError } from '~/lib/AppError';
import type { Clip } from '~/services/records';
import type { NoteTarget } from '~/stores/noteActions/NoteTarget';
import { addToClip, myClips, removeFromClip } from '~/stores/resources/content/clips';
import { resourcesOf } from '~/stores/resources/resourcesOf';
import type { MenuItem } from '~/stores/ui/OverlayStore';
import { confirmed, perform } from './NoteCommand';

/** The id of the error for adding a note to a clip twice. */
const ALREADY_CLIPPED = '734806c4-542c-463a-9311-15c512803965';

/** Returns the viewer's clips, to add a note to one of them or to a new one. */
export async function clipMenu(note: NoteTarget): Promise<readonly MenuItem[]> {
  const { account, root } = note;
  const clips = (await resourcesOf(account).read(myClips, null)) ?? [];
  return [
    ...clips.map((clip): MenuItem => ({
      text: clip.name,
      icon: clip.isPublic ? 'paperclip' : 'lock',
      action: () => add(note, clip),
    })),
    ...(clips.length > 0 ? [{ type: 'divider' } as const] : []),
    { text: root.i18n.t('noteMenu.newClip'), icon: 'plus', action: () => addToNew(note) },
  ];
}

/** Removes a note from the clip that shows it. */
export async function unclip(note: NoteTarget): Promise<void> {
  const { clip, account, outerId } = note;
  if (clip) await perform(note, () => removeFromClip(account, clip.clipId, outerId));
}

async function add(note: NoteTarget, clip: Clip): Promise<void> {
  const { account, root, noteId } = note;
  const { overlays, i18n } = root;
  const result = await overlays.wait(addToClip(account, clip.id, noteId));
  if (result.ok) return result.value === 'waits' ? undefined : overlays.success();
  if (!isAlreadyClipped(result.error)) return overlays.showError(result.error, { retry: () => void add(note, clip) });
  const isUnwanted = await overlays.confirm({
    kind: 'question',
    text: i18n.t('noteMenu.alreadyClipped', { name: clip.name }),
    okLabel: i18n.t('noteMenu.takeOut'),
  });
  return isUnwanted ? confirmed(note, () => removeFromClip(account, clip.id, noteId)) : undefined;
}

async function addToNew(note: NoteTarget): Promise<void> {
  const clip = await note.root.overlays.open('clipForm', {});
  if (clip) await add(note, clip);
}

const isAlreadyClipped = (error: AppError): boolean => error instanceof ApiError && error.server.id === ALREADY_CLIPPED;
