import { fitOf, folded } from '~/services/searchText';
import type { PaletteEntry, PaletteGroupName } from '~/stores/commands/PaletteEntry';
import type { Ranked } from './groups';
import { isGroupWanted, type Wanted } from './wanted';

/** Something that a search may find. */
export interface Candidate {
  readonly group: PaletteGroupName;
  /** Its names: a match in one of them has more weight than any match in the other words. */
  readonly names: readonly string[];
  readonly words?: string;
  readonly entry: () => PaletteEntry;
}

/** More than any fit of other words. Names come first, then what people have written. */
const NAME_BONUS = 100;
const TEXT_BONUS = 50;
const WHOLE_NAME_BONUS = 10;

/** Groups with so many entries that one of them fits nearly every search. They come after all names that match. */
const AFTER_NAMES: ReadonlySet<PaletteGroupName> = new Set(['notes', 'files', 'emoji']);

/** A single Latin letter is in nearly every note. */
const isLongEnough = (text: string): boolean => text.length > 1 || /[^\0-\x7F]/.test(text);

/** A command as something that is found by its title. */
export function candidateOf(entry: PaletteEntry): Candidate {
  const { group, title, words } = entry;
  return { group, names: [title], ...(words !== undefined && { words }), entry: () => entry };
}

/** What is on this device, prepared for a search with each key. */
export class CandidateIndex {
  readonly #candidates: Candidate[] = [];
  /** All words of each candidate as one folded text; computed with its first search. */
  readonly #texts: string[] = [];

  /** Adds candidates behind those that are there. */
  add(candidates: readonly Candidate[]): void {
    for (const one of candidates) this.#candidates.push(one);
  }

  /** Returns what matches, in no order. */
  search(wanted: Wanted, from = 0): readonly Ranked[] {
    const words = folded(wanted.text).split(/\s+/u).filter(Boolean);
    // A sign alone lists what it looks for.
    if (words.length === 0 && wanted.scope === 'all') return [];
    const found: Ranked[] = [];
    for (let index = from; index < this.#candidates.length; index += 1) {
      const candidate = this.#candidates[index]!;
      if (!isGroupWanted(wanted, candidate.group)) continue;
      if (wanted.scope === 'all' && AFTER_NAMES.has(candidate.group) && !isLongEnough(wanted.text)) continue;
      // Nearly all candidates match nothing, so a cheap check comes first.
      const text = (this.#texts[index] ??= folded([...candidate.names, candidate.words ?? ''].join('\n')));
      if (!words.every((word) => text.includes(word))) continue;
      const fit = fitOfCandidate(candidate, wanted.text);
      if (fit > 0 || words.length === 0) found.push({ entry: candidate.entry(), fit });
    }
    return found;
  }

  get size(): number {
    return this.#candidates.length;
  }
}

function fitOfCandidate({ group, names, words = '' }: Candidate, query: string): number {
  const inNames = Math.max(0, ...names.map((name) => fitOfName(name, query)));
  if (inNames === 0) return fitOf([...names, words].join(' '), query);
  if (group === 'emoji') return inNames;
  return inNames + (AFTER_NAMES.has(group) ? TEXT_BONUS : NAME_BONUS);
}

function fitOfName(name: string, query: string): number {
  const fit = fitOf(name, query);
  return fit > 0 && folded(name).trim() === folded(query).trim() ? fit + WHOLE_NAME_BONUS : fit;
}
