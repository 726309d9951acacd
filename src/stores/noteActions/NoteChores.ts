import type { WireMe } from '~/api/wire';
import { CancelledError, InvariantError } from '~/lib/AppError';
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
  readonly #account: Pick<AccountScope, 'api' | 'ingest' | 'meStore' | 'noteActions'>;

  constructor(account: Pick<AccountScope, 'api' | 'ingest' | 'meStore' | 'noteActions'>) {
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
    if (known === null) return fail(new CancelledError('it is being translated'));
    noteActions.keepTranslation(noteId, null);
    const answer = await settle(api.call('notes/translate', { noteId, targetLang }));
    // A server without a translator answers 200 with a number as the body.
    const translation = answer.ok && typeof answer.value === 'object' ? answer.value : undefined;
    noteActions.keepTranslation(noteId, translation);
    if (translation) return ok(translation);
    return answer.ok ? fail(new InvariantError('the server has no translator')) : answer;
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
    // An own profile that is open shows the user. No event says this.
    this.#account.ingest.users([answer.value], 'fetch');
    return ok();
  }
}
