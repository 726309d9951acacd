import type { Send } from '~/api/callRequest';
import { MisskeyClient } from '~/api/MisskeyClient';
import type { I18n } from '~/i18n/I18n';
import { NetworkError, OfflineError, toAppError, type AppError } from '~/lib/AppError';
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
import { createRootStore } from './createRootStore';
import type { RootStore } from './RootStore';
import { browserPage } from './session/PageControl';
import { browserPush } from './session/pushRegistration';

/**
 * Logs a background failure. The text never contains a token, an address or a note. A missing network is not logged: the page says so,
 * and the operation is repeated.
 */
function logFailure(error: AppError): void {
  if (error instanceof OfflineError || error instanceof NetworkError) return;
  // oxlint-disable-next-line no-console -- failures of operations that the viewer did not start are only logged
  console.warn(`${error.name}: ${error.message}`);
}

/** Builds the stores in a real browser. The server is the one that served this page. */
export function createBrowserRoot(i18n: I18n, local: BrowserLocalStore, send: Send): RootStore {
  const { origin } = window.location;
  const clock = systemClock;
  const browser = browserState;
  const requestFrame = sharedFrames(framesAfterKeys(browserFrame, document));
  return createRootStore({
    origin,
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
    createApi: (token, onAuthFailure) =>
      new MisskeyClient({ origin, token, clock, isOnline: () => browser.isOnline, onAuthFailure, fetch: send }),
    createHub: (token) =>
      new SocketStreamHub({
        origin,
        token,
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
