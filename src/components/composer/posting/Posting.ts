import { makeAutoObservable, observableRef } from 'mobx';
import type { AppError } from '~/lib/AppError';
import { extractHashtags } from '~/mfm/extract';
import { readMarkup } from '~/mfm/readMarkup';
import { DraftStore } from '~/stores/drafts/DraftStore';
import type { PostOutcome } from '~/stores/posting/Outbox';
import { createOutboxes } from '~/stores/posting/Outboxes';
import { createSendingNotes, LANDING_MS } from '~/stores/posting/SendingNotes';
import type { RootStore } from '~/stores/RootStore';
import type { ComposerState } from '../ComposerState';
import { joinHashtags } from '../hashtags/joinHashtags';
import { bringBack } from './bringBack';
import { noteBody, referenceOf, threadOf } from './noteBody';
import { offerUndo } from './offerUndo';

interface UndoablePost {
  /** How long it waits; ms. */
  readonly holdMs: number;
  readonly freeze: boolean;
  /** Where the text cursor was. */
  readonly caret: number | undefined;
  readonly isOpen: () => boolean;
  /** Called when the note has left the composer. */
  readonly onLeft: () => void;
}

/** The state of sending a note in progress, and the reason why it failed. */
export class Posting {
  status: 'editing' | 'posting' | 'posted' = 'editing';
  /** Why the note was not posted, until it is posted again. */
  failure: AppError | null = null;
  /** The place of the text cursor in a note that came back; a new object each time. */
  back: { readonly caret: number | undefined } | null = null;
  /** Whether {@link failure} is about a draft that the server did not take. */
  isServerFailure = false;

  readonly #root: RootStore;
  readonly #note: ComposerState;

  constructor(root: RootStore, note: ComposerState) {
    this.#root = root;
    this.#note = note;
    makeAutoObservable(this, { failure: observableRef, back: observableRef }, { autoBind: true });
  }

  /**
   * Posts the note after a while in which it can be taken back. The composer is free as soon as the outbox has the note.
   * If the server refuses it, it comes back.
   */
  async postWithUndo({ holdMs, freeze, caret, isOpen, onLeft }: UndoablePost): Promise<void> {
    const note = this.#note;
    const { thread: _parts, ...written } = note.content;
    // The outbox is that of the author, whose server has ids of its own.
    const content = { ...written, quoteId: note.quote.noteId };
    const rest = threadOf(note);
    const { account } = note.author;
    const outboxes = this.#root.part(createOutboxes);
    const sending = this.#root.part(createSendingNotes);
    const outbox = outboxes.of(account);
    const body = noteBody(note);
    const target = referenceOf(note.target);
    this.begin();
    let id: string | null = null;
    const back = (kept: string, failure?: AppError) => bringBack(this.#root, { note, account, outbox, id: kept, caret, isOpen }, failure);
    let undoing: Promise<void> | null = null;
    // A second press finds nothing to take back, which is no sign that the note was posted.
    const undo = (kept: string) => void (undoing ??= back(kept).finally(() => (undoing = null)));
    const leave = () => {
      note.draft.remove();
      this.finish(freeze);
      onLeft();
    };
    const outcome = await outbox.post(
      { params: body, content, target },
      (kept) => {
        id = kept;
        const postedAtMs = this.#root.clock.now();
        const text = body.text ?? null;
        sending.add({
          id: kept,
          account,
          content,
          target,
          text,
          postedAtMs,
          untilMs: postedAtMs + holdMs,
          parts: rest.length + 1,
          undo: () => undo(kept),
        });
        leave();
        offerUndo(this.#root, kept);
      },
      holdMs,
      rest,
    );
    if (id === null) {
      // The browser stores nothing, so the note was sent without a wait.
      if (outcome.kind === 'refused') this.fail(outcome.error);
      else leave();
    } else if (outcome.kind === 'posted' && outcome.noteId !== null) {
      sending.land(id, outcome.noteId);
      const landed: string = id;
      this.#root.clock.after(LANDING_MS, () => sending.remove(landed));
    } else {
      sending.remove(id);
      if (outcome.kind === 'kept') void outboxes.tellKept();
      if (outcome.kind === 'refused') await back(outcome.id ?? id, outcome.error);
    }
  }

  /**
   * Posts the note through the outbox, which keeps it until the server has it. If the server refuses it, everything typed stays here;
   * in a composer that was closed in the meantime, it stays in the outbox.
   */
  async post({ freeze, isOpen = () => true }: { freeze: boolean; isOpen?: () => boolean }): Promise<PostOutcome> {
    const note = this.#note;
    this.begin();
    const outboxes = this.#root.part(createOutboxes);
    const outbox = outboxes.of(note.author.account);
    let firstId: string | null = null;
    const { thread: _parts, ...written } = note.content;
    // The outbox is that of the author, whose server has ids of its own.
    const content = { ...written, quoteId: note.quote.noteId };
    const outcome = await outbox.post(
      { params: noteBody(note), content, target: referenceOf(note.target) },
      (id) => {
        firstId = id;
        note.draft.remove();
      },
      0,
      threadOf(note),
    );
    const isPartOnly = outcome.kind === 'refused' && outcome.id !== null && outcome.id !== firstId;
    if (outcome.kind !== 'refused' || isPartOnly) {
      this.finish(freeze);
      if (firstId === null) note.draft.remove();
      // The beginning of the thread is posted. The rest is in the outbox.
      if (isPartOnly) void outboxes.tellRefused();
      return isPartOnly ? { kind: 'posted', noteId: null } : outcome;
    }
    this.fail(outcome.error);
    if (outcome.id !== null && isOpen()) await outbox.take(outcome.id, () => this.keepAgain(), true);
    return outcome;
  }

  /**
   * Hands the note over to the drafts of the server. The draft of this browser stays until the server has confirmed.
   * @param save returns why the server has not taken it; null once it has
   */
  async handOver(save: () => Promise<AppError | null>, freeze: boolean): Promise<boolean> {
    this.begin();
    const failure = await save();
    if (failure) {
      this.failOnServer(failure);
      return false;
    }
    this.finish(freeze);
    this.#note.draft.remove();
    return true;
  }

  /** Shows why a draft of the server could not be changed. */
  failOnServer(failure: AppError): void {
    this.fail(failure);
    this.isServerFailure = true;
  }

  /** Goes on with a note that came back. @param failure why it was not posted */
  returned(caret: number | undefined, failure: AppError | undefined): void {
    this.failure = failure ?? null;
    this.isServerFailure = false;
    this.back = { caret };
  }

  private begin(): void {
    this.status = 'posting';
    this.failure = null;
  }

  private fail(failure: AppError): void {
    this.status = 'editing';
    this.failure = failure;
    this.isServerFailure = false;
  }

  private finish(freeze: boolean): void {
    const { words } = this.#note;
    new DraftStore(this.#root).addHashtags(extractHashtags(readMarkup(joinHashtags(words.text, words.hashtags))));
    this.#note.clear();
    this.status = freeze ? 'posted' : 'editing';
  }

  /** Saves the draft that was removed when the outbox took the note. @returns whether the note may leave the outbox */
  private async keepAgain(): Promise<boolean> {
    this.#note.draft.save();
    return this.#note.draft.keep();
  }
}
