import { action, makeObservable } from 'mobx';
import type { ApiClient } from '~/api/ApiClient';
import type { NoteCreateParams } from '~/api/endpoints';
import type { Visibility, WireMe } from '~/api/wire';
import { fail, ok, type Result } from '~/lib/Result';
import { ApiError, CanceledError, InvariantError, type AppError } from '~/lib/AppError';
import type { Clock } from '~/lib/clock';
import { peek } from '~/lib/peek';
import { withMyReaction, withoutRenote, withoutReply, withRenotes, withVote } from '~/services/noteChanges';
import { countedReaction, sentReaction } from '~/services/reactions';
import type { Note, NoteId } from '~/services/records';
import type { Ingest } from '../entities/Ingest';
import type { NoteStore } from '../entities/NoteStore';
import type { OptimisticChange, Patch } from '../entities/PatchedTable';
import { settle } from '../settle';
import { Translations, type Translation } from './Translations';

/** The stores that {@link NoteActions} works on. */
export interface NoteActionsDeps {
  readonly api: ApiClient;
  readonly ingest: Ingest;
  readonly notes: NoteStore;
  readonly clock: Clock;
  /** The account, null for a visitor. */
  readonly me: () => WireMe | null;
  /** Whether the live connection reports changes of notes. */
  readonly hears: () => boolean;
  /** Keeps a newer version of the account. */
  readonly mergeMe: (me: WireMe) => void;
}

/** How a renote is posted. A renote inside a channel names the channel. */
export interface RenoteOptions {
  readonly visibility: Visibility;
  readonly localOnly: boolean;
  readonly channelId?: string;
}

/** Facts about the viewer's relation to a note that the note itself does not carry (`notes/state`). */
export interface NoteState {
  readonly isFavorited: boolean;
  readonly isMutedThread: boolean;
}

/** Errors that say that the change is already made: an earlier answer was lost, or another device was faster. */
const ALREADY_SO = ['ALREADY_REACTED', 'NOT_REACTED', 'ALREADY_VOTED'];

const isRefusedAs = (error: AppError, codes: readonly string[]): boolean => error instanceof ApiError && codes.includes(error.server.code);

/**
 * Everything the viewer can do with a note on the server. A change shows at once and is taken back when the server
 * refuses it. Every method settles with a value and never throws. Changes of one note wait for each other, because
 * servers refuse two reactions of one user that race.
 */
export class NoteActions {
  /** The translations that the viewer asked for. */
  readonly translations = new Translations();
  readonly #deps: NoteActionsDeps;
  readonly #running = new Map<NoteId, Promise<unknown>>();

  constructor(deps: NoteActionsDeps) {
    this.#deps = deps;
    makeObservable(this, { remove: action });
  }

  /**
   * Reacts, or changes the reaction: servers replace the previous one in the same call. They also replace what they do not take, and say
   * so only by the live connection or when they are asked.
   */
  async react(noteId: NoteId, reaction: string): Promise<Result> {
    const sent = sentReaction(reaction);
    const counted = countedReaction(sent);
    const result = await this.#change(
      noteId,
      (note) => withMyReaction(note, counted),
      () => this.#deps.api.call('notes/reactions/create', { noteId, reaction: sent }),
      (note) => note.myReaction === counted,
      (before, now) => now.myReaction !== before.myReaction && (now.myReaction ?? null) !== null,
    );
    if (result.ok && !this.#deps.hears()) await this.#refresh(noteId);
    return result;
  }

  /** Takes the viewer's reaction back. */
  unreact(noteId: NoteId): Promise<Result> {
    return this.#change(
      noteId,
      (note) => withMyReaction(note, null),
      () => this.#deps.api.call('notes/reactions/delete', { noteId }),
      (note) => (note.myReaction ?? null) === null,
    );
  }

  /**
   * Posts a renote. @param post posts a note, once for each attempt. @returns the id of the new note
   */
  async renote(
    noteId: NoteId,
    { visibility, localOnly, channelId }: RenoteOptions,
    post: (params: NoteCreateParams) => Promise<Result<NoteId>>,
  ): Promise<Result<NoteId>> {
    const note = this.#deps.notes.get(noteId);
    const count = note && this.#isCounted(note, this.#deps.me()?.id) ? note.renoteCount + 1 : 0;
    const params: NoteCreateParams = { renoteId: noteId, visibility, localOnly, ...(channelId !== undefined && { channelId }) };
    let created: NoteId | undefined;
    const result = await this.#change(
      noteId,
      (shown) => withRenotes(shown, count),
      async () => {
        const posted = await post(params);
        if (!posted.ok) throw posted.error;
        created = posted.value;
      },
    );
    if (!result.ok) return result;
    return created === undefined ? fail(new InvariantError('a posted renote has an id')) : ok(created);
  }

  /**
   * Deletes a note. It disappears at once, also from the counts of the notes that it answered, renoted or quoted.
   * @param noteId of a renote, the renote itself rather than the note it shows
   */
  async remove(noteId: NoteId): Promise<Result> {
    const { api, notes } = this.#deps;
    const counts = this.#uncount(notes.get(noteId));
    let isGone = notes.isDeleted(noteId);
    const putBack = notes.remove(noteId);
    const listening = notes.onDeleted((id) => {
      isGone ||= id === noteId;
    });
    const result = await settle(api.call('notes/delete', { noteId }));
    listening.dispose();
    // The note is gone no matter who deleted it: the live connection may report it although the answer is lost.
    if (result.ok || isGone || isRefusedAs(result.error, ['NO_SUCH_NOTE'])) {
      for (const count of counts) count.commit();
      return ok();
    }
    for (const count of counts) count.undo();
    putBack();
    return result;
  }

  /** Votes. @param choice index of the choice */
  vote(noteId: NoteId, choice: number): Promise<Result> {
    return this.#change(
      noteId,
      (note) => withVote(note, choice, true),
      () => this.#deps.api.call('notes/polls/vote', { noteId, choice }),
      (note) => note.poll?.choices[choice]?.isVoted === true,
    );
  }

  /** Asks whether the viewer keeps the note as a favorite and mutes its thread. */
  state(noteId: NoteId): Promise<Result<NoteState>> {
    return settle(this.#deps.api.call('notes/state', { noteId }));
  }

  /** Keeps a note as a favorite, or removes it from the favorites. */
  setFavorite(noteId: NoteId, isFavorite: boolean): Promise<Result> {
    return settle(this.#deps.api.call(isFavorite ? 'notes/favorites/create' : 'notes/favorites/delete', { noteId }));
  }

  /** Stops notifications about the thread of a note, or lets them through again. */
  setThreadMuted(noteId: NoteId, isMuted: boolean): Promise<Result> {
    return settle(this.#deps.api.call(isMuted ? 'notes/thread-muting/create' : 'notes/thread-muting/delete', { noteId }));
  }

  /** Pins one of the viewer's notes to the profile, or unpins it. */
  async setPinned(noteId: NoteId, isPinned: boolean): Promise<Result> {
    const { api, ingest, mergeMe } = this.#deps;
    const answer = await settle(api.call(isPinned ? 'i/pin' : 'i/unpin', { noteId }));
    if (!answer.ok) return answer;
    mergeMe(answer.value);
    // No event reports a pin, and the viewer's own profile may be open.
    ingest.users([answer.value], 'fetch');
    return ok();
  }

  /** Translates a note once. @param targetLang language code such as `en-US` */
  async translate(noteId: NoteId, targetLang: string): Promise<Result<Translation>> {
    const { translations } = this;
    const known = peek(() => translations.get(noteId));
    if (known) return ok(known);
    if (known === null) return fail(new CanceledError('the translation is already loading'));
    translations.keep(noteId, null);
    const answer = await settle(this.#deps.api.call('notes/translate', { noteId, targetLang }));
    // A server without a translator answers 200 with a number as the body.
    const translation = answer.ok && typeof answer.value === 'object' ? answer.value : undefined;
    translations.keep(noteId, translation);
    if (translation) return ok(translation);
    return answer.ok ? fail(new InvariantError('the server has no translator')) : answer;
  }

  /**
   * Shows a change, asks the server, and then keeps or undoes the change.
   * @param isDone whether a note already shows the change. If the live connection reported it before the call failed, the
   * server made the change and only its answer was lost: the change stays.
   * @param isReported whether the live connection reported what the server made of the change: then that is shown
   */
  async #change(
    noteId: NoteId,
    change: Patch<Note>,
    call: () => Promise<unknown>,
    isDone: (note: Note) => boolean = () => false,
    isReported: (before: Note, now: Note) => boolean = () => false,
  ): Promise<Result> {
    const { notes } = this.#deps;
    const shown = notes.optimistic(noteId, change);
    let before: Note | undefined;
    const result = await this.#inTurn(noteId, () => {
      before = notes.baseOf(noteId);
      return settle(call());
    });
    if (!result.ok && isRefusedAs(result.error, ALREADY_SO)) {
      const isKnown = await this.#refresh(noteId);
      shown.undo();
      return isKnown ? ok() : result;
    }
    const base = notes.baseOf(noteId);
    if (result.ok && before && base && isReported(before, base)) {
      shown.undo();
      return ok();
    }
    if (result.ok || (base && isDone(base))) {
      shown.commit();
      return ok();
    }
    shown.undo();
    return result;
  }

  /** Asks how a note is now. @returns whether the server said it */
  async #refresh(noteId: NoteId): Promise<boolean> {
    const { api, ingest, clock } = this.#deps;
    const asOf = clock.now();
    const now = await settle(api.call('notes/show', { noteId }));
    if (now.ok) ingest.note(now.value, 'fetch', asOf);
    return now.ok;
  }

  /** Counts the notes that a deleted note refers to as servers do. */
  #uncount(note: Note | undefined): readonly OptimisticChange[] {
    const { notes } = this.#deps;
    const renoted = notes.get(note?.renoteId ?? '');
    return [
      ...(note?.replyId ? [notes.optimistic(note.replyId, withoutReply)] : []),
      ...(renoted && this.#isCounted(renoted, note?.userId) ? [notes.optimistic(renoted.id, withoutRenote)] : []),
    ];
  }

  /** Servers count neither renotes of one's own notes nor renotes by bots. */
  #isCounted(note: Note, renoterId: string | undefined): boolean {
    const me = this.#deps.me();
    return note.userId !== renoterId && !(me?.isBot && me.id === renoterId);
  }

  async #inTurn<T>(noteId: NoteId, run: () => Promise<T>): Promise<T> {
    const before = this.#running.get(noteId);
    const mine = before ? before.then(run) : run();
    this.#running.set(noteId, mine);
    try {
      return await mine;
    } finally {
      if (this.#running.get(noteId) === mine) this.#running.delete(noteId);
    }
  }
}
