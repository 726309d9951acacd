import { action, makeObservable, observable } from 'mobx';
import type { ApiClient } from '~/api/ApiClient';
import type { NoteCreateParams } from '~/api/endpoints';
import type { Visibility, WireMe } from '~/api/wire';
import { fail, ok, type Result } from '~/lib/Result';
import { ApiError, InvariantError, type AppError } from '~/lib/AppError';
import type { Clock } from '~/lib/clock';
import { withMyReaction, withoutRenote, withoutReply, withRenotes, withVote } from '~/services/noteChanges';
import { countedReaction } from '~/services/reactions';
import type { Note, NoteId } from '~/services/records';
import type { Ingest } from '../entities/Ingest';
import type { NoteStore } from '../entities/NoteStore';
import type { OptimisticChange, Patch } from '../entities/PatchedTable';
import { settle } from '../settle';

/** What {@link NoteActions} is made of. */
export interface NoteActionsDeps {
  readonly api: ApiClient;
  readonly ingest: Ingest;
  readonly notes: NoteStore;
  readonly clock: Clock;
  /** The account. */
  readonly me: () => WireMe | null;
}

/** A translated text. */
export interface Translation {
  /** Language code as the translator names it. */
  readonly sourceLang: string;
  readonly text: string;
}

/** How a renote is posted; a channel's own renotes name the channel. */
export interface RenoteOptions {
  readonly visibility: Visibility;
  readonly localOnly: boolean;
  readonly channelId?: string;
}

/** Refusals of what is as it should be already; an answer was lost, or another device was quicker. */
const ALREADY_SO = ['ALREADY_REACTED', 'NOT_REACTED', 'ALREADY_VOTED'];

const isRefusedAs = (error: AppError, codes: readonly string[]): boolean => error instanceof ApiError && codes.includes(error.server.code);

/**
 * What the viewer can do with a note. Changes show at once and are taken back when the server refuses; every method
 * settles with a value and never throws. Actions on one note wait for each other, because a server answers two racing
 * reactions of one user with an error.
 */
export class NoteActions {
  readonly #deps: NoteActionsDeps;
  readonly #running = new Map<NoteId, Promise<unknown>>();
  readonly #translations = observable.map<NoteId, Translation | null | undefined>(undefined, { deep: false });

  constructor(deps: NoteActionsDeps) {
    this.#deps = deps;
    makeObservable(this, { remove: action, keepTranslation: action });
  }

  /** Reacts, or changes the reaction: servers replace the former one in the same call. */
  react(noteId: NoteId, reaction: string): Promise<Result> {
    const counted = countedReaction(reaction);
    return this.#change(
      noteId,
      (note) => withMyReaction(note, counted),
      () => this.#deps.api.call('notes/reactions/create', { noteId, reaction }),
      (note) => note.myReaction === counted,
    );
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

  /** Posts a renote. */
  async renote(noteId: NoteId, { visibility, localOnly, channelId }: RenoteOptions): Promise<Result<NoteId>> {
    const note = this.#deps.notes.get(noteId);
    const count = note && this.#isCounted(note, this.#deps.me()?.id) ? note.renoteCount + 1 : 0;
    const params: NoteCreateParams = { renoteId: noteId, visibility, localOnly, ...(channelId !== undefined && { channelId }) };
    let created: NoteId | undefined;
    const result = await this.#change(
      noteId,
      (shown) => withRenotes(shown, count),
      async () => {
        const { createdNote } = await this.#deps.api.call('notes/create', params);
        created = this.#deps.ingest.note(createdNote, 'fetch');
      },
    );
    if (!result.ok) return result;
    return created === undefined ? fail(new InvariantError('a posted renote has an id')) : ok(created);
  }

  /**
   * Deletes a note; it disappears at once, and from the counts of what it answered, renoted or quoted.
   * @param noteId of a renote the renote itself, not what it shows
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
    // Gone is gone, whoever did it, and whoever told: an answer may be lost after the live connection was quicker.
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

  /** The translation asked for before, null while it is on its way; observable. */
  translationOf(noteId: NoteId): Translation | null | undefined {
    return this.#translations.get(noteId);
  }

  /** Remembers a translation, or that it is on its way (null) or did not come; {@link NoteChores} asks for it. */
  keepTranslation(noteId: NoteId, translation: Translation | null | undefined): void {
    this.#translations.set(noteId, translation);
  }

  /**
   * Shows a change, asks the server, and keeps or takes back the change.
   * @param isDone whether a note already shows the change: where the live connection has told it by the time that the
   * call fails (an answer was lost), the change stays
   */
  async #change(
    noteId: NoteId,
    change: Patch<Note>,
    call: () => Promise<unknown>,
    isDone: (note: Note) => boolean = () => false,
  ): Promise<Result> {
    const { api, ingest, notes, clock } = this.#deps;
    const shown = notes.optimistic(noteId, change);
    const result = await this.#inTurn(noteId, () => settle(call()));
    if (!result.ok && isRefusedAs(result.error, ALREADY_SO)) {
      const asOf = clock.now();
      const now = await settle(api.call('notes/show', { noteId }));
      if (now.ok) ingest.note(now.value, 'fetch', asOf);
      shown.undo();
      return now.ok ? ok() : result;
    }
    const base = notes.baseOf(noteId);
    if (result.ok || (base && isDone(base))) {
      shown.commit();
      return ok();
    }
    shown.undo();
    return result;
  }

  /** As servers do with the counts of what a deleted note refers to. */
  #uncount(note: Note | undefined): readonly OptimisticChange[] {
    const { notes } = this.#deps;
    const renoted = notes.get(note?.renoteId ?? '');
    return [
      ...(note?.replyId ? [notes.optimistic(note.replyId, withoutReply)] : []),
      ...(renoted && this.#isCounted(renoted, note?.userId) ? [notes.optimistic(renoted.id, withoutRenote)] : []),
    ];
  }

  /** Servers do not count people who pass on their own notes, nor bots. */
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
