import type { MachineText } from '~/lib/shownText';
import { usePane } from '~/router/PaneContext';

/** Values of filters by name, as the address has them. */
export type FilterValues = Readonly<Record<string, string>>;

/** The filters of a list, and what changes them. */
export interface Filters<F extends FilterValues> {
  readonly values: F;
  readonly set: (change: Partial<F>) => void;
}

/**
 * Keeps the filters of a list in the address of its page, without those that have their defaults, so that it can be shared, bookmarked,
 * and shown in a column. The route names them in `query` and `inside`.
 * @param path the address without filters
 * @param params the parameters of the page
 * @param allowed the values of filters with few of them, the first of which is the default; null for a text, which is empty by default
 */
export function useFilters<A extends Readonly<Record<string, readonly string[] | null>>>(
  path: MachineText,
  params: Readonly<Partial<Record<keyof A, string>>>,
  allowed: A,
): Filters<{ readonly [K in keyof A]: A[K] extends readonly (infer V extends string)[] ? V : string }> {
  type F = { readonly [K in keyof A]: A[K] extends readonly (infer V extends string)[] ? V : string };
  const { navigate } = usePane();
  const entries = Object.entries(allowed).map(([name, items]) => {
    const asked = params[name] ?? '';
    return [name, items && !items.includes(asked) ? items[0]! : asked] as const;
  });
  const values = Object.fromEntries(entries) as F;
  const set = (change: Partial<F>) => {
    const said = Object.entries({ ...values, ...change }).filter(([name, value]) => value !== (allowed[name]?.[0] ?? ''));
    const query = new URLSearchParams(said).toString();
    navigate(query === '' ? path : `${path}?${query}`, { replace: true });
  };
  return { values, set };
}
