import type { Server } from '../server/Server';
import type { StoredAccount } from './storedAccount';

/**
 * What an account can be used for from this page. Servers keep some calls from the tokens of apps, and some answers from the pages of
 * other sites. What cannot work is not offered: the view says where it works instead.
 */
export interface Capabilities {
  /** Password, passkeys, apps, sign-in history, exports and imports, moving, deleting: calls that servers keep from apps. */
  readonly manageAccount: boolean;
  /** Notifications while the client is closed: the push worker belongs to the server of the page, and apps cannot register it. */
  readonly push: boolean;
  /** Settings and workspaces on all devices: the registry of an app is that of its token, which no other device has. */
  readonly sync: boolean;
  /** Descriptions of links, which servers give only to their own pages. */
  readonly previewLinks: boolean;
  /** The bytes of stored files, to crop or to play them: servers give them to the pages of other sites only as pictures. */
  readonly readFiles: boolean;
}

/** @param account null for a visitor */
export function capabilitiesOf({ isOfPage }: Pick<Server, 'isOfPage'>, account: Pick<StoredAccount, 'kind'> | null): Capabilities {
  const isOwn = isOfPage && account?.kind !== 'app';
  return { manageAccount: isOwn, push: isOwn, sync: isOwn, previewLinks: isOfPage, readFiles: isOfPage };
}
