import { computed, makeAutoObservable, observableRef } from 'mobx';
import { toAppError, type AppError } from '~/lib/AppError';
import { fitOf } from '~/services/searchText';
import type { AccountDrafts } from '~/stores/drafts/AccountDrafts';
import type { DraftRecord } from '~/stores/drafts/DraftShelf';
import type { Written } from '~/stores/drafts/draftVersions';

/** From here on, the oldest drafts should go. Nothing is deleted without being asked for. */
export const DRAFT_LIMIT = 500;
/** The same for their size with all versions, in characters of JSON. */
export const SIZE_LIMIT = 20_000_000;

/** The drafts of an account as a window shows them. */
export class ShownDrafts {
  /** The newest first; null until they are loaded. */
  all: readonly DraftRecord[] | null = null;
  error: AppError | null = null;
  /** What is searched for. */
  query = '';
  /** The draft whose versions are shown. */
  comparedId: string | null = null;

  readonly #drafts: AccountDrafts;

  constructor(drafts: AccountDrafts) {
    this.#drafts = drafts;
    makeAutoObservable(this, { all: observableRef, error: observableRef, found: computed, excess: computed }, { autoBind: true });
  }

  /** The drafts that match the search, the newest first. */
  get found(): readonly DraftRecord[] {
    const { all, query } = this;
    return (all ?? []).filter(
      ({ data }) => query.trim() === '' || fitOf(`${data.cw ?? ''} ${data.text} ${pollText(data.poll)}`, query) > 0,
    );
  }

  /** The draft whose versions are shown. */
  get compared(): DraftRecord | undefined {
    return this.all?.find(({ id }) => id === this.comparedId);
  }

  /** The oldest drafts, which are more than a browser should keep. */
  get excess(): readonly DraftRecord[] {
    const all = this.all ?? [];
    let size = 0;
    const fitting = all.findIndex((record, index) => {
      size += JSON.stringify(record).length;
      return index >= DRAFT_LIMIT || size > SIZE_LIMIT;
    });
    return fitting === -1 ? [] : all.slice(fitting);
  }

  async load(): Promise<void> {
    try {
      this.take(await this.#drafts.list());
    } catch (thrown) {
      this.fail(thrown);
    }
  }

  search(query: string): void {
    this.query = query;
  }

  compare(id: string | null): void {
    this.comparedId = id;
  }

  /** Drafts that nobody changed for some time. */
  olderThan(at: number): readonly DraftRecord[] {
    return (this.all ?? []).filter((record) => record.at < at);
  }

  /** Removes drafts. Throws a `StorageError`. */
  async remove(records: readonly DraftRecord[]): Promise<void> {
    for (const { id } of records) await this.#drafts.remove(id);
    await this.load();
  }

  /** Brings back removed drafts. Throws a `StorageError`. */
  async putBack(records: readonly DraftRecord[]): Promise<void> {
    for (const record of records) await this.#drafts.putBack(record);
    await this.load();
  }

  /** Makes a version the content of its draft. Throws a `StorageError`. */
  async restore(record: DraftRecord, version: Written): Promise<void> {
    await this.#drafts.restore(record, version);
    await this.load();
  }

  private take(all: readonly DraftRecord[]): void {
    this.all = all;
    this.error = null;
  }

  private fail(thrown: unknown): void {
    this.error = toAppError(thrown);
  }
}

const pollText = (poll: DraftRecord['data']['poll']): string => poll?.choices.join(' ') ?? '';
