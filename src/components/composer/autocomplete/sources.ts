import { parseAcct } from '~/components/user/acct';
import { markupFunction, markupFunctionNames } from '~/mfm/functions/catalog';
import { peek } from '~/lib/peek';
import type { User } from '~/services/records';
import { folded } from '~/services/searchText';
import { DraftStore } from '~/stores/drafts/DraftStore';
import { hashtagsToChoose } from '~/stores/resources/content/hashtags';
import { resourcesOf } from '~/stores/resources/resourcesOf';
import { usersStartingWith } from '~/stores/resources/users/users';
import type { RootStore } from '~/stores/RootStore';
import type { AccountScope } from '~/stores/session/AccountScope';
import { emojiSource } from './emojiSource';
import type { Suggestion, SuggestionSource } from './suggestions';
import type { CompletionKind } from './trigger';
import { CanceledError } from '~/lib/AppError';
import type { Clock } from '~/lib/clock';

/** How long after the last key the server is asked, in ms. */
const TYPING_MS = 150;

/** How many people and hashtags are offered before the server answers, and without a question. */
const LOCAL_USERS = 4;
const LOCAL_TAGS = 10;

/** The dependencies of a source. */
export interface SourceDeps {
  readonly root: RootStore;
  readonly account: AccountScope;
}

const OTHER_USER: Suggestion = { kind: 'otherUser' };

/** The sources of suggestions for the words that a field completes. */
export function createSources(
  kinds: readonly CompletionKind[],
  deps: SourceDeps,
): Readonly<Partial<Record<CompletionKind, SuggestionSource>>> {
  const all: Readonly<Record<CompletionKind, () => SuggestionSource>> = {
    user: () => userSource(deps),
    hashtag: () => hashtagSource(deps),
    emoji: () => emojiSource(deps),
    function: () => functionSource,
    argument: () => argumentSource,
  };
  return Object.fromEntries(kinds.map((kind) => [kind, all[kind]()]));
}

/** People whom this device knows come first, then those that the server finds. */
function userSource({ root, account }: SourceDeps): SuggestionSource {
  return async function* ({ query }, signal) {
    if (query === '') {
      yield [OTHER_USER];
      return;
    }
    const { username, host } = peek(() => parseAcct(query.normalize('NFKC'), account.server));
    const local = peek(() => {
      const recent = root.settings.get('recentlyUsedUsers');
      const known = account.users.all().filter((user) => startsWith(user, username, host));
      return known.toSorted((a, b) => costOf(a, recent) - costOf(b, recent)).slice(0, LOCAL_USERS);
    });
    yield withOther(local);
    await pause(root.clock, TYPING_MS, signal);
    const found = (await resourcesOf(account).read(usersStartingWith, { username: username.toLowerCase(), host }, signal)) ?? [];
    const shown = new Set(local.map(({ id }) => id));
    yield withOther([...local, ...found.filter(({ id }) => !shown.has(id))]);
  };
}

const withOther = (users: readonly User[]): readonly Suggestion[] => [
  ...users.map((user): Suggestion => ({ kind: 'user', user })),
  OTHER_USER,
];

function startsWith(user: User, username: string, host: string | null): boolean {
  if (!folded(user.username).startsWith(folded(username))) return false;
  return host === null || user.host?.startsWith(host.toLowerCase()) === true;
}

/** Makes people chosen before come first, then those of this server, then short names. */
function costOf({ id, username, host }: User, recent: readonly string[]): number {
  const place = recent.indexOf(id);
  return place >= 0 ? place - recent.length : username.length + (host === null ? 0 : 100);
}

/** Hashtags that were used here come first, then those that the server finds. */
function hashtagSource({ root, account }: SourceDeps): SuggestionSource {
  return async function* ({ query }, signal) {
    const word = folded(query);
    const used = new DraftStore(root).hashtags.filter((tag) => folded(tag).startsWith(word) && tag.toLowerCase() !== query.toLowerCase());
    const local = used.slice(0, LOCAL_TAGS);
    yield local.map(toTag);
    if (query === '') return;
    await pause(root.clock, TYPING_MS, signal);
    const found = (await resourcesOf(account).read(hashtagsToChoose, query.normalize('NFKC').toLowerCase(), signal)) ?? [];
    yield [...new Set([...local, ...found.filter((tag) => tag !== query)])].map(toTag);
  };
}

const toTag = (tag: string): Suggestion => ({ kind: 'hashtag', tag });

const functionSource: SuggestionSource = async function* ({ query }) {
  yield markupFunctionNames.filter((name) => name.startsWith(query)).map((name): Suggestion => ({ kind: 'function', name }));
};

const argumentSource: SuggestionSource = async function* ({ query, functionName = '' }) {
  const { args } = markupFunction(functionName) ?? { args: [] };
  yield args
    .filter((argument) => argument.startsWith(query) && argument !== query)
    .map((argument): Suggestion => ({ kind: 'argument', argument }));
};

/**
 * Waits until typing has paused.
 * @throws {CanceledError} when `signal` aborts in the meantime
 */
function pause(clock: Clock, delayMs: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = clock.after(delayMs, resolve);
    signal.addEventListener(
      'abort',
      () => {
        timer.dispose();
        reject(new CanceledError('canceled'));
      },
      { once: true },
    );
  });
}
