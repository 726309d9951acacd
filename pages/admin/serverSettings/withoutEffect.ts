import { readNameOf, type ServerFieldName, type ServerSettings } from './serverFields';

/** Which of some settings the server keeps without using them, as it says itself. */
export function withoutEffect(names: readonly ServerFieldName[], settings: ServerSettings): readonly ServerFieldName[] {
  const { withoutEffect: kept } = settings;
  return Array.isArray(kept) ? names.filter((name) => kept.includes(name) || kept.includes(readNameOf(name))) : [];
}
