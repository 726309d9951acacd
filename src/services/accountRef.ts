/**
 * Names an account in this browser and in what it stores: the id alone if the account is on the server of the page, otherwise `host/id`.
 * Ids have no slash, so that accounts of two servers with equal ids are told apart.
 */
export type AccountRef = string;

/** The name of an account. @param pageOrigin the origin of the page, whose server needs no host */
export function accountRef(id: string, origin: string, pageOrigin: string): AccountRef {
  return origin === pageOrigin ? id : `${new URL(origin).host}/${id}`;
}

/** Reads the name of an account, which may have the host of the page's server too. */
export function readAccountRef(raw: string, pageOrigin: string): AccountRef {
  const own = `${new URL(pageOrigin).host}/`;
  return raw.startsWith(own) ? raw.slice(own.length) : raw;
}

/** The id of an account on its server. */
export const idOfRef = (ref: AccountRef): string => ref.slice(ref.indexOf('/') + 1);

/** The host of the server of an account; nothing for that of the page. */
export const hostOfRef = (ref: AccountRef): string => ref.slice(0, Math.max(ref.indexOf('/'), 0));

/**
 * Whether an account is on another server than the one in use. The main pane and other tabs show addresses of the latter, where the same id
 * means something else.
 * @param account null for the one in use
 * @param current the one in use, null for a visitor of the page's server
 */
export const isElsewhere = (account: AccountRef | null, current: AccountRef | null): account is AccountRef =>
  account !== null && hostOfRef(account) !== hostOfRef(current ?? '');
