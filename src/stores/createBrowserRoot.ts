import type { Send } from '~/api/callRequest';
import { MisskeyClient } from '~/api/MisskeyClient';
import type { I18n } from '~/i18n/I18n';
import { toAppError } from '~/lib/AppError';
import { browserState } from '~/lib/browserState';
import { systemClock } from '~/lib/clock';
import { randomId } from '~/lib/randomId';
import { upstreamOf } from '~/lib/mediaUrl';
import { BrowserLocalStore } from '~/storage/BrowserLocalStore';
import { CrossTab } from '~/storage/CrossTab';
import { openKeyValueStore } from '~/storage/openKeyValueStore';
import { browserFrame, framesAfterKeys, sharedFrames } from '~/streaming/FrameQueue';
import { SocketStreamHub } from '~/streaming/SocketStreamHub';
import { browserSocket } from '~/streaming/StreamSocket';
import { hasServer } from './server/hasServer';
import { createRootStore } from './createRootStore';
import { failureLog } from './failureLog';
import type { RootStore } from './RootStore';
import { browserPage } from './session/PageControl';
import { browserPush } from './session/pushRegistration';

/** Builds the stores in a real browser. The server is the one that served this page. */
export function createBrowserRoot(i18n: I18n, local: BrowserLocalStore, send: Send): RootStore {
  const { origin } = window.location;
  const clock = systemClock;
  const logFailure = failureLog(window, clock);
  const browser = browserState;
  const requestFrame = sharedFrames(framesAfterKeys(browserFrame, document));
  return createRootStore({
    origin,
    hasServer: hasServer(document),
    upstream: upstreamOf(document),
    clock,
    browser,
    i18n,
    local,
    page: browserPage,
    push: browserPush,
    sessionLocal: new BrowserLocalStore(() => window.sessionStorage),
    kv: openKeyValueStore({ local, clock, onFallback: (cause) => logFailure(toAppError(cause)) }),
    crossTab: new CrossTab(),
    send: (url, init) => fetch(url, init),
    createApi: (caller, onAuthFailure) =>
      new MisskeyClient({ ...caller, clock, isOnline: () => browser.isOnline, onAuthFailure, fetch: send }),
    createHub: (caller) =>
      new SocketStreamHub({
        ...caller,
        clock,
        browser,
        openSocket: browserSocket,
        random: Math.random,
        requestFrame,
        onError: (error) => logFailure(toAppError(error)),
      }),
    requestFrame,
    newId: randomId,
    viewport: () => ({ width: window.innerWidth, height: window.innerHeight }),
    report: logFailure,
  });
}
