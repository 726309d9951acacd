import type { NoteCommand } from '~/components/note/menu/NoteCommand';
import { StorageError } from '~/lib/AppError';
import { peek } from '~/lib/peek';
import type { Note } from '~/services/records';
import type { NoteTarget } from '~/stores/noteActions/NoteTarget';
import type { NoteView } from '~/stores/noteViews/NoteView';
import { noteFor } from '~/stores/resources/content/noteElsewhere';
import type { AccountScope } from '~/stores/session/AccountScope';
import type { AccountProfile } from '~/stores/session/Accounts';
import { scopeOf } from '~/stores/session/scopeOf';
import type { MenuItem, OverlayAnchor } from '~/stores/ui/OverlayStore';
import { tellNotElsewhere } from './tellNotElsewhere';

interface OtherAccountsOptions {
  readonly anchor: OverlayAnchor;
  /** What they can do at once. The rest is in the window where they open the note. */
  readonly commands: readonly NoteCommand[];
}

/** The viewer's other accounts, each with what it can do with a note. */
export async function otherAccountsMenu(
  note: NoteTarget,
  shown: Note,
  { anchor, commands }: OtherAccountsOptions,
): Promise<readonly MenuItem[]> {
  const { root, account } = note;
  const { t } = root.i18n;
  const profiles = await root.accounts.profiles();
  return profiles
    .filter(({ ref }) => ref !== account.ref)
    .map((profile) => ({
      type: 'parent' as const,
      text: profile.handle,
      icon: 'user' as const,
      children: [
        { text: t('elsewhere.open'), icon: 'appWindow' as const, action: () => act(note, shown, profile, openWindow) },
        ...commands.map((command) => ({
          text: t(command.text),
          icon: command.icon,
          action: () => act(note, shown, profile, (theirs) => run(theirs, command, anchor)),
        })),
      ],
    }));
}

/** Finds the note for another account, and does something as that. The account stays signed in meanwhile. */
async function act(note: NoteTarget, shown: Note, profile: AccountProfile, then: (theirs: NoteTarget) => unknown): Promise<void> {
  const { root } = note;
  const { overlays, i18n, workspace, session } = root;
  const lease = profile.ref === session.current.ref ? null : workspace.accounts.acquire(profile.ref);
  try {
    const scope = await scopeOf(root, profile.ref);
    if (!scope.ok) {
      if (!(scope.error instanceof StorageError)) overlays.showError(scope.error);
      else await overlays.alert({ kind: 'error', text: i18n.t('elsewhere.signedOut', { name: profile.handle }) });
      return;
    }
    const account = scope.value;
    const found = await overlays.wait(noteFor(account, shown, note.account));
    if (found.kind !== 'found') {
      await tellNotElsewhere(root, found, profile.handle);
      return;
    }
    const { noteId } = found;
    const view = viewOf(account, noteId);
    const theirRoot = { ...root, overlays: overlays.forAccount(account) };
    await then({ ...note, root: theirRoot, account, noteId, outerId: noteId, view, outerView: view, clip: null });
  } finally {
    lease?.dispose();
  }
}

/** No pane shows the note. */
const viewOf = ({ noteViews }: AccountScope, noteId: string): NoteView => ({
  get state() {
    return noteViews.get('elsewhere', noteId);
  },
  update: (change) => noteViews.update('elsewhere', noteId, change),
  setFile: (fileId, isShown) => noteViews.setFile('elsewhere', noteId, fileId, isShown),
});

function openWindow({ root, account, noteId }: NoteTarget): void {
  root.workspace.openWindow(`/notes/${noteId}`, { account: account === root.session.current ? null : account.ref });
}

/** Runs a command. Its effect is not on screen, so a reaction is confirmed in words. */
async function run(note: NoteTarget, command: NoteCommand, anchor: OverlayAnchor): Promise<void> {
  const shown = peek(() => note.account.notes.get(note.noteId));
  if (!shown) return;
  await command.run(note, shown, { anchor, isOn: false, article: null });
  const after = peek(() => note.account.notes.get(note.noteId)?.myReaction ?? null);
  if (after !== null && after !== shown.myReaction)
    note.root.overlays.toast({ kind: 'success', text: note.root.i18n.t('elsewhere.reacted') });
}
