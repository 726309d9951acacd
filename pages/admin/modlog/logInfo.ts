import type { WireModerationLog } from '~/api/wire';
import { userPath } from '~/lib/mentionText';
import { visibleText } from '~/lib/visibleText';
import { equalData } from '~/services/equalData';
import { serverPath } from '~/services/serverPath';
import { shownAcct } from '~/components/user/acct';

type Info = WireModerationLog['info'];

/** What an entry is about: its name, and its address if it has one. */
export interface LogSubject {
  readonly text: string;
  readonly to?: string;
}

/** The value at a path of names, if it is a text. */
function textAt(info: unknown, ...path: readonly string[]): string | undefined {
  const value = path.reduce<unknown>((part, name) => (isFields(part) && Object.hasOwn(part, name) ? part[name] : undefined), info);
  return typeof value === 'string' && visibleText(value) !== '' ? visibleText(value) : undefined;
}

const isFields = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Where servers put the name of what they log, with its address. */
const PERSONS = ['user', 'fileUser', 'noteUser'] as const;
const NAMES = [
  ['role', 'name'],
  ['roleName'],
  ['before', 'name'],
  ['announcement', 'title'],
  ['before', 'title'],
  ['avatarDecoration', 'name'],
  ['ad', 'url'],
] as const;

/** What an entry is about, as far as it says so: a person, and what they got or lost. */
export function subjectsOf(info: Info): readonly LogSubject[] {
  const subjects: LogSubject[] = [];
  const person = PERSONS.find((kind) => textAt(info, `${kind}Username`) !== undefined);
  if (person) {
    const user = { username: textAt(info, `${person}Username`)!, host: textAt(info, `${person}Host`) ?? null };
    subjects.push({ text: shownAcct(user), to: userPath(user) });
  }
  const host = textAt(info, 'host');
  if (host !== undefined) subjects.push({ text: host, ...withAddress(serverPath(host)) });
  const emoji = textAt(info, 'emoji', 'name') ?? (textAt(info, 'emojiId') === undefined ? undefined : textAt(info, 'before', 'name'));
  const path = NAMES.find((names) => textAt(info, ...names) !== undefined);
  const roleId = textAt(info, 'roleId');
  if (emoji !== undefined) subjects.push({ text: `:${emoji}:` });
  else if (path)
    subjects.push({ text: textAt(info, ...path)!, ...(roleId !== undefined && { to: `/roles/${encodeURIComponent(roleId)}` }) });
  return subjects;
}

const withAddress = (to: string | null) => (to === null ? {} : { to });

/** A value that differs, as texts to compare. */
export interface LogChange {
  /** The path of the field; empty if the whole thing is one value. */
  readonly name: string;
  readonly before: string;
  readonly after: string;
}

/** Says only when something changed, which the entry says anyway. */
const NOISE = new Set(['updatedAt', 'lastUsedAt']);

/** What an entry changed, field by field. Entries without both versions have none. */
export function changesOf(info: Info): readonly LogChange[] {
  if (!Object.hasOwn(info, 'before') || !Object.hasOwn(info, 'after')) return [];
  return differences(info['before'], info['after'], []);
}

function differences(before: unknown, after: unknown, path: readonly string[]): readonly LogChange[] {
  if (equalData(before, after)) return [];
  if (isFields(before) && isFields(after)) {
    const names = new Set([...Object.keys(before), ...Object.keys(after)]);
    return [...names].filter((name) => !NOISE.has(name)).flatMap((name) => differences(before[name], after[name], [...path, name]));
  }
  return [{ name: path.join('.'), before: textOf(before), after: textOf(after) }];
}

function textOf(value: unknown): string {
  if (value === undefined || value === null) return '';
  if (typeof value === 'string') return value;
  const isList = Array.isArray(value) && value.every((item) => typeof item === 'string');
  return isList ? value.join('\n') : JSON.stringify(value, null, 1);
}
