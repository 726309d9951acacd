import type { AntennaParams } from '~/api/endpoints';
import type { WireAntenna } from '~/api/wire';
import type { NamedRef } from '~/registry/fields';
import { linesOf, textOfWords, wordsOf } from '~/services/antennaWords';

type Source = WireAntenna['src'];

/** Whose notes an antenna can watch. */
export const SOURCES = ['all', 'home', 'users', 'list', 'users_blacklist'] as const satisfies readonly Source[];

/** What people type and choose. */
export interface AntennaValues {
  readonly name: string;
  readonly src: Source;
  readonly list: NamedRef | null;
  readonly users: string;
  readonly keywords: string;
  readonly excludeKeywords: string;
  readonly caseSensitive: boolean;
  readonly withReplies: boolean;
  readonly localOnly: boolean;
  readonly excludeBots: boolean;
  readonly excludeNotesInSensitiveChannel: boolean;
  readonly withFile: boolean;
  readonly notify: boolean;
}

/** The values that the form begins with. */
export function valuesOf(antenna: WireAntenna | undefined): AntennaValues {
  const { name = '', src = 'all', userListId = null, users = [], keywords = [], excludeKeywords = [] } = antenna ?? {};
  return {
    name,
    src,
    list: userListId === null ? null : { id: userListId, name: '' },
    users: users.join('\n'),
    keywords: textOfWords(keywords),
    excludeKeywords: textOfWords(excludeKeywords),
    caseSensitive: antenna?.caseSensitive ?? false,
    withReplies: antenna?.withReplies ?? false,
    localOnly: antenna?.localOnly ?? false,
    excludeBots: antenna?.excludeBots ?? false,
    excludeNotesInSensitiveChannel: antenna?.excludeNotesInSensitiveChannel ?? false,
    withFile: antenna?.withFile ?? false,
    notify: antenna?.notify ?? false,
  };
}

/**
 * What the server stores for the values of the form.
 * @param known the antenna as the server has it: newer servers have more fields
 */
export function paramsOf(values: AntennaValues, known: WireAntenna | undefined): AntennaParams {
  const { name, src, list, users, keywords, excludeKeywords, excludeBots, excludeNotesInSensitiveChannel, ...switches } = values;
  return {
    ...switches,
    name: name.trim(),
    src,
    userListId: src === 'list' ? (list?.id ?? null) : null,
    users: linesOf(users),
    keywords: wordsOf(keywords),
    excludeKeywords: wordsOf(excludeKeywords),
    ...(known?.excludeBots !== undefined && { excludeBots }),
    ...(known?.excludeNotesInSensitiveChannel !== undefined && { excludeNotesInSensitiveChannel }),
  };
}
