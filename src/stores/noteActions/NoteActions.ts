import { action, makeObservable } from 'mobx';
import type { ApiClient } from '~/api/ApiClient';
import type { NoteCreateParams } from '~/api/endpoints';
import type { Visibility, WireMe } from '~/api/wire';
import { fail, ok, type Result } from '~/lib/Result';
import { ApiError, CanceledError, InvariantError, type AppError } from '~/lib/AppError';
import type { Clock } from '~/lib/clock';
import { peek } from '~/lib/peek';
import { isPureRenote } from '~/services/appearNote';
import { countingRenote, countsRenote, withMyReaction, withoutRenote, withoutReply, withVote } from '~/services/noteChanges';
import { countedReaction, sentReaction } from '~/services/reactions';
import type { Note, NoteId } from '~/services/records';
import type { Ingest } from '../entities/Ingest';
import type { NoteStore } from '../entities/NoteStore';
import type { OptimisticChange, Patch } from '../entities/PatchedTable';
import type { Action, LaterActions } from '../posting/LaterActions';
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
  /** Sends actions that can wait for the network. */
  readonly later: LaterActions;
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

const done = (result: Result<unknown>): Result => (result.ok ? ok() : result);

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
  /** Notes whose deletion is not confirmed. */
  readonly #hidden = new Map<NoteId, OptimisticChange>();

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
      { kind: 'react', params: { noteId, reaction: sent }, before: this.#myReaction(noteId) },
      (note) => withMyReaction(note, counted),
      () => this.#deps.api.call('notes/reactions/create', { noteId, reaction: sent }),
      (note) => note.myReaction === counted,
      (before, now) => now.myReaction !== before.myReaction && (now.myReaction ?? null) !== null,
    );
    if (result.ok && result.value !== 'waits' && !this.#deps.hears()) await this.#refresh(noteId);
    return done(result);
  }

  /** Takes the viewer's reaction back. */
  async unreact(noteId: NoteId): Promise<Result> {
    const result = await this.#change(
      noteId,
      { kind: 'unreact', params: { noteId }, before: this.#myReaction(noteId) },
      (note) => withMyReaction(note, null),
      () => this.#deps.api.call('notes/reactions/delete', { noteId }),
      (note) => (note.myReaction ?? null) === null,
    );
    return done(result);
  }

  /**
   * Posts a renote. @param post posts a note, once for each attempt. @returns the id of the new note; null while it waits
   */
  async renote(
    noteId: NoteId,
    { visibility, localOnly, channelId }: RenoteOptions,
    post: (params: NoteCreateParams) => Promise<Result<NoteId>>,
  ): Promise<Result<NoteId | null>> {
    const me = this.#deps.me();
    const params = { renoteId: noteId, visibility, localOnly, ...(channelId !== undefined && { channelId }) };
    let created: NoteId | undefined;
    const result = await this.#change(
      noteId,
      { kind: 'renote', params },
      countingRenote({ id: me?.id, isBot: me?.isBot === true }, this.#deps.notes.get(noteId)),
      async () => {
        const posted = await post(params);
        if (!posted.ok) throw posted.error;
        created = posted.value;
      },
    );
    if (!result.ok) return result;
    if (result.value === 'waits') return ok(null);
    return created === undefined ? fail(new InvariantError('a posted renote has an id')) : ok(created);
  }

  /**
   * Deletes a note. It disappears at once, also from the counts of the notes that it answered, renoted or quoted.
   * @param noteId of a renote, the renote itself rather than the note it shows
   */
  async remove(noteId: NoteId): Promise<Result> {
    const { api, notes, later } = this.#deps;
    const note = notes.get(noteId);
    let isGone = notes.isDeleted(noteId);
    const hidden = this.hide(noteId);
    const listening = notes.onDeleted((id) => {
      isGone ||= id === noteId;
    });
    const call = () => settle(api.call('notes/delete', { noteId }));
    // Only a renote can be given again, so only that waits for the network.
    const result = note && isPureRenote(note) && !isGone ? await later.send({ kind: 'unrenote', params: { noteId } }, call) : await call();
    listening.dispose();
    if (result.ok && result.value === 'waits') return ok();
    // The note is gone no matter who deleted it: the live connection may report it although the answer is lost.
    if (result.ok || isGone || isRefusedAs(result.error, ['NO_SUCH_NOTE'])) {
      hidden.commit();
      return ok();
    }
    hidden.undo();
    return result;
  }

  /** Shows a note as deleted before the server has confirmed it, also in the counts of the notes that it refers to. */
  hide(noteId: NoteId): OptimisticChange {
    const { notes } = this.#deps;
    const known = this.#hidden.get(noteId);
    if (known) return known;
    const counts = this.#uncount(notes.get(noteId));
    const putBack = notes.remove(noteId);
    const hidden: OptimisticChange = {
      commit: () => {
        this.#hidden.delete(noteId);
        for (const count of counts) count.commit();
      },
      undo: () => {
        this.#hidden.delete(noteId);
        for (const count of counts) count.undo();
        putBack();
      },
    };
    this.#hidden.set(noteId, hidden);
    return hidden;
  }

  /** Votes. @param choice index of the choice */
  async vote(noteId: NoteId, choice: number): Promise<Result> {
    const result = await this.#change(
      noteId,
      { kind: 'vote', params: { noteId, choice } },
      (note) => withVote(note, choice, true),
      () => this.#deps.api.call('notes/polls/vote', { noteId, choice }),
      (note) => note.poll?.choices[choice]?.isVoted === true,
    );
    return done(result);
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
   * Shows a change, asks the server, and then keeps or undoes the change. While the action waits in the outbox, that shows it.
   * @param isDone whether a note already shows the change. If the live connection reported it before the call failed, the
   * server made the change and only its answer was lost: the change stays.
   * @param isReported whether the live connection reported what the server made of the change: then that is shown
   */
  async #change(
    noteId: NoteId,
    does: Action,
    change: Patch<Note>,
    call: () => Promise<unknown>,
    isDone: (note: Note) => boolean = () => false,
    isReported: (before: Note, now: Note) => boolean = () => false,
  ): Promise<Result<unknown>> {
    const { notes, later } = this.#deps;
    const shown = notes.optimistic(noteId, change);
    let before: Note | undefined;
    const result = await this.#inTurn(noteId, () =>
      later.send(does, () => {
        before = notes.baseOf(noteId);
        return settle(call());
      }),
    );
    if (result.ok && result.value === 'waits') {
      shown.undo();
      return result;
    }
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
      ...(renoted && countsRenote(renoted, this.#renoter(note)) ? [notes.optimistic(renoted.id, withoutRenote)] : []),
    ];
  }

  #renoter(note: Note | undefined): { readonly id: string | undefined; readonly isBot: boolean } {
    const me = this.#deps.me();
    return { id: note?.userId, isBot: me?.isBot === true && me.id === note?.userId };
  }

  #myReaction(noteId: NoteId): string | null {
    return this.#deps.notes.baseOf(noteId)?.myReaction ?? null;
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
