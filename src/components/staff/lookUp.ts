import { untracked } from 'mobx';
import { parseAcct } from '~/components/user/acct';
import { ApiError, type AppError } from '~/lib/AppError';
import type { Endpoint } from '~/api/endpoints';
import type { Result } from '~/lib/Result';
import { serverPath } from '~/services/serverPath';
import { offeredEndpoints } from '~/stores/resources/server/endpoints';
import { resourcesOf } from '~/stores/resources/resourcesOf';
import { findByEmail } from '~/stores/resources/staff/accounts';
import { findFile } from '~/stores/resources/staff/files';
import { findByNameOrId, findNote, findServer } from '~/stores/resources/staff/lookUp';
import type { RootStore } from '~/stores/RootStore';
import type { AccountScope } from '~/stores/session/AccountScope';
import type { MenuItem, PromptOptions } from '~/stores/ui/OverlayStore';

/** What servers call something that they do not know. Some say that they could not fetch it from its own server. */
const UNKNOWN = /^(NO_SUCH_|.*_NOT_FOUND$|FAILED_TO_RESOLVE_|INVALID_PARAM$)/;

const isUnknown = (error: AppError): boolean => error instanceof ApiError && UNKNOWN.test(error.server.code ?? '');

/** One kind of thing that can be looked up. */
interface Kind<T> {
  readonly name: 'user' | 'email' | 'note' | 'file' | 'server';
  readonly icon: 'user' | 'mail' | 'pencil' | 'file' | 'planet';
  readonly type?: PromptOptions['type'];
  readonly placeholder?: string;
  /** The endpoint that not every server has. */
  readonly needs?: Endpoint;
  /** Asks the server. Null means that it does not know it. */
  readonly find: (account: AccountScope, text: string) => Promise<Result<T | null>>;
  readonly pathOf: (found: T) => string | null;
}

const kind = <T>(one: Kind<T>): Kind<unknown> => one as Kind<unknown>;

const kindsFor = ({ server }: Pick<AccountScope, 'server'>): readonly Kind<unknown>[] => [
  kind({
    name: 'user',
    icon: 'user',
    placeholder: '@alice',
    find: (account, text) => findByNameOrId(account, parseAcct(text, server), /^[\w-]+$/.test(text) ? text : null),
    pathOf: (id) => `/admin/user/${id}`,
  }),
  kind({
    name: 'email',
    icon: 'mail',
    type: 'email',
    placeholder: 'alice@example.com',
    needs: 'admin/accounts/find-by-email',
    find: findByEmail,
    pathOf: (id) => `/admin/user/${id}`,
  }),
  kind({
    name: 'note',
    icon: 'pencil',
    find: (account, text) => findNote(account, ownNote(text, server.home) ?? text),
    pathOf: (id) => `/notes/${id}`,
  }),
  kind({ name: 'file', icon: 'file', needs: 'admin/drive/show-file', find: findFile, pathOf: (id) => `/admin/file/${id}` }),
  kind({
    name: 'server',
    icon: 'planet',
    placeholder: 'example.com',
    find: (account, text) => findServer(account, hostIn(text)),
    pathOf: (host) => serverPath(host),
  }),
];

/** The id of a note in an address of this server. */
function ownNote(text: string, home: string): string | undefined {
  return text.startsWith(`${home}/notes/`) ? /^[0-9a-z]+/i.exec(text.slice(`${home}/notes/`.length))?.[0] : undefined;
}

/** The host in an address, or the text itself. */
const hostIn = (text: string): string => (URL.canParse(text) ? new URL(text).host || text : text.replace(/^@/, ''));

/**
 * Returns menu entries that ask for a name, an id or an address, and open what it belongs to.
 * @param open opens the page of what was found
 */
export function lookUpItems(root: RootStore, account: AccountScope, open: (href: string) => void): MenuItem[] {
  const { t } = root.i18n;
  const offered = untracked(() => resourcesOf(account).query(offeredEndpoints, null).value);
  return kindsFor(account)
    .filter(({ needs }) => needs === undefined || offered === undefined || offered.includes(needs))
    .map((one) => ({
      text: t(`staff.lookUp.${one.name}`),
      icon: one.icon,
      action: () => lookUp(root, account, one, open),
    }));
}

async function lookUp(root: RootStore, account: AccountScope, one: Kind<unknown>, open: (href: string) => void): Promise<void> {
  const { overlays, i18n } = root;
  const { t } = i18n;
  const typed = await overlays.prompt({
    title: t(`staff.lookUp.${one.name}`),
    text: t(`staff.lookUpBy.${one.name}`),
    minLength: 1,
    ...(one.type && { type: one.type }),
    ...(one.placeholder !== undefined && { placeholder: one.placeholder }),
  });
  const text = typed?.trim();
  if (!text) return;
  const answer = await overlays.wait(one.find(account, text));
  const path = answer.ok && answer.value !== null ? one.pathOf(answer.value) : null;
  if (path !== null) open(path);
  else if (answer.ok || isUnknown(answer.error)) {
    await overlays.alert({ kind: 'error', text: t(`staff.lookUpNone.${one.name}`, { text }) });
  } else overlays.showError(answer.error);
}
