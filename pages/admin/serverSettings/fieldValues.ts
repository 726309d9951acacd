import { canonicalJson } from '~/lib/canonicalJson';
import { SERVER_FIELDS, hasField, readNameOf, type ServerFieldName, type ServerSettings } from './serverFields';

/** A setting in a form. */
export type FormValue = string | boolean | readonly string[];

/** The settings of a form. Those that the server lacks are not among them. */
export type FormValues = Readonly<Partial<Record<ServerFieldName, FormValue>>>;

/** Settings as `admin/update-meta` takes them. */
export type Changes = Readonly<Partial<Record<ServerFieldName, unknown>>>;

const namesOf = (values: object): readonly ServerFieldName[] => Object.keys(values) as ServerFieldName[];

/** Reads some settings into a form. Of what a server sends in another type, an empty value is shown. */
export function readValues(names: readonly ServerFieldName[], settings: ServerSettings): FormValues {
  return Object.fromEntries(
    names.filter((name) => hasField(settings, name)).map((name) => [name, readValue(name, settings[readNameOf(name)])]),
  );
}

function readValue(name: ServerFieldName, value: unknown): FormValue {
  const { kind } = SERVER_FIELDS[name];
  const texts = Array.isArray(value) ? value.filter((one) => typeof one === 'string') : [];
  switch (kind) {
    case 'switch':
      return value === true;
    case 'rules':
      return texts;
    case 'lines':
    case 'hosts':
      return texts.join('\n');
    default:
      return typeof value === 'string' ? value : '';
  }
}

/** Returns a setting as `admin/update-meta` takes it. */
export function wireOf(name: ServerFieldName, value: FormValue): unknown {
  const { kind, empty = null } = SERVER_FIELDS[name];
  if (typeof value === 'boolean') return value;
  if (typeof value !== 'string') return linesOf(value);
  if (kind === 'lines' || kind === 'hosts') return linesOf(value.split('\n'));
  // Spaces around a text of several lines may be meant.
  return (kind === 'area' ? value.trim() && value : value.trim()) || empty;
}

const linesOf = (lines: readonly string[]): readonly string[] => lines.map((line) => line.trim()).filter((line) => line !== '');

/** Whether two values of a setting mean the same to the server. */
const isSame = (name: ServerFieldName, one: FormValue | undefined, other: FormValue | undefined): boolean =>
  one === undefined || other === undefined ? one === other : canonicalJson(wireOf(name, one)) === canonicalJson(wireOf(name, other));

/** The settings that differ from those that a form began with. */
export const changedFields = (base: FormValues, values: FormValues): readonly ServerFieldName[] =>
  namesOf(values).filter((name) => !isSame(name, base[name], values[name]));

/** The changes to send. */
export const changesOf = (base: FormValues, values: FormValues): Changes =>
  Object.fromEntries(changedFields(base, values).map((name) => [name, wireOf(name, values[name]!)]));

/** A setting that somebody else changed while a form was changing it. */
export interface Conflict {
  readonly name: ServerFieldName;
  readonly mine: FormValue;
  readonly theirs: FormValue;
}

/** The changed settings of a form that the server no longer has as the form began, unless it already has the same. */
export function conflictsOf(base: FormValues, values: FormValues, now: FormValues): readonly Conflict[] {
  return changedFields(base, values).flatMap((name) => {
    const [mine, theirs] = [values[name]!, now[name]];
    if (theirs === undefined || isSame(name, theirs, base[name]) || isSame(name, theirs, mine)) return [];
    return [{ name, mine, theirs }];
  });
}

/** A form: what it began with, and what it has now. */
export interface FormState {
  readonly base: FormValues;
  readonly values: FormValues;
}

/**
 * Brings a form up to date: what nobody has touched in it follows the server. What was touched stays, and so does what it began with, so
 * that a change of somebody else is noticed when it is saved.
 */
export function rebased({ base, values }: FormState, now: FormValues): FormState {
  const touched = changedFields(base, values).filter((name) => now[name] !== undefined && !isSame(name, now[name], values[name]));
  const pick = (from: FormValues) => Object.fromEntries(touched.map((name) => [name, from[name]]));
  return { base: { ...now, ...pick(base) }, values: { ...now, ...pick(values) } };
}

/**
 * A form after its values were saved. It shows what the server made of them, such as lists in lower case, except for what was typed since.
 * @param sent the values that were saved
 */
export function afterSaving(sent: FormValues, values: FormValues, now: FormValues): FormState {
  const typed = changedFields(sent, values).filter((name) => now[name] !== undefined);
  return { base: now, values: { ...now, ...Object.fromEntries(typed.map((name) => [name, values[name]])) } };
}

/**
 * The changes that write former values back, where the server still has what it made of the ones that were written.
 * @param made the settings right after they were written
 */
export function undoOf(names: readonly ServerFieldName[], former: FormValues, made: FormValues, now: FormValues): Changes {
  return Object.fromEntries(
    names
      .filter((name) => former[name] !== undefined && isSame(name, made[name], now[name]))
      .map((name) => [name, wireOf(name, former[name]!)]),
  );
}

/** Whether a setting is shown: its switch is on, or the server has no such switch. */
export function isShown(name: ServerFieldName, values: FormValues): boolean {
  const { within } = SERVER_FIELDS[name];
  return within === undefined || values[within as ServerFieldName] !== false;
}
