import type { Field } from './fields';

/** Returns the fields that a form shows for these values. */
export function askedFields<F extends Field>(
  fields: Readonly<Record<string, F>>,
  valueOf: (name: string) => unknown,
): readonly (readonly [string, F])[] {
  return Object.entries(fields).filter(([, { isHidden, hideWhen = {} }]) => {
    const conditions = Object.entries(hideWhen);
    return !isHidden && !(conditions.length > 0 && conditions.every(([name, value]) => valueOf(name) === value));
  });
}
