import { rippleAt } from '~/components/effects/withEffects';
import type { I18n } from '~/i18n/I18n';
import { toAppError } from '~/lib/AppError';
import type { Result } from '~/lib/Result';
import { canRenote } from '~/services/noteFacts';
import { countedReaction } from '~/services/reactions';
import type { Note } from '~/services/records';
import type { RootStore } from '~/stores/RootStore';
import type { AccountScope } from '~/stores/session/AccountScope';
import { refuseMoved, requireSignIn } from '~/stores/session/guards';
import type { OverlayAnchor } from '~/stores/ui/OverlayStore';
import type { NoteMenus } from './noteMenus';
import type { OwnClip } from './OwnClipContext';
import type { NoteView } from '~/components/note/card/useNoteView';
import type { NoteKey } from './noteKeys';

/** What the commands of a note work on. */
interface NoteCommandsDeps {
  readonly root: RootStore;
  readonly account: AccountScope;
  readonly i18n: I18n;
  readonly view: NoteView;
  /** What was opened of the renote around the note; the same without one. */
  readonly outerView: NoteView;
  /** The note whose body is shown. */
  readonly noteId: string;
  /** What the list delivered: the renote around it, or the note itself. */
  readonly outerId: string;
  readonly navigate: (to: string) => void;
  /** The viewer's own clip that the note is shown in, and how it leaves the list there. */
  readonly clip: OwnClip | null;
}

/** Given where a note accepts nothing but likes (reference/note.md section 8). */
const LIKE = '❤️';

/**
 * What a person can do with a note from its buttons, its keys and its menus. One object a note: buttons and keyboard
 * cannot drift apart. Everything asks for a sign-in first where it needs one, and tells when it failed. What is behind a
 * menu is loaded with the first click.
 */
export class NoteCommands {
  constructor(readonly deps: NoteCommandsDeps) {}

  /** The note as it is now. */
  get note(): Note | undefined {
    return this.deps.account.notes.get(this.deps.noteId);
  }

  /** Opens the conversation around the note. */
  open(): void {
    this.deps.navigate(`/notes/${this.deps.noteId}`);
  }

  /** Whether the note stands behind a warning. */
  get hasCw(): boolean {
    return typeof this.note?.cw === 'string';
  }

  toggleCw(): void {
    const { view } = this.deps;
    if (this.hasCw) view.update({ isCwOpen: !view.state.isCwOpen });
  }

  async reply(): Promise<void> {
    if (!(await this.#mayAct())) return;
    await this.#compose({ replyId: this.deps.noteId });
  }

  async quote(options: { inChannel?: boolean } = {}): Promise<void> {
    if (!(await this.#mayAct())) return;
    await this.#compose({ renoteId: this.deps.noteId }, options.inChannel ?? false);
  }

  async openRenoteMenu(anchor: OverlayAnchor): Promise<void> {
    const { note } = this;
    if (!note || !canRenote(note, this.deps.account.me) || !(await this.#mayAct())) return;
    await this.#openMenu(anchor, 'renoteMenu');
  }

  /** Lets people choose a reaction, or likes at once where only that is accepted. */
  async openReactionPicker(anchor: OverlayAnchor): Promise<void> {
    const { note } = this;
    if (!note || !(await this.#mayAct())) return;
    if (note.reactionAcceptance === 'likeOnly') {
      rippleAt(this.deps.root.settings, anchor);
      await this.toggleReaction(LIKE);
      return;
    }
    const reaction = await this.deps.root.overlays.open('reactionPicker', { noteId: note.id }, { anchor });
    if (reaction !== undefined) await this.toggleReaction(reaction);
  }

  /** The React button: takes the own reaction back, or offers to give one. */
  async toggleReacted(anchor: OverlayAnchor): Promise<void> {
    if (this.note?.myReaction) await this.perform(this.deps.account.noteActions.unreact(this.deps.noteId));
    else await this.openReactionPicker(anchor);
  }

  /** A reaction under the note: joins in, or takes the own one back. Giving up one's own is asked about. */
  async toggleReaction(reaction: string): Promise<void> {
    const { account, i18n, noteId, root } = this.deps;
    const mine = this.note?.myReaction ?? null;
    if (!(await this.#mayAct())) return;
    const isSame = mine === countedReaction(reaction);
    const text = i18n.t(isSame ? 'note.cancelReactionQuestion' : 'note.changeReactionQuestion');
    if (mine !== null && !(await root.overlays.confirm({ text, kind: 'question' }))) return;
    await (isSame ? this.perform(account.noteActions.unreact(noteId)) : this.react(reaction));
  }

  async react(reaction: string): Promise<void> {
    this.deps.root.sound.play('reaction');
    // From now on the renote shows something seen; it stays as it is when its row comes back.
    if (this.deps.outerId !== this.deps.noteId) this.deps.outerView.update({ isRenoteOpen: true });
    await this.perform(this.deps.account.noteActions.react(this.deps.noteId, reaction));
  }

  async openMenu(anchor: OverlayAnchor): Promise<void> {
    await this.#openMenu(anchor, 'menu');
  }

  /** What can be done with the renote around the note. */
  async openRenoteTimeMenu(anchor: OverlayAnchor): Promise<void> {
    await this.#openMenu(anchor, 'renoteTimeMenu');
  }

  /** What can be done with an emoji in the text. */
  async openEmojiMenu(emoji: string, anchor: OverlayAnchor): Promise<void> {
    await this.#openMenu(anchor, 'emojiMenu', emoji);
  }

  /** The viewer's clips, to put the note into one. */
  async openClipMenu(anchor: OverlayAnchor): Promise<void> {
    if (await requireSignIn(this.deps.root)) await this.#openMenu(anchor, 'clipMenu');
  }

  /** Does what a key means for the note. @param note the note on the page, which has the focus */
  async press(key: NoteKey, note: HTMLElement): Promise<void> {
    try {
      await (await import('./runNoteKey')).runNoteKey(key, this, note);
    } catch (thrown) {
      this.deps.root.overlays.showError(toAppError(thrown));
    }
  }

  /** Waits for an action, and tells when it failed. @returns whether it went well */
  async perform(action: Promise<Result<unknown>>): Promise<boolean> {
    const result = await action;
    if (!result.ok) this.deps.root.overlays.showError(result.error);
    return result.ok;
  }

  async #mayAct(): Promise<boolean> {
    const { account, root } = this.deps;
    return (await requireSignIn(root)) && !(await refuseMoved(root, account));
  }

  async #compose(params: { replyId?: string; renoteId?: string }, inChannel = true): Promise<void> {
    const channelId = inChannel ? this.note?.channelId : undefined;
    await this.deps.root.overlays.open('composer', { ...params, ...(channelId && { channelId }) });
  }

  async #openMenu(anchor: OverlayAnchor, menu: keyof NoteMenus, about = ''): Promise<void> {
    const { root, i18n } = this.deps;
    const items = Promise.all([import('./noteMenus'), i18n.bring(['noteMenu', 'profile'])]).then(([{ noteMenus }]) =>
      noteMenus[menu](this, about, anchor),
    );
    await root.overlays.openMenu(anchor, items, { label: i18n.t(`note.${menu}`) });
  }
}
