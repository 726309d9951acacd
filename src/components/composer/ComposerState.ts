import { computed, makeAutoObservable, observableRef, reaction, runInAction } from 'mobx';
import type { ReactionAcceptance, Visibility, WireMe } from '~/api/wire';
import type { AppError } from '~/lib/AppError';
import { extractHashtags, hasLargeMarkup } from '~/mfm/extract';
import { readMarkup } from '~/mfm/readMarkup';
import type { AccountScope } from '~/stores/session/AccountScope';
import type { PostOutcome } from '~/stores/posting/Outbox';
import { createOutboxes } from '~/stores/posting/Outboxes';
import type { RootStore } from '~/stores/RootStore';
import { isBlankDraft, type DraftData, type FieldTime, type ServerLink } from '~/stores/drafts/draftData';
import type { UnsureDraft } from '~/stores/resources/noteDrafts';
import { DraftStore } from '~/stores/drafts/DraftStore';
import type { DraftWriting } from '~/stores/drafts/DraftWriting';
import { Attachments } from './attachments/Attachments';
import { joinHashtags } from './hashtags/joinHashtags';
import { initialContent, withinRules, type InitialContent } from './initialContent';
import type { ComposerParams } from './params';
import { draftOf } from './drafts/draftOf';
import { ComposerPoll } from './poll/ComposerPoll';
import { proposedTime } from './later/fieldTime';
import { noteBody, referenceOf } from './posting/noteBody';
import { NoteLink } from './quote/NoteLink';

/** Who can read a note. */
export type VisibilityChoice = Pick<DraftData, 'visibility' | 'localOnly'>;

/** A note that has nothing to do with the drafts of the server. */
const NO_LINK: ServerLink = { id: null, later: null };

/** The counter shows when fewer characters than this are left. */
const COUNTER_FROM = 100;

/**
 * The content of a composer, and whether and how it can be posted. It lives as long as its composer; the draft store
 * keeps the text.
 */
export class ComposerState {
  text = '';
  useCw = false;
  cw = '';
  visibility: Visibility = 'public';
  localOnly = false;
  visibleUserIds: readonly string[] = [];
  reactionAcceptance: ReactionAcceptance = null;
  /** The poll, while the note has one. */
  poll: ComposerPoll | null = null;
  /** The id of a note that was attached by pasting its address. */
  quoteId: string | null = null;
  /** When the server posts the note; null to post it at once. */
  later: FieldTime | null = null;
  /** The draft of the server that is edited. */
  serverId: string | null = null;
  /** The text that an input method is composing; it counts toward the length. */
  imeText = '';
  status: 'editing' | 'posting' | 'posted' = 'editing';
  /** Why the note was not posted, until it is posted again. */
  failure: AppError | null = null;
  /** Whether {@link failure} is about a draft that the server did not take. */
  isServerFailure = false;
  /** Whether the emoji picker is inserting into the text. The text box is read-only until it closes. */
  isPicking = false;
  /** Whether the browser refused to keep the draft, so that closing would lose it. */
  isUnkept = false;

  /** The account that posts the note. It may be another one than that of the pane, for this note only. */
  account: AccountScope;
  /** The account that posts unless another one is chosen. */
  readonly home: AccountScope;

  /** A draft that was sent to the server without an answer. */
  unsure: UnsureDraft | null = null;

  readonly attachments = new Attachments();
  /** A pasted address that may be a note of another server. */
  readonly noteLink = new NoteLink();
  readonly isChannel: boolean;

  readonly #root: RootStore;
  readonly #homeMe: WireMe;
  readonly #drafts: DraftStore;
  /** The draft; null for a note that leaves none. */
  readonly #writing: DraftWriting | null;
  /** What was chosen for the account of the pane before another one was. */
  #homeChoice: VisibilityChoice | null = null;
  /** The poll that was taken away, in case it is wanted back. */
  #formerPoll: ComposerPoll | null = null;
  /** The content that the composer set itself, which is no change of the draft. */
  #ownContent: DraftData | null = null;

  constructor(
    root: RootStore,
    account: AccountScope,
    me: WireMe,
    readonly params: ComposerParams,
  ) {
    this.isChannel = params.channelId !== undefined;
    this.#root = root;
    this.account = account;
    this.home = account;
    this.#homeMe = me;
    this.#drafts = new DraftStore(root);
    this.#writing = params.instant ? null : this.#drafts.of(account.key).write(draftOf(params), (isKept) => this.setUnkept(!isKept));
    // An action, because composers are created while they render.
    runInAction(() => this.begin());
    makeAutoObservable(
      this,
      {
        params: false,
        attachments: false,
        unsure: false,
        noteLink: false,
        home: false,
        account: observableRef,
        uploadPlace: false,
        draftId: false,
        length: computed,
        canPost: computed,
        // By reference, because a browser's storage cannot copy observables.
        visibleUserIds: observableRef,
        poll: observableRef,
        failure: observableRef,
        later: observableRef,
      },
      { autoBind: true },
    );
    reaction(
      () => this.content,
      (content) => content === this.#ownContent || this.saveDraft(),
    );
  }

  /** What the person wrote and chose, as a draft keeps it. Any change of it is saved. */
  get content(): DraftData {
    const { text, useCw, cw, visibility, localOnly, visibleUserIds, quoteId } = this;
    const poll = this.poll?.content ?? null;
    const { serverId: id, later } = this;
    const server = id !== null || later !== null ? { id, later } : undefined;
    const files = this.attachments.files;
    return { text, useCw, cw, visibility, localOnly, visibleUserIds, files, poll, quoteId, ...(server && { server }) };
  }

  /** The profile of the account that posts. */
  get me(): WireMe {
    return this.account.me ?? this.#homeMe;
  }

  get maxLength(): number {
    return this.#root.instance.maxNoteTextLength;
  }

  /** The length of the trimmed text, in UTF-16 code units. */
  get length(): number {
    return (this.text + this.imeText).trim().length;
  }

  /** Characters left with the hashtags that are added, or null while there are enough of them. */
  get remaining(): number | null {
    const left = this.maxLength - joinHashtags(this.text + this.imeText, this.hashtags).trim().length;
    return left < COUNTER_FROM ? left : null;
  }

  /** The hashtags of the row below the text, which are added to it; empty while the row is off. */
  get hashtags(): string {
    const { settings } = this.#root;
    return settings.get('postFormWithHashtags') ? settings.get('postFormHashtags') : '';
  }

  get renoteId(): string | null {
    const { quoteId } = this;
    return this.params.renoteId ?? quoteId;
  }

  /**
   * Whether the note can be posted. A quote from a pasted address does not count as content; `params.renoteId` does.
   */
  get canPost(): boolean {
    const { attachments, poll } = this;
    const hasContent = this.length > 0 || attachments.files.length > 0 || poll !== null || this.params.renoteId !== undefined;
    const isComplete = attachments.isReady && poll?.isComplete !== false;
    return this.status === 'editing' && hasContent && isComplete && (this.remaining ?? 0) >= 0;
  }

  /** Whether "local only" can be changed. Channel notes are always local, and direct notes never need it. */
  get canToggleLocalOnly(): boolean {
    return !this.isChannel && this.visibility !== 'specified';
  }

  setText(text: string): void {
    this.text = text;
  }

  /** Replaces the text between two offsets. */
  insert(text: string, start: number, end: number): void {
    this.setText(this.text.slice(0, start) + text + this.text.slice(end));
  }

  setPicking(isPicking: boolean): void {
    this.isPicking = isPicking;
  }

  setImeText(text: string): void {
    this.imeText = text;
  }

  setCw(cw: string): void {
    this.cw = cw;
  }

  toggleCw(): void {
    this.useCw = !this.useCw;
  }

  setVisibility(visibility: Visibility): void {
    this.visibility = visibility;
    if (this.#remembers) this.#root.settings.set('visibility', visibility);
  }

  setLocalOnly(localOnly: boolean): void {
    this.localOnly = localOnly;
    if (this.#remembers) this.#root.settings.set('localOnly', localOnly);
  }

  setReactionAcceptance(acceptance: ReactionAcceptance): void {
    this.reactionAcceptance = acceptance;
  }

  /** Quotes a note whose address is in the text, and takes the address out. */
  quoteInsteadOf(address: string, noteId: string): void {
    this.setQuote(noteId);
    this.setText(this.text.replace(address, '').trim());
  }

  setQuote(noteId: string | null): void {
    this.quoteId = noteId;
  }

  /** Gives the note an empty poll, or takes the poll away. The next time, the same poll comes back. */
  togglePoll(): void {
    const former = this.#formerPoll;
    this.#formerPoll = this.poll;
    this.poll = this.poll ? null : (former ?? new ComposerPoll(this.#root.clock.now()));
  }

  /** Lets the server post the note later, or the browser post it at once. */
  toggleLater(): void {
    this.setLater(this.later ? null : proposedTime(this.#root.clock.now()));
  }

  setLater(later: FieldTime | null): void {
    this.later = later;
  }

  /** Saves the draft even if nothing has changed since it was opened. */
  saveNow(): void {
    this.saveDraft();
  }

  /** Forgets the draft of the server, because it is gone. */
  leaveServer(): void {
    this.serverId = null;
  }

  /** Lets another account post this note, with its own visibility and rules. */
  postAs(account: AccountScope, { visibility, localOnly }: VisibilityChoice): void {
    if (this.account === this.home) this.#homeChoice = { visibility: this.visibility, localOnly: this.localOnly };
    this.account = account;
    Object.assign(this, { visibility, localOnly });
    this.keepRules();
  }

  /** Lets the account of the pane post this note again. */
  postAsHome(): void {
    if (this.account === this.home) return;
    this.account = this.home;
    Object.assign(this, this.#homeChoice);
    this.keepRules();
  }

  addRecipient(userId: string): void {
    if (!this.visibleUserIds.includes(userId)) this.visibleUserIds = [...this.visibleUserIds, userId];
  }

  removeRecipient(userId: string): void {
    this.visibleUserIds = this.visibleUserIds.filter((id) => id !== userId);
  }

  /** Stores the draft now. @returns whether the browser keeps it */
  async keepDraft(): Promise<boolean> {
    return this.#writing === null || this.#writing.flush();
  }

  /** The id of the draft; undefined for a note that leaves none. */
  get draftId(): string | undefined {
    return this.#writing?.id;
  }

  /** Whether there is something to set aside. Uploads on their way would come to the next note. */
  get canSetAside(): boolean {
    return this.#writing !== null && this.status === 'editing' && !this.attachments.isWaiting && !isBlankDraft(this.content);
  }

  /** Puts the content among the drafts and begins anew. @returns whether the browser keeps it; otherwise it stays here */
  async setAside(): Promise<boolean> {
    if (!this.#writing) return false;
    this.#writing.change(this.content);
    const written = this.content;
    const isAside = await this.#writing.setAside();
    if (!isAside) return false;
    // What was typed meanwhile goes on in the new draft.
    if (written === this.content) this.beginAnew();
    else this.saveDraft();
    return true;
  }

  /** Whether a public note contains very large text, which needs a confirmation. */
  get isLoudInPublic(): boolean {
    return this.visibility === 'public' && hasLargeMarkup(readMarkup(this.text));
  }

  get isCwBlank(): boolean {
    return this.useCw && this.cw.trim() === '';
  }

  /**
   * Posts the note through the outbox, which keeps it until the server has it. If the server refuses it, everything typed stays here;
   * in a composer that was closed meanwhile, it stays in the outbox.
   */
  async post({ freeze, isOpen = () => true }: { freeze: boolean; isOpen?: () => boolean }): Promise<PostOutcome> {
    this.status = 'posting';
    this.failure = null;
    const outbox = this.#root.late(createOutboxes).of(this.account);
    let isStored = false;
    const outcome = await outbox.post({ params: noteBody(this), content: this.content, target: referenceOf(this.params) }, () => {
      isStored = true;
      this.removeDraft();
    });
    if (outcome.kind !== 'refused') {
      this.afterPosting(freeze);
      if (!isStored) this.removeDraft();
    } else {
      this.backToEditing(outcome.error);
      if (outcome.id !== null && isOpen() && (await this.keepAgain())) await outbox.drop(outcome.id).catch(() => undefined);
    }
    return outcome;
  }

  /**
   * Hands the note over to the drafts of the server. The draft of this browser stays until the server has confirmed.
   * @param save returns why the server has not taken it; null once it has
   */
  async handOver(save: () => Promise<AppError | null>, freeze: boolean): Promise<boolean> {
    this.status = 'posting';
    this.failure = null;
    const failure = await save();
    if (failure) {
      this.backToEditing(failure, true);
      return false;
    }
    this.afterPosting(freeze);
    this.removeDraft();
    return true;
  }

  /** Shows why a draft of the server could not be changed. */
  showServerFailure(failure: AppError): void {
    this.backToEditing(failure, true);
  }

  /** Saves the draft that was removed when the outbox took the note. @returns whether the note may leave the outbox */
  private async keepAgain(): Promise<boolean> {
    this.saveDraft();
    return this.keepDraft();
  }

  private backToEditing(failure: AppError, isServerFailure = false): void {
    this.status = 'editing';
    this.failure = failure;
    this.isServerFailure = isServerFailure;
  }

  private afterPosting(freeze: boolean): void {
    this.#drafts.addHashtags(extractHashtags(readMarkup(joinHashtags(this.text, this.hashtags))));
    this.quietly(() => {
      this.text = '';
      this.imeText = '';
      this.attachments.reset([]);
      this.poll = null;
      this.#formerPoll = null;
      this.quoteId = null;
      this.later = null;
      this.serverId = null;
      this.noteLink.dismiss();
      this.postAsHome();
      this.status = freeze ? 'posted' : 'editing';
    });
  }

  private removeDraft(): void {
    void this.#writing?.finish();
  }

  private begin(): void {
    this.applyInitialContent(this.params);
    const { initialReactionAcceptance = this.#root.settings.get('reactionAcceptance') } = this.params;
    this.reactionAcceptance = initialReactionAcceptance;
    const writing = this.#writing;
    if (!writing) return;
    this.restoreDraft(writing.open());
    void writing.load().then((found) => this.restoreDraft(found));
  }

  private beginAnew(): void {
    const { replyId, renoteId, channelId } = this.params;
    this.quietly(() => {
      this.postAsHome();
      this.#formerPoll = null;
      this.applyInitialContent({ replyId, renoteId, channelId });
    });
  }

  private applyInitialContent(params: ComposerParams): void {
    const { settings, instance } = this.#root;
    const { notes, users } = this.home;
    const reply = params.replyId ? notes.get(params.replyId) : undefined;
    const remember = settings.get('rememberNoteVisibility');
    this.apply(
      params.initialDraft ??
        initialContent(params, {
          me: this.me,
          instance,
          reply,
          replyAuthor: reply && users.get(reply.userId),
          initialNote: params.initialNote,
          visibility: settings.get(remember ? 'visibility' : 'defaultNoteVisibility'),
          localOnly: settings.get(remember ? 'localOnly' : 'defaultNoteLocalOnly'),
          keepCw: settings.get('keepCw'),
        }),
    );
  }

  /** What uploads name this note by: its draft, or itself if it has none. */
  get uploadPlace(): unknown {
    return this.#writing?.id ?? this;
  }

  private restoreDraft(draft: DraftData | undefined): void {
    if (draft) this.quietly(() => this.apply(draft));
  }

  private apply({ files, poll, cw, server = NO_LINK, ...rest }: (InitialContent & Pick<DraftData, 'server'>) | DraftData): void {
    Object.assign(this, rest, {
      later: server.later,
      serverId: server.id,
      cw: cw ?? '',
      poll: poll && new ComposerPoll(this.#root.clock.now(), poll),
    });
    this.attachments.reset(files);
    this.keepRules();
  }

  /** Narrows the visibility to what the account and the channel allow. */
  private keepRules(): void {
    Object.assign(this, withinRules(this, this.me));
  }

  /** Whether the visibility is that of the next note as well. Another account has a memory of its own. */
  get #remembers(): boolean {
    return this.account === this.home && this.#root.settings.get('rememberNoteVisibility');
  }

  /** Changes the content without saving a draft. */
  private quietly(change: () => void): void {
    change();
    this.#ownContent = this.content;
  }

  private saveDraft(): void {
    this.#writing?.change(this.content);
  }

  private setUnkept(isUnkept: boolean): void {
    this.isUnkept = isUnkept;
  }
}
