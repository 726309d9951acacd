import type { Endpoint } from '~/api/endpoints';
import { peek } from '~/lib/peek';
import type { AccountKey, KeptNotification } from '~/memory/model';
import type { User } from '~/services/records';
import type { RootStore } from '../RootStore';
import type { ReadMemory } from './ReadMemory';

/** Parameters of the calls that are answered; each call has some of them. */
interface Params {
  readonly noteId?: string;
  readonly userId?: string;
  readonly username?: string;
  readonly host?: string | null;
  readonly limit?: number;
  readonly offset?: number;
  readonly untilId?: string;
  readonly includeTypes?: readonly string[];
  readonly excludeTypes?: readonly string[];
}

/** The most of what a call without a limit gets. */
const LIMIT = 30;

/** Whether a person is known as well as a profile shows them. */
const isWhole = (user: User | null): boolean => user?.followersCount !== undefined;

/** Answers a call from the memory; undefined if it knows nothing. What is on further pages is not remembered as such. */
export async function answerFromMemory(memory: ReadMemory, account: AccountKey, endpoint: Endpoint, given: unknown): Promise<unknown> {
  const { noteId = '', userId, username, host, limit = LIMIT, offset = 0, untilId, ...types } = given as Params;
  if (!peek(() => memory.isOn)) return undefined;
  const isFirst = offset === 0 && untilId === undefined;
  if (endpoint === 'notes/show') return (await memory.recall({ account, of: 'note', id: noteId }))[0];
  if (endpoint === 'notes/conversation' || endpoint === 'notes/children') {
    const [note] = await memory.recall({ account, of: 'note', id: noteId });
    if (!note || !isFirst) return note && [];
    return memory.recall({ account, of: endpoint === 'notes/children' ? 'replies' : 'conversation', id: noteId, limit });
  }
  if (endpoint === 'users/show') {
    const who = userId ?? (username && (host ? `${username}@${host}` : username));
    const found = who ? await memory.person(account, who) : null;
    return isWhole(found) ? { ...found, pinnedNotes: [] } : undefined;
  }
  if (!isFirst) return [];
  const kept = await memory.notifications(account, 100);
  const shown = kept.filter((one) => isChosen(one, types)).slice(0, limit);
  return shown.length === 0 ? undefined : shown;
}

function isChosen(one: KeptNotification, { includeTypes, excludeTypes }: Pick<Params, 'includeTypes' | 'excludeTypes'>): boolean {
  const { type } = one as KeptNotification & { readonly type?: string };
  if (type === undefined) return false;
  return (includeTypes === undefined || includeTypes.includes(type)) && !excludeTypes?.includes(type);
}

/** Says once, until the network is back, that what is shown comes from this device. */
export class RememberedSign {
  readonly #root: RootStore;
  #isGiven = false;

  constructor(root: RootStore) {
    this.#root = root;
    root.connectivity.onBack(() => (this.#isGiven = false));
  }

  /** Something from this device is shown. */
  async give(): Promise<void> {
    if (this.#isGiven) return;
    this.#isGiven = true;
    const { overlays, i18n } = this.#root;
    await i18n.shared();
    overlays.toast({ kind: 'info', text: i18n.t('memory.shown'), topic: 'remembered' });
  }
}

/** The sign of the product, for `root.part`. */
export const createRememberedSign = (root: RootStore): RememberedSign => new RememberedSign(root);
