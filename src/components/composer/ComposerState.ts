import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { WireMe } from '~/api/wire';
import { isBlankDraft, type DraftData } from '~/stores/drafts/draftData';
import { DraftStore } from '~/stores/drafts/DraftStore';
import type { RootStore } from '~/stores/RootStore';
import type { AccountScope } from '~/stores/session/AccountScope';
import { Attachments } from './attachments/Attachments';
import { Audience, type VisibilityChoice } from './audience/Audience';
import { Author } from './author/Author';
import { ComposerDraft } from './drafts/ComposerDraft';
import { draftOf } from './drafts/draftOf';
import { initialContent, type InitialContent } from './initialContent';
import { initialContext } from './initialContext';
import { NoteOnServer } from './scheduled/NoteOnServer';
import type { ComposerParams } from './params';
import { OptionalPoll } from './poll/OptionalPoll';
import type { NoteReference } from '~/stores/posting/OutboxNote';
import { referenceOf } from './posting/noteBody';
import { Posting } from './posting/Posting';
import { PastedQuote } from './quote/PastedQuote';
import { NoteWords } from './text/NoteWords';
import { ThreadParts } from './thread/ThreadParts';

/**
 * A note in progress. Each part of it has its own store; this one holds them together: their content as a whole, how it begins,
 * and whether it can be posted. It lives as long as its composer; the draft keeps the content.
 */
export class ComposerState {
  readonly author: Author;
  readonly words: NoteWords;
  readonly audience: Audience;
  readonly attachments = new Attachments();
  readonly poll: OptionalPoll;
  readonly thread: ThreadParts;
  readonly quote = new PastedQuote();
  readonly server: NoteOnServer;
  readonly draft: ComposerDraft;
  readonly posting: Posting;

  /** The notes and the channel that the note refers to, by the ids of its author's server. */
  target: NoteReference;

  readonly #root: RootStore;
  /** The quoted note as the server of the pane's account names it, while an account of another one posts. */
  #homeQuoteId: string | null = null;
  #initialUploads: readonly File[];

  constructor(
    root: RootStore,
    account: AccountScope,
    me: WireMe,
    readonly params: ComposerParams,
  ) {
    this.#root = root;
    this.#initialUploads = params.initialUploads ?? [];
    this.target = referenceOf(params);
    this.author = new Author(account, me);
    this.words = new NoteWords(root.settings, this.author);
    this.audience = new Audience(root.settings, this.author, params.channelId !== undefined);
    this.poll = new OptionalPoll(root.clock);
    this.thread = new ThreadParts(this.author);
    this.server = new NoteOnServer(root.clock);
    this.draft = new ComposerDraft(this, new DraftStore(root).of(account.key), params.instant ? null : draftOf(params));
    this.posting = new Posting(root, this);
    makeAutoObservable(
      this,
      {
        params: false,
        target: observableRef,
        author: false,
        words: false,
        audience: false,
        attachments: false,
        poll: false,
        thread: false,
        quote: false,
        server: false,
        draft: false,
        posting: false,
      },
      { autoBind: true },
    );
    // An action, because composers are created while they render.
    runInAction(() => this.begin());
  }

  /** The content as a draft keeps it. Any change of it is saved. */
  get content(): DraftData {
    const { text, useCw, cw } = this.words;
    const { visibility, localOnly, visibleUserIds, reactionAcceptance } = this.audience;
    const { files } = this.attachments;
    const poll = this.poll.current?.content ?? null;
    // The draft is that of the pane's account.
    const quoteId = this.author.isHome ? this.quote.noteId : this.#homeQuoteId;
    const thread = this.thread.content;
    const server = this.server.link;
    const audience = { visibility, localOnly, visibleUserIds, reactionAcceptance };
    return { text, useCw, cw, ...audience, files, poll, quoteId, ...(thread && { thread }), ...(server && { server }) };
  }

  /** The note that is quoted, because the composer was opened for it or because its address was pasted. */
  get renoteId(): string | null {
    const pasted = this.quote.noteId;
    return this.target.renoteId ?? pasted;
  }

  /**
   * Whether the note can be posted. A quote from a pasted address does not count as content; `params.renoteId` does.
   */
  get canPost(): boolean {
    const { attachments, words } = this;
    const poll = this.poll.current;
    const hasContent = words.length > 0 || attachments.files.length > 0 || poll !== null || this.params.renoteId !== undefined;
    const isThreadComplete = this.thread.parts.every((part) => part.isComplete && words.leftOf(part.text) >= 0);
    const isComplete = attachments.isReady && poll?.isComplete !== false && isThreadComplete;
    return this.posting.status === 'editing' && hasContent && isComplete && (words.remaining ?? 0) >= 0;
  }

  /** Whether a public note contains very large text, which needs a confirmation. */
  get isLoudInPublic(): boolean {
    return this.audience.visibility === 'public' && this.words.isLoud;
  }

  /** Whether the note can be set aside: running uploads would be attached to the next note. */
  get canSetAside(): boolean {
    return (
      this.draft.leavesDraft &&
      this.posting.status === 'editing' &&
      !this.attachments.isWaiting &&
      !this.thread.parts.some(({ attachments }) => attachments.isWaiting) &&
      !isBlankDraft(this.content)
    );
  }

  /** Returns the files that the composer was opened to upload, once. */
  takeInitialUploads(): readonly File[] {
    const files = this.#initialUploads;
    this.#initialUploads = [];
    return files;
  }

  /** Quotes a note whose address is in the text, and takes the address out. */
  quoteInsteadOf(address: string, noteId: string): void {
    this.quote.set(noteId);
    this.words.setText(this.words.text.replace(address, '').trim());
  }

  /**
   * Lets another account post this note, with its own visibility and rules.
   * @param target what the note refers to, by the ids of that account's server
   */
  postAs(account: AccountScope, choice: VisibilityChoice, target: NoteReference & { readonly quoteId: string | null }): void {
    if (this.author.isHome) {
      this.audience.keepHomeChoice();
      this.#homeQuoteId = this.quote.noteId;
    }
    this.target = referenceOf(target);
    this.quote.set(target.quoteId);
    this.author.change(account);
    this.audience.takeChoice(choice);
  }

  /** Lets the account of the pane post this note again. */
  postAsHome(): void {
    if (this.author.isHome) return;
    this.target = referenceOf(this.params);
    this.quote.set(this.#homeQuoteId);
    this.author.change(this.author.home);
    this.audience.takeChoice();
  }

  /** Replaces the content. */
  apply({ files, poll, quoteId, thread, server, ...rest }: (InitialContent & Pick<DraftData, 'server' | 'thread'>) | DraftData): void {
    this.words.reset(rest);
    this.audience.reset(rest);
    this.poll.reset(poll);
    this.thread.reset(thread);
    this.quote.set(quoteId);
    this.server.reset(server);
    this.attachments.reset(files);
  }

  /** Begins the next note with the same parameters, after this one was set aside. */
  beginAnew(): void {
    const { replyId, renoteId, channelId } = this.params;
    this.postAsHome();
    this.poll.forgetFormer();
    this.applyParams({ replyId, renoteId, channelId });
  }

  /** Removes the posted content. The audience and the content warning stay for the next note. */
  clear(): void {
    this.draft.quietly(() => {
      this.words.clear();
      this.attachments.reset([]);
      this.poll.clear();
      this.thread.reset();
      this.quote.set(null);
      this.quote.dismissOffer();
      this.server.reset(undefined);
      this.postAsHome();
    });
  }

  private begin(): void {
    this.applyParams(this.params);
    this.draft.open();
    const { initialCaret, initialFailure } = this.params;
    if (initialCaret !== undefined || initialFailure) this.posting.returned(initialCaret, initialFailure);
  }

  private applyParams(params: ComposerParams): void {
    this.apply(params.initialDraft ?? initialContent(params, initialContext(params, this.#root, this.author)));
  }
}
