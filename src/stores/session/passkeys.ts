import type { WireCredential, WirePasskeyCreation, WirePasskeyRequest } from '~/api/wire';

/**
 * Whether this browser can use security keys here. They need HTTPS, and they belong to domains, so a page with a numeric address has none.
 */
export type PasskeySupport = 'yes' | 'notInBrowser' | 'notHere' | 'notOverHttp';

/** The reason why a key gave no answer. `canceled` also covers a timeout; browsers do not distinguish the two. */
export type PasskeyProblem = 'canceled' | 'registered' | 'notHere' | 'failed';

/** The answer of a key, or the reason why there is none. */
export type PasskeyAnswer =
  | { readonly ok: true; readonly credential: WireCredential }
  | { readonly ok: false; readonly problem: PasskeyProblem };

const PROBLEMS: Readonly<Record<string, PasskeyProblem>> = {
  NotAllowedError: 'canceled',
  AbortError: 'canceled',
  InvalidStateError: 'registered',
  SecurityError: 'notHere',
};

/** Returns whether this browser can use security keys on this page. */
export function passkeySupport(): PasskeySupport {
  const isKnown = typeof PublicKeyCredential === 'function' && typeof PublicKeyCredential.parseRequestOptionsFromJSON === 'function';
  if (!isKnown) return globalThis.isSecureContext ? 'notInBrowser' : 'notOverHttp';
  return /^[\d.]+$|:/.test(location.hostname) ? 'notHere' : 'yes';
}

/** Lets the viewer make a key for the account. Never rejects. */
export function makePasskey(options: WirePasskeyCreation): Promise<PasskeyAnswer> {
  return answerOf(() => {
    const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(options as PublicKeyCredentialCreationOptionsJSON);
    return navigator.credentials.create({ publicKey });
  });
}

/** Lets a key of the account sign the server's challenge. Never rejects. */
export function askPasskey(options: WirePasskeyRequest): Promise<PasskeyAnswer> {
  return answerOf(() => {
    const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(options as PublicKeyCredentialRequestOptionsJSON);
    return navigator.credentials.get({ publicKey });
  });
}

async function answerOf(ask: () => Promise<Credential | null>): Promise<PasskeyAnswer> {
  try {
    const credential = await ask();
    if (!credential) return { ok: false, problem: 'failed' };
    return { ok: true, credential: (credential as PublicKeyCredential).toJSON() as unknown as WireCredential };
  } catch (thrown) {
    return { ok: false, problem: (thrown instanceof DOMException && PROBLEMS[thrown.name]) || 'failed' };
  }
}
