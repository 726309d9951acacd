import { PALETTE_GROUPS, type PaletteEntry, type PaletteGroupName } from '~/stores/commands/PaletteEntry';

/** A group as the palette shows it. */
export interface ShownGroup {
  readonly name: PaletteGroupName;
  readonly entries: readonly PaletteEntry[];
}

/** An entry, and how well it matches: more is better. */
export interface Ranked {
  readonly entry: PaletteEntry;
  readonly fit: number;
}

/** How many entries of a group are shown of what is here, and with what the server adds. */
interface Limits {
  readonly here: number;
  readonly all: number;
}

const USUAL: Limits = { here: 5, all: 8 };
const ALONE: Limits = { here: 30, all: 40 };

const orderOf = (name: PaletteGroupName): number => PALETTE_GROUPS.indexOf(name);

/**
 * Groups what matches a search: the group with the best match first, and the best first in each. The offer to search is always last.
 * @param isAlone whether the search looks for one kind of thing only, which then has more room
 */
export function groupsOf(ranked: readonly Ranked[], isAlone = false): readonly ShownGroup[] {
  const { here } = isAlone ? ALONE : USUAL;
  const byName = new Map<PaletteGroupName, Ranked[]>();
  for (const one of ranked) {
    const { group } = one.entry;
    byName.set(group, [...(byName.get(group) ?? []), one]);
  }
  const sorted = [...byName].map(([name, found]) => ({ name, found: found.toSorted((a, b) => b.fit - a.fit).slice(0, here) }));
  return sorted
    .toSorted((a, b) => isLast(a.name) - isLast(b.name) || b.found[0]!.fit - a.found[0]!.fit || orderOf(a.name) - orderOf(b.name))
    .map(({ name, found }) => ({ name, entries: found.map(({ entry }) => entry) }));
}

/** Groups entries in their own order, without a limit. */
export function groupsInOrder(entries: readonly PaletteEntry[]): readonly ShownGroup[] {
  return PALETTE_GROUPS.map((name) => ({ name, entries: entries.filter(({ group }) => group === name) })).filter(
    (one) => one.entries.length > 0,
  );
}

/**
 * Adds what arrived later. What is shown keeps its order: new entries come at the end of their group, new groups below the others, and
 * the offer to search stays last. An entry that is shown already is not added again.
 */
export function withLater(groups: readonly ShownGroup[], later: readonly PaletteEntry[], isAlone = false): readonly ShownGroup[] {
  const { all } = isAlone ? ALONE : USUAL;
  const known = new Set(groups.flatMap(({ entries }) => entries.flatMap(({ id, to }) => (to === undefined ? [id] : [id, to]))));
  const isNew = ({ id, to }: PaletteEntry) => !known.has(id) && (to === undefined || !known.has(to));
  const added = groupsInOrder(later.filter(isNew));
  if (added.length === 0) return groups;
  const grown = groups.map(({ name, entries }) => {
    const more = added.find((one) => one.name === name)?.entries ?? [];
    return { name, entries: [...entries, ...more.slice(0, Math.max(0, all - entries.length))] };
  });
  const others = added
    .filter(({ name }) => !groups.some((one) => one.name === name))
    .map(({ name, entries }) => ({ name, entries: entries.slice(0, all) }));
  return [...grown, ...others].toSorted((a, b) => isLast(a.name) - isLast(b.name));
}

const isLast = (name: PaletteGroupName): number => (name === 'search' ? 1 : 0);
