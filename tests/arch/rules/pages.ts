import type { PageRoute } from '~/registry/definePage';

/** Values that stand in a list more than once. */
export function duplicates(values: readonly string[]): readonly string[] {
  return [...new Set(values.filter((value, index) => values.indexOf(value) !== index))];
}

/** A pattern without the names of its parameters: two with the same shape match the same addresses. */
const shapeOf = (pattern: string): string => pattern.replaceAll(/:\w+/g, ':');

type FoundRoute = Pick<PageRoute, 'pattern' | 'only'> & { readonly folder: string };

/** Pairs of routes that match the same addresses for the same viewers. */
export function clashingPatterns(routes: readonly FoundRoute[]): readonly string[] {
  return routes.flatMap((route, index) =>
    routes
      .slice(index + 1)
      .filter((other) => shapeOf(other.pattern) === shapeOf(route.pattern) && (!route.only || !other.only || route.only === other.only))
      .map((other) => `${route.pattern} (${route.folder}) and ${other.pattern} (${other.folder})`),
  );
}

/** The parameters that an address cannot lack and that have no example. */
export function missingExamples(pattern: string, example: Readonly<Record<string, unknown>>): readonly string[] {
  const needed = [...pattern.matchAll(/:(\w+)(?![\w?*])/g)].map(([, name]) => name!);
  return needed.filter((name) => !(name in example));
}

/** The names of all parameters of a route. */
export function parameterNames({ pattern, query = [], hash }: PageRoute): readonly string[] {
  return [...pattern.matchAll(/:(\w+)/g)].map(([, name]) => name!).concat(query, hash ?? []);
}
