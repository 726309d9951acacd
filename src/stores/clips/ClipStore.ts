import { action, makeObservable, observableRef } from 'mobx';
import type { ApiClient } from '~/api/ApiClient';
import type { ClipParams } from '~/api/endpoints';
import type { WireClip } from '~/api/wire';
import { toAppError, type AppError } from '~/lib/AppError';
import { ok, type Result } from '~/lib/Result';
import { settle } from '../settle';

/** One clip as it is looked at, and what can be done with it. */
export class ClipStore {
  clip: WireClip | null = null;
  error: AppError | null = null;
  /** Whether it was deleted here. */
  isGone = false;

  readonly #api: ApiClient;
  readonly #clipId: string;

  constructor(api: ApiClient, clipId: string) {
    this.#api = api;
    this.#clipId = clipId;
    makeObservable<this, 'set' | 'fail' | 'forget'>(this, {
      clip: observableRef,
      error: observableRef,
      isGone: observableRef,
      set: action,
      fail: action,
      forget: action,
    });
  }

  async load(): Promise<void> {
    try {
      this.set(await this.#api.call('clips/show', { clipId: this.#clipId }));
    } catch (thrown) {
      this.fail(toAppError(thrown));
    }
  }

  /** Likes the clip, or no longer; shows at once and is taken back when the server refuses. */
  async setFavorite(isFavorited: boolean): Promise<Result> {
    const before = this.clip;
    if (!before) return ok();
    const favoritedCount = Math.max(0, before.favoritedCount + (isFavorited ? 1 : -1));
    this.set({ ...before, isFavorited, favoritedCount });
    const answer = await settle(this.#api.call(isFavorited ? 'clips/favorite' : 'clips/unfavorite', { clipId: this.#clipId }));
    if (!answer.ok) this.set(before);
    return answer;
  }

  async update(params: ClipParams): Promise<Result> {
    const answer = await settle(this.#api.call('clips/update', { clipId: this.#clipId, ...params }));
    if (!answer.ok) return answer;
    this.set(answer.value);
    return ok();
  }

  async remove(): Promise<Result> {
    const answer = await settle(this.#api.call('clips/delete', { clipId: this.#clipId }));
    if (answer.ok) this.forget();
    return answer;
  }

  /** Takes in what the clip is now. */
  set(clip: WireClip): void {
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
