import type { WireMe } from '~/api/wire';
import { InvariantError } from '~/lib/AppError';
import { fail, ok, type Result } from '~/lib/Result';
import type { NoteId } from '~/services/records';
import type { AccountScope } from '../session/AccountScope';
import { settle } from '../settle';
import type { Translation } from './NoteActions';

/** Facts about the viewer's relation to a note that notes do not carry (notes/state). */
export interface NoteState {
  readonly isFavorited: boolean;
  readonly isMutedThread: boolean;
}

/**
 * What the viewer can do about a note without changing it; every method settles with a value and never throws. Made by
 * whoever offers it: it keeps nothing.
 */
export class NoteChores {
  readonly #account: Pick<AccountScope, 'api' | 'meStore' | 'noteActions'>;

  constructor(account: Pick<AccountScope, 'api' | 'meStore' | 'noteActions'>) {
    this.#account = account;
  }

  /** Whether the viewer keeps the note as a favourite and hears of its thread. */
  state(noteId: NoteId): Promise<Result<NoteState>> {
    return settle(this.#account.api.call('notes/state', { noteId }));
  }

  favorite(noteId: NoteId): Promise<Result> {
    return settle(this.#account.api.call('notes/favorites/create', { noteId }));
  }

  unfavorite(noteId: NoteId): Promise<Result> {
    return settle(this.#account.api.call('notes/favorites/delete', { noteId }));
  }

  muteThread(noteId: NoteId): Promise<Result> {
    return settle(this.#account.api.call('notes/thread-muting/create', { noteId }));
  }

  unmuteThread(noteId: NoteId): Promise<Result> {
    return settle(this.#account.api.call('notes/thread-muting/delete', { noteId }));
  }

  /** Pins an own note to the profile. */
  pin(noteId: NoteId): Promise<Result> {
    return this.#changeMe(this.#account.api.call('i/pin', { noteId }));
  }

  unpin(noteId: NoteId): Promise<Result> {
    return this.#changeMe(this.#account.api.call('i/unpin', { noteId }));
  }

  /** Translates a note, once. @param targetLang language code such as `en-US` */
  async translate(noteId: NoteId, targetLang: string): Promise<Result<Translation>> {
    const { api, noteActions } = this.#account;
    const known = noteActions.translationOf(noteId);
    if (known) return ok(known);
    const answer = await settle(api.call('notes/translate', { noteId, targetLang }));
    if (!answer.ok) return answer;
    // A server without a translator answers 200 with a number as the body.
    if (typeof answer.value !== 'object') return fail(new InvariantError('the server has no translator'));
    noteActions.keepTranslation(noteId, answer.value);
    return ok(answer.value);
  }

  /** Pins a note to its channel, or takes it off. */
  async setChannelPin(channelId: string, noteId: NoteId, isPinned: boolean): Promise<Result> {
    const { api } = this.#account;
    const shown = await settle(api.call('channels/show', { channelId }));
    if (!shown.ok) return shown;
    const others = shown.value.pinnedNoteIds.filter((id) => id !== noteId);
    const changed = await settle(api.call('channels/update', { channelId, pinnedNoteIds: isPinned ? [noteId, ...others] : others }));
    return changed.ok ? ok() : changed;
  }

  async #changeMe(call: Promise<WireMe>): Promise<Result> {
    const answer = await settle(call);
    if (!answer.ok) return answer;
    this.#account.meStore.merge(answer.value);
    return ok();
  }
}
