import { computed, makeAutoObservable, observableRef } from 'mobx';
import type { NoteCreateParams } from '~/api/endpoints';
import type { ReactionAcceptance, Visibility, WireDriveFile, WireMe } from '~/api/wire';
import type { AppError } from '~/lib/AppError';
import { ok, type Result } from '~/lib/Result';
import { extractHashtags, extractMentions, hasLargeMarkup } from '~/mfm/extract';
import { readMarkup } from '~/mfm/readMarkup';
import type { AccountScope } from '~/stores/session/AccountScope';
import { NotePosts } from '~/stores/posting/NotePosts';
import { findUser } from '~/stores/resources/users';
import type { RootStore } from '~/stores/RootStore';
import type { DriveUploads } from '~/stores/drive/DriveUploads';
import { DraftStore, draftKey, type DraftData } from '~/stores/drafts/DraftStore';
import { initialContent } from './initialContent';
import type { ComposerParams } from './params';

/** The counter shows when fewer characters than this are left. */
const COUNTER_FROM = 100;

/** The most files that `notes/create` accepts for one note. */
export const MAX_FILES = 16;

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
  files: readonly WireDriveFile[] = [];
  /** Running uploads; created with the first one. */
  uploads: DriveUploads | null = null;
  /** The id of a note that was attached by pasting its address. */
  quoteId: string | null = null;
  /** The text that an input method is composing; it counts toward the length. */
  imeText = '';
  status: 'editing' | 'posting' | 'posted' = 'editing';
  /** Why the note was not posted, until it is posted again. */
  failure: AppError | null = null;
  /** Whether the emoji picker is inserting into the text. The text box is read-only until it closes. */
  isPicking = false;
  /** Whether the browser refused to keep the draft, so that closing would lose it. */
  isUnkept = false;

  readonly isChannel: boolean;

  readonly #root: RootStore;
  readonly #account: AccountScope;
  readonly #me: WireMe;
  readonly #drafts: DraftStore;
  readonly #draftKey: string;
  #hasChanged = false;
  #kept: Promise<boolean> = Promise.resolve(true);

  constructor(
    root: RootStore,
    account: AccountScope,
    me: WireMe,
    readonly params: ComposerParams,
  ) {
    this.isChannel = params.channelId !== undefined;
    this.#root = root;
    this.#account = account;
    this.#me = me;
    this.#drafts = new DraftStore(root);
    const { channelId, renoteId, replyId, draftPlace } = params;
    this.#draftKey = draftKey({ channelId, renoteId, replyId, meId: me.id, place: draftPlace });
    this.begin();
    makeAutoObservable(
      this,
      {
        params: false,
        isKept: false,
        length: computed,
        canPost: computed,
        files: observableRef,
        uploads: observableRef,
        failure: observableRef,
      },
      { autoBind: true },
    );
  }

  get maxLength(): number {
    return this.#root.instance.maxNoteTextLength;
  }

  /** The length of the trimmed text, in UTF-16 code units. */
  get length(): number {
    return (this.text + this.imeText).trim().length;
  }

  /** Characters left, or null while there are enough of them. */
  get remaining(): number | null {
    const left = this.maxLength - this.length;
    return left < COUNTER_FROM ? left : null;
  }

  get renoteId(): string | null {
    return this.params.renoteId ?? this.quoteId;
  }

  /**
   * Whether the note can be posted. A quote from a pasted address does not count as content; `params.renoteId` does.
   */
  get canPost(): boolean {
    const hasContent = this.length > 0 || this.files.length > 0 || this.params.renoteId !== undefined;
    const isComplete = this.files.length <= MAX_FILES && this.uploads?.isBusy !== true;
    return this.status === 'editing' && hasContent && isComplete && this.length <= this.maxLength;
  }

  /** Whether "local only" can be changed. Channel notes are always local, and direct notes never need it. */
  get canToggleLocalOnly(): boolean {
    return !this.isChannel && this.visibility !== 'specified';
  }

  /** Mentioned people who are not recipients of the direct note. */
  get missingRecipients(): readonly { readonly username: string; readonly host: string | null }[] {
    if (this.visibility !== 'specified') return [];
    const chosen = this.visibleUserIds.map((id) => this.#account.users.get(id)).filter((user) => user !== undefined);
    return extractMentions(readMarkup(this.text)).filter(({ username, host }) => {
      const isLocal = host === null || this.#root.instance.isOwnHost(host);
      const same = (user: { username: string; host: string | null }) =>
        user.username.toLowerCase() === username.toLowerCase() && (isLocal ? user.host === null : user.host === host);
      return !same(this.#me) && !chosen.some(same);
    });
  }

  setText(text: string): void {
    this.text = text;
    this.saveDraft();
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
    this.saveDraft();
  }

  toggleCw(): void {
    this.useCw = !this.useCw;
    this.saveDraft();
  }

  setVisibility(visibility: Visibility): void {
    this.visibility = visibility;
    if (this.#root.settings.get('rememberNoteVisibility')) this.#root.settings.set('visibility', visibility);
    this.saveDraft();
  }

  setLocalOnly(localOnly: boolean): void {
    this.localOnly = localOnly;
    if (this.#root.settings.get('rememberNoteVisibility')) this.#root.settings.set('localOnly', localOnly);
    this.saveDraft();
  }

  setReactionAcceptance(acceptance: ReactionAcceptance): void {
    this.reactionAcceptance = acceptance;
  }

  setQuote(noteId: string | null): void {
    this.quoteId = noteId;
  }

  /** Attaches files, each once. */
  addFiles(files: readonly WireDriveFile[]): void {
    const known = new Set(this.files.map(({ id }) => id));
    this.files = [...this.files, ...files.filter(({ id }) => !known.has(id))];
    this.saveDraft();
  }

  /** Replaces an attached file with its newer version. */
  putFile(file: WireDriveFile): void {
    this.files = this.files.map((known) => (known.id === file.id ? file : known));
    this.saveDraft();
  }

  /** Detaches a file; it stays in the drive. */
  dropFile(fileId: string): void {
    this.files = this.files.filter(({ id }) => id !== fileId);
    this.saveDraft();
  }

  setUploads(uploads: DriveUploads): void {
    this.uploads = uploads;
  }

  addRecipient(userId: string): void {
    if (!this.visibleUserIds.includes(userId)) this.visibleUserIds = [...this.visibleUserIds, userId];
  }

  removeRecipient(userId: string): void {
    this.visibleUserIds = this.visibleUserIds.filter((id) => id !== userId);
  }

  /** Looks up a user and adds them as a recipient. */
  async addRecipientByName(username: string, host: string | null): Promise<Result> {
    const found = await findUser(this.#account, { username, host });
    if (!found.ok) return found;
    this.addRecipient(found.value);
    return ok();
  }

  /** Adds all mentioned people who are missing; stops at the first one that the server does not find. */
  async addMissingRecipients(): Promise<Result> {
    for (const { username, host } of this.missingRecipients) {
      const result = await this.addRecipientByName(username, host);
      if (!result.ok) return result;
    }
    return ok();
  }

  /** Settles once it is known whether the browser keeps the draft. */
  get isKept(): Promise<boolean> {
    return this.#kept;
  }

  /** Whether a public note contains very large text, which needs a confirmation. */
  get isLoudInPublic(): boolean {
    return this.visibility === 'public' && hasLargeMarkup(readMarkup(this.text));
  }

  get isCwBlank(): boolean {
    return this.useCw && this.cw.trim() === '';
  }

  /** Posts the note; on failure, everything typed stays. Errors are those of {@link NotePosts.post}. */
  async post({ freeze }: { freeze: boolean }): Promise<Result<string>> {
    this.status = 'posting';
    this.failure = null;
    const created = await new NotePosts(this.#account, this.#root.local).post(this.payload);
    if (created.ok) this.afterPosting(freeze);
    else this.backToEditing(created.error);
    return created;
  }

  /** The body of `notes/create`. */
  get payload(): NoteCreateParams {
    return {
      text: this.text === '' ? null : this.text,
      ...(this.files.length > 0 && { fileIds: this.files.map(({ id }) => id) }),
      ...(this.params.replyId && { replyId: this.params.replyId }),
      ...(this.renoteId && { renoteId: this.renoteId }),
      ...(this.params.channelId && { channelId: this.params.channelId }),
      cw: this.useCw ? this.cw : null,
      localOnly: this.localOnly,
      visibility: this.visibility,
      ...(this.visibility === 'specified' && { visibleUserIds: this.visibleUserIds }),
      reactionAcceptance: this.reactionAcceptance,
    };
  }

  private backToEditing(failure: AppError): void {
    this.status = 'editing';
    this.failure = failure;
  }

  private afterPosting(freeze: boolean): void {
    if (this.#keepsDraft) this.#drafts.remove(this.#draftKey);
    this.#drafts.addHashtags(extractHashtags(readMarkup(this.text)));
    this.text = '';
    this.imeText = '';
    this.files = [];
    this.quoteId = null;
    this.status = freeze ? 'posted' : 'editing';
  }

  private begin(): void {
    const { settings, instance } = this.#root;
    const { notes, users } = this.#account;
    const reply = this.params.replyId ? notes.get(this.params.replyId) : undefined;
    const remember = settings.get('rememberNoteVisibility');
    Object.assign(
      this,
      initialContent(this.params, {
        me: this.#me,
        instance,
        reply,
        replyAuthor: reply && users.get(reply.userId),
        initialNote: this.params.initialNote,
        visibility: settings.get(remember ? 'visibility' : 'defaultNoteVisibility'),
        localOnly: settings.get(remember ? 'localOnly' : 'defaultNoteLocalOnly'),
        keepCw: settings.get('keepCw'),
      }),
    );
    this.reactionAcceptance = settings.get('reactionAcceptance');
    if (!this.#keepsDraft || this.params.initialNote) return;
    this.restoreDraft(this.#drafts.get(this.#draftKey));
    void this.#drafts.find(this.#draftKey).then((found) => this.#hasChanged || this.restoreDraft(found));
  }

  get #keepsDraft(): boolean {
    const { instant, mention, specified, initialFiles } = this.params;
    return !instant && mention === undefined && specified === undefined && initialFiles === undefined;
  }

  private restoreDraft(draft: DraftData | undefined): void {
    if (!draft) return;
    const { text, useCw, cw, visibility, localOnly, files } = draft;
    Object.assign(this, { text, useCw, cw: cw ?? '', visibility, localOnly, files });
  }

  private saveDraft(): void {
    if (!this.#keepsDraft) return;
    const { text, useCw, cw, visibility, localOnly, files } = this;
    this.#hasChanged = true;
    this.#kept = this.#drafts.set(this.#draftKey, { text, useCw, cw, visibility, localOnly, files, poll: null });
    void this.#kept.then((isKept) => this.setUnkept(!isKept));
  }

  private setUnkept(isUnkept: boolean): void {
    this.isUnkept = isUnkept;
  }
}
