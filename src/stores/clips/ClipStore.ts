import { action, makeObservable, observableRef } from 'mobx';
import type { ApiClient } from '~/api/ApiClient';
import type { ClipParams } from '~/api/endpoints';
import type { WireClip } from '~/api/wire';
import { toAppError, type AppError } from '~/lib/AppError';
import { ok, type Result } from '~/lib/Result';
import type { Clip } from '~/services/records';
import type { Ingest } from '../entities/Ingest';
import { settle } from '../settle';
import { takeClip } from './takeClip';

/** What {@link ClipStore} is made of. */
export interface ClipDeps {
  readonly api: ApiClient;
  readonly ingest: Ingest;
}

/** One clip as it is looked at, and what can be done with it. */
export class ClipStore {
  clip: Clip | null = null;
  error: AppError | null = null;
  /** Whether it was deleted here. */
  isGone = false;

  readonly #api: ApiClient;
  readonly #ingest: Ingest;
  readonly #clipId: string;

  constructor({ api, ingest }: ClipDeps, clipId: string) {
    this.#api = api;
    this.#ingest = ingest;
    this.#clipId = clipId;
    makeObservable<this, 'put' | 'fail' | 'forget'>(this, {
      clip: observableRef,
      error: observableRef,
      isGone: observableRef,
      put: action,
      fail: action,
      forget: action,
    });
  }

  async load(): Promise<void> {
    try {
      this.take(await this.#api.call('clips/show', { clipId: this.#clipId }));
    } catch (thrown) {
      this.fail(toAppError(thrown));
    }
  }

  /** Likes the clip, or no longer; shows at once and is taken back when the server refuses. */
  async setFavorite(isFavorited: boolean): Promise<Result> {
    const before = this.clip;
    if (!before) return ok();
    const favoritedCount = Math.max(0, before.favoritedCount + (isFavorited ? 1 : -1));
    this.put({ ...before, isFavorited, favoritedCount });
    const answer = await settle(this.#api.call(isFavorited ? 'clips/favorite' : 'clips/unfavorite', { clipId: this.#clipId }));
    if (!answer.ok) this.put(before);
    return answer;
  }

  async update(params: ClipParams): Promise<Result> {
    const answer = await settle(this.#api.call('clips/update', { clipId: this.#clipId, ...params }));
    if (!answer.ok) return answer;
    this.take(answer.value);
    return ok();
  }

  async remove(): Promise<Result> {
    const answer = await settle(this.#api.call('clips/delete', { clipId: this.#clipId }));
    if (answer.ok) this.forget();
    return answer;
  }

  /** Takes in what the clip is now. */
  take(clip: WireClip): void {
    this.put(takeClip(this.#ingest, clip));
  }

  private put(clip: Clip): void {
    this.clip = clip;
    this.error = null;
  }

  private fail(error: AppError): void {
    this.error = error;
  }

  private forget(): void {
    this.isGone = true;
  }
}
