import { browserPath } from '~/lib/basePath';
import type { WireMeta } from '~/api/wire';
import { toAppError } from '~/lib/AppError';
import { fail, ok, type Result } from '~/lib/Result';
import { createPushChoices } from '~/stores/push/PushChoicesKeeper';
import { PUSH_REGISTRATION_KEY, type PushRegistered } from '~/stores/push/pushRegistered';
import { keepPushTexts } from '~/stores/push/keepPushTexts';
import type { RootStore } from '~/stores/RootStore';
import type { AccountScope } from '~/stores/session/AccountScope';
import { settle } from '~/stores/settle';
import { defineQuery } from '../definitions';
import { resourcesOf } from '../resourcesOf';

/** Whether the account gets push messages in this browser, or why it cannot. */
export type PushState =
  | { readonly kind: 'on'; readonly endpoint: string; readonly sendReadMessage: boolean }
  | { readonly kind: 'off' }
  /** The person told the browser to refuse notifications of this site. */
  | { readonly kind: 'refused' }
  /** The browser, or this address of the page, does not support push messages. */
  | { readonly kind: 'unsupported' };

const isSupported = (): boolean => 'serviceWorker' in navigator && 'PushManager' in globalThis && 'Notification' in globalThis;

/** Whether the server sends push messages and this browser can receive them. */
export const canPush = (meta: Pick<WireMeta, 'enableServiceWorker' | 'swPublickey'> | null): boolean =>
  Boolean(meta?.enableServiceWorker && meta.swPublickey) && isSupported();

async function subscription(): Promise<PushSubscription | null> {
  const registration = await navigator.serviceWorker.getRegistration(browserPath('/'));
  return (await registration?.pushManager.getSubscription()) ?? null;
}

/** Asks the browser and the server whether push messages are on. */
export const pushState = defineQuery({
  async fetch({ api }: AccountScope, _: null, signal): Promise<PushState> {
    if (!isSupported()) return { kind: 'unsupported' };
    const found = await subscription();
    const known = found && (await api.call('sw/show-registration', { endpoint: found.endpoint }, { signal }));
    if (known) return { kind: 'on', endpoint: found.endpoint, sendReadMessage: known.sendReadMessage };
    return { kind: Notification.permission === 'denied' ? 'refused' : 'off' };
  },
});

/** Base64 of a key of the browser. */
const base64 = (bytes: ArrayBuffer | null): string => btoa(String.fromCharCode(...new Uint8Array(bytes ?? new ArrayBuffer(0))));

/** Whether the person, or the browser for them, refused notifications. */
const isRefusal = (thrown: unknown): boolean => thrown instanceof DOMException && thrown.name === 'NotAllowedError';

/** Lets the browser subscribe with the key of the server. A subscription with another key, such as that of another server, is replaced. */
async function subscribe(applicationServerKey: string): Promise<PushSubscription> {
  await navigator.serviceWorker.register(browserPath('/sw.js'), { scope: browserPath('/') });
  const { pushManager } = await navigator.serviceWorker.ready;
  const options = { userVisibleOnly: true, applicationServerKey };
  try {
    return await pushManager.subscribe(options);
  } catch (thrown) {
    const old = await pushManager.getSubscription();
    if (!old || isRefusal(thrown)) throw thrown;
    await old.unsubscribe();
    return pushManager.subscribe(options);
  }
}

/**
 * Turns push messages on. The browser may ask the person; a refusal is no failure.
 * @param key the key of the server, from its description
 */
export async function turnPushOn(root: RootStore, account: AccountScope, key: string): Promise<Result> {
  try {
    await keepPushTexts(root);
    root.part(createPushChoices);
    const made = await subscribe(key);
    await root.kv.set(PUSH_REGISTRATION_KEY, { endpoint: made.endpoint, key } satisfies PushRegistered);
    const keys = { auth: base64(made.getKey('auth')), publickey: base64(made.getKey('p256dh')) };
    const answer = await settle(account.api.call('sw/register', { endpoint: made.endpoint, ...keys }));
    return answer.ok ? ok() : answer;
  } catch (thrown) {
    return isRefusal(thrown) ? ok() : fail(toAppError(thrown));
  } finally {
    resourcesOf(account).invalidate(pushState);
  }
}

/** Turns push messages of an account off. The browser keeps its subscription while other accounts may use it. */
export async function turnPushOff({ accounts }: Pick<RootStore, 'accounts'>, account: AccountScope, endpoint: string): Promise<Result> {
  const answer = await settle(account.api.call('sw/unregister', { endpoint }));
  if (!answer.ok) return answer;
  await accounts.load();
  // The server has forgotten it already, so a browser that keeps it gets nothing.
  if (accounts.refs.length < 2)
    await subscription().then(
      (found) => found?.unsubscribe(),
      () => null,
    );
  resourcesOf(account).invalidate(pushState);
  return ok();
}

/** Whether the server also tells this browser that everything was read, so that its notifications go. */
export async function setPushReadMessage(account: AccountScope, endpoint: string, sendReadMessage: boolean): Promise<Result> {
  const answer = await settle(account.api.call('sw/update-registration', { endpoint, sendReadMessage }));
  if (!answer.ok) return answer;
  resourcesOf(account).invalidate(pushState);
  return ok();
}
