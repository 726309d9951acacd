import { ApiError, type AppError } from '~/lib/AppError';
import type { WireClip } from '~/api/wire';
import { cachedAnswer, dropAnswer } from '~/stores/answers/cachedAnswer';
import { settle } from '~/stores/settle';
import type { MenuItem } from '~/stores/ui/OverlayStore';
import type { NoteCommands } from './NoteCommands';

/** Refusal of clipping a note twice (reference/note.md section 8). */
const ALREADY_CLIPPED = '734806c4-542c-463a-9311-15c512803965';

/** The viewer's clips, to put a note into one of them or into a new one. */
export async function clipMenu(commands: NoteCommands): Promise<readonly MenuItem[]> {
  const { account, i18n, root, noteId } = commands.deps;
  const clips = await cachedAnswer(account, root.clock, 'clips/list');
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

/** On the page of the viewer's own clip: takes the note out of it. */
export function unclipItems(commands: NoteCommands): readonly MenuItem[] {
  const { clip, account, i18n, outerId } = commands.deps;
  if (!clip) return [];
  return [
    {
      text: i18n.t('noteMenu.unclip'),
      icon: 'x',
      danger: true,
      async action() {
        const { clipId, leaveOut } = clip;
        if (await commands.perform(settle(account.api.call('clips/remove-note', { clipId, noteId: outerId })))) leaveOut(outerId);
      },
    },
  ];
}

async function add(commands: NoteCommands, clip: WireClip, noteId: string): Promise<void> {
  const { account, root, i18n } = commands.deps;
  const clipId = clip.id;
  const result = await settle(account.api.call('clips/add-note', { clipId, noteId }));
  if (result.ok) return root.overlays.success();
  // It may have been deleted since the clips were asked for.
  if (codeOf(result.error) === 'NO_SUCH_CLIP') dropAnswer(account, 'clips/list');
  if (!isAlreadyClipped(result.error)) return root.overlays.showError(result.error);
  const isUnwanted = await root.overlays.confirm({
    kind: 'question',
    text: i18n.t('noteMenu.alreadyClipped', { name: clip.name }),
    okLabel: i18n.t('noteMenu.takeOut'),
  });
  if (!isUnwanted) return undefined;
  if (!(await commands.perform(settle(account.api.call('clips/remove-note', { clipId, noteId }))))) return undefined;
  if (commands.deps.clip?.clipId === clipId) commands.deps.clip.leaveOut(noteId);
  return root.overlays.success();
}

async function addToNew(commands: NoteCommands, noteId: string): Promise<void> {
  const clip = await commands.deps.root.overlays.open('clipForm', {});
  if (clip) await add(commands, clip, noteId);
}

const codeOf = (error: AppError): string | null => (error instanceof ApiError ? error.server.code : null);

const isAlreadyClipped = (error: AppError): boolean => error instanceof ApiError && error.server.id === ALREADY_CLIPPED;
