import type { RootStore } from '../../RootStore';
import type { SignInMode } from './pendingSignIn';

/** The page on which people sign in to any server. */
export const SIGN_IN = '/sign-in';

interface SignInPlace {
  /** The server that is asked first, as people write it. */
  readonly server?: string | undefined;
  readonly mode?: SignInMode | undefined;
  /** Where to go then: a path of this client. By default, the page that is shown. */
  readonly back?: string;
}

/**
 * Opens the page on which people sign in to any server. It is loaded as a document of its own, because only that may call servers that no
 * account of this browser is on.
 */
export function goToSignIn({ page }: Pick<RootStore, 'page'>, { server, mode = 'login', back }: SignInPlace = {}): void {
  const { pathname, search, hash } = new URL(page.href);
  const query = new URLSearchParams({
    ...(server !== undefined && { server }),
    ...(mode === 'add' && { mode }),
    back: back ?? pathname + search + hash,
  });
  page.goTo(`${SIGN_IN}?${query.toString()}`);
}
