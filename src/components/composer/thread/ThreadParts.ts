import { makeAutoObservable, observableRef } from 'mobx';
import type { ThreadPartData } from '~/stores/drafts/draftData';
import { Attachments, type FileOwner } from '../attachments/Attachments';
import type { Author } from '../author/Author';

/** A further note of a thread in progress. */
export class ThreadPart implements FileOwner {
  text: string;
  readonly attachments: Attachments;
  readonly draft: { readonly place: unknown };

  constructor(
    readonly id: number,
    readonly author: Author,
    { text, files }: ThreadPartData,
  ) {
    this.text = text;
    this.attachments = new Attachments(files);
    this.draft = { place: this };
    makeAutoObservable(this, { id: false, author: false, attachments: false, draft: false }, { autoBind: true });
  }

  get content(): ThreadPartData {
    return { text: this.text, files: this.attachments.files };
  }

  /** Whether it says something, and no file is on its way. */
  get isComplete(): boolean {
    return (this.text.trim() !== '' || this.attachments.files.length > 0) && this.attachments.isReady;
  }

  setText(text: string): void {
    this.text = text;
  }
}

/** The notes that follow a note in progress as a thread. */
export class ThreadParts {
  parts: readonly ThreadPart[] = [];
  #count = 0;
  readonly #author: Author;

  constructor(author: Author) {
    this.#author = author;
    makeAutoObservable(this, { parts: observableRef }, { autoBind: true });
  }

  /** What a draft keeps; undefined without parts. */
  get content(): readonly ThreadPartData[] | undefined {
    return this.parts.length > 0 ? this.parts.map((part) => part.content) : undefined;
  }

  get hasFiles(): boolean {
    return this.parts.some(({ attachments }) => attachments.files.length > 0 || attachments.isWaiting);
  }

  /** Adds an empty part at the end. */
  add(): void {
    this.parts = [...this.parts, this.create({ text: '', files: [] })];
  }

  /** Puts texts in front of the parts. */
  putFirst(texts: readonly string[]): void {
    this.parts = [...texts.map((text) => this.create({ text, files: [] })), ...this.parts];
  }

  remove(part: ThreadPart): void {
    this.parts = this.parts.filter((one) => one !== part);
  }

  reset(parts: readonly ThreadPartData[] = []): void {
    this.parts = parts.map((part) => this.create(part));
  }

  private create(part: ThreadPartData): ThreadPart {
    this.#count += 1;
    return new ThreadPart(this.#count, this.#author, part);
  }
}
