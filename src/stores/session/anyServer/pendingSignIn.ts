import { neededPermissions } from '~/services/neededPermissions';
import type { LocalStore } from '~/storage/LocalStore';
import { defineDocument } from '~/storage/VersionedDocument';
import { isOrigin } from '../AccountList';
import { isInternalPath } from '../PageControl';

/** How long somebody may take on the page of their server; ms. */
const VALID_MS = 15 * 60_000;

/** The name under which servers list this client among the apps of an account. */
const APP_NAME = 'Wisteria';

/** What happens with the account: it is used at once, or only stored for switching. */
export type SignInMode = 'login' | 'add';

/** A sign-in that goes on at the page of a server, as this tab remembers it. */
export interface PendingSignIn {
  /** The name of this attempt, which only this tab and the server know. */
  readonly session: string;
  /** Where the server is called. */
  readonly origin: string;
  /** When it began; ms since the epoch. */
  readonly at: number;
  /** Where it began: a path of this client. */
  readonly back: string;
  readonly mode: SignInMode;
}

const parse = (data: unknown): PendingSignIn | null | undefined => {
  const { session, origin, at, back, mode } = (data ?? {}) as Partial<PendingSignIn>;
  if (typeof session !== 'string' || session === '' || !isOrigin(origin)) return undefined;
  if (typeof at !== 'number' || typeof back !== 'string' || !isInternalPath(back)) return undefined;
  return { session, origin, at, back, mode: mode === 'add' ? 'add' : 'login' };
};

const pending = defineDocument<PendingSignIn | null>({ key: 'miauth', parse, fallback: () => null });

/** What a sign-in at a server's own page needs to know. */
export interface ConsentRequest extends Omit<PendingSignIn, 'session' | 'at'> {
  /** The origin of the page; that of the calls unless a gateway is between. */
  readonly home: string;
  /** Whether the account manages its server. */
  readonly manages: boolean;
  /** The address of `/signed-in` of this client, and of its icon. */
  readonly callback: string;
  readonly icon: string;
}

/**
 * Begins a sign-in at the page of a server (MiAuth).
 * @param now ms since the epoch
 * @returns the address of that page, or null if the browser would forget the sign-in
 */
export function beginSignIn(sessionLocal: LocalStore, request: ConsentRequest, session: string, now: number): string | null {
  const { home, manages, callback, icon, origin, back, mode } = request;
  if (!pending.save(sessionLocal, { session, origin, at: now, back, mode })) {
    sessionLocal.remove(pending.key);
    return null;
  }
  const query = new URLSearchParams({ name: APP_NAME, icon, callback, permission: neededPermissions(manages).join(',') });
  return `${home}/miauth/${session}?${query.toString()}`;
}

/** Why nobody is signed in by an address that a server led back to. */
export type ReturnProblem = 'notFromHere' | 'used' | 'tooLate';

/** Key in the storage of the tab: the session that was taken last. */
const TAKEN = 'miauthTaken';

/**
 * Takes the sign-in that a server led back to. It can be taken once.
 * @param session as the address says it
 * @param now ms since the epoch
 */
export function takeSignIn(sessionLocal: LocalStore, session: string | undefined, now: number): PendingSignIn | ReturnProblem {
  if (session !== undefined && session === sessionLocal.get(TAKEN)) return 'used';
  const known = pending.load(sessionLocal).value;
  // A link that was made elsewhere leaves a sign-in that goes on alone.
  if (known === null || session !== known.session) return 'notFromHere';
  sessionLocal.remove(pending.key);
  sessionLocal.set(TAKEN, known.session);
  return now - known.at > VALID_MS || now < known.at ? 'tooLate' : known;
}
