import { asciiHost } from './mentionText';

/** The words of an antenna: each group matches a text that has all of its words. */
export type WordGroups = readonly (readonly string[])[];

/** The conditions that an antenna has for a note, apart from its author. */
export interface AntennaRule {
  readonly keywords: WordGroups;
  readonly excludeKeywords: WordGroups;
  readonly caseSensitive: boolean;
  readonly withReplies: boolean;
  readonly withFile: boolean;
  readonly localOnly: boolean;
  readonly excludeBots?: boolean;
}

/** The parts of a note that an antenna knows. */
export interface AntennaNote {
  readonly text: string | null;
  readonly cw: string | null;
  readonly visibility: 'public' | 'home' | 'followers' | 'specified';
  readonly isReply: boolean;
  readonly hasFiles: boolean;
  readonly isLocal: boolean;
  readonly isByBot: boolean;
}

/** Returns whether a note meets the conditions of an antenna. A note without text and content warning never does. */
export function antennaTakes(rule: AntennaRule, note: AntennaNote): boolean {
  if (note.visibility === 'followers' || note.visibility === 'specified') return false;
  if (rule.localOnly && !note.isLocal) return false;
  if (!rule.withReplies && note.isReply) return false;
  if (rule.withFile && !note.hasFiles) return false;
  if (rule.excludeBots && note.isByBot) return false;
  const text = [note.text, note.cw].filter(Boolean).join('\n');
  const keywords = withoutEmpty(rule.keywords);
  return (
    text !== '' &&
    (keywords.length === 0 || hasGroup(text, keywords, rule.caseSensitive)) &&
    !hasGroup(text, withoutEmpty(rule.excludeKeywords), rule.caseSensitive)
  );
}

/** Returns the groups without the empty words that editors leave behind, and without groups that then have none. */
export function withoutEmpty(groups: WordGroups): string[][] {
  return groups.map((group) => group.filter((word) => word !== '')).filter((group) => group.length > 0);
}

function hasGroup(text: string, groups: WordGroups, caseSensitive: boolean): boolean {
  const fold = (value: string) => (caseSensitive ? value : value.toLowerCase());
  const folded = fold(text);
  return groups.some((group) => group.every((word) => folded.includes(fold(word))));
}

/**
 * Returns whether a list of people names someone. They are written with or without the first @, and those of this server with or
 * without its host.
 * @param names one entry for each person, such as `@alice` or `alice@example.com`
 * @param user a `host` of null is this server
 */
export function namesUser(
  names: readonly string[],
  user: { readonly username: string; readonly host: string | null },
  ownHost: string,
): boolean {
  const username = user.username.toLowerCase();
  const full = `${username}@${(user.host ?? ownHost).toLowerCase()}`;
  return names.some((name) => {
    const [written = '', host] = name.trim().replace(/^@/, '').toLowerCase().split('@');
    if (host) return `${written}@${asciiHost(host)}` === full;
    return user.host === null && written === username;
  });
}
