import type { ApiClient } from '~/api/ApiClient';
import { AuthError } from '~/lib/AppError';
import { disposable, type Disposable } from '~/lib/disposable';
import type { ChannelLease, StreamHub } from '~/streaming/StreamHub';

/** Our own code for a call to a page's origin that is no server. */
export const NO_SERVER = 'NO_SERVER';

/** Stands for the API where the origin of the page is no server: it answers at once that one has to be chosen, and calls nobody. */
export class NoServerApi implements ApiClient {
  readonly knowsKeys = false;

  constructor(readonly origin: string) {}

  call(endpoint: string): Promise<never> {
    return Promise.reject(new AuthError(endpoint, 401, { code: NO_SERVER, id: '', message: 'the origin of the page is no server' }));
  }

  urlPreview(): Promise<never> {
    return this.call('url');
  }

  upload(): Promise<never> {
    return this.call('drive/files/create');
  }
}

const nothing = (): Disposable => disposable(() => {});

/** Stands for the live connection there: nothing ever comes. */
export class NoServerHub implements StreamHub {
  readonly state = 'offline';
  readonly isStale = false;
  readonly retryAtMs = null;

  acquire(channel: string): ChannelLease {
    return { channel, isDropped: false, ...nothing() };
  }

  capture = nothing;
  onNoteUpdated = nothing;
  onBroadcast = nothing;
  send(): void {}
  retryNow(): void {}
  dispose(): void {}
}
