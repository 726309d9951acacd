import type { WireEmoji } from '~/api/wire';
import type { UnicodeCategory, UnicodeEmojiEntry } from '~/emoji/unicodeEmojis';

/** A group of emoji under a heading. An emoji is `:name:` or a character. */
export interface PickerSection {
  /** Stays the same for a group while the picker is open. */
  readonly id: string;
  readonly title: string;
  /** How many folders it is nested in. */
  readonly depth: number;
  /** Whether it is a folder, which is closed until its heading is pressed. Other groups are always open. */
  readonly isFolder: boolean;
  /** The number of emoji in it and in the folders inside. */
  readonly count: number;
  readonly emojis: readonly string[];
  readonly folders: readonly PickerSection[];
}

interface Folder extends PickerSection {
  count: number;
  readonly emojis: string[];
  readonly folders: Folder[];
}

/** Makes a group that is always open. */
export function openSection(id: string, title: string, emojis: readonly string[]): PickerSection {
  return { id, title, depth: 0, isFolder: false, count: emojis.length, emojis, folders: [] };
}

/**
 * Custom emoji by category, in the order of the server's list; a `/` in a category makes a folder inside another one.
 * Emoji without a category come last.
 */
export function customFolders(emojis: readonly WireEmoji[], otherTitle: string): readonly PickerSection[] {
  const root = folder('custom', '', -1);
  const other = folder('other', otherTitle, 0);
  const known = new Map<string, Folder>();
  for (const { name, category } of emojis) {
    const path = pathOf(category);
    let place = path.length === 0 ? other : root;
    for (const title of path) place = childOf(place, title, known);
    place.emojis.push(`:${name}:`);
  }
  const folders = other.emojis.length > 0 ? [...root.folders, other] : root.folders;
  for (const one of folders) countOf(one);
  return folders;
}

/** The custom emoji by alias, aliases with the most emoji first. */
export function tagFolders(emojis: readonly WireEmoji[]): readonly PickerSection[] {
  const tags = new Map<string, string[]>();
  for (const { name, aliases } of emojis) {
    for (const tag of new Set(aliases)) {
      if (tag.trim() === '') continue;
      const tagged = tags.get(tag);
      if (tagged) tagged.push(`:${name}:`);
      else tags.set(tag, [`:${name}:`]);
    }
  }
  return [...tags]
    .map(([tag, tagged]) => ({ ...openSection(`tag/${tag}`, tag, tagged), isFolder: true }))
    .toSorted((a, b) => b.count - a.count || (a.title < b.title ? -1 : 1));
}

/** The Unicode emoji by category, in the order of the data. */
export function unicodeFolders(
  emojis: readonly UnicodeEmojiEntry[],
  titleOf: (category: UnicodeCategory) => string,
): readonly PickerSection[] {
  const categories = new Map<UnicodeCategory, string[]>();
  for (const { char, category } of emojis) {
    const chars = categories.get(category);
    if (chars) chars.push(char);
    else categories.set(category, [char]);
  }
  return [...categories].map(([category, chars]) => ({
    ...openSection(`unicode/${category}`, titleOf(category), chars),
    isFolder: true,
  }));
}

/** The folders of a category. Some servers send the text "null" for no category. */
function pathOf(category: string | null): readonly string[] {
  if (category === null || category === 'null') return [];
  return category
    .split('/')
    .map((part) => part.trim())
    .filter(Boolean);
}

const folder = (id: string, title: string, depth: number): Folder => ({
  id,
  title,
  depth,
  isFolder: true,
  count: 0,
  emojis: [],
  folders: [],
});

function childOf(parent: Folder, title: string, known: Map<string, Folder>): Folder {
  const id = `${parent.id}/${title}`;
  const before = known.get(id);
  if (before) return before;
  const child = folder(id, title, parent.depth + 1);
  known.set(id, child);
  parent.folders.push(child);
  return child;
}

function countOf(one: Folder): number {
  one.count = one.folders.reduce((sum, inner) => sum + countOf(inner), one.emojis.length);
  return one.count;
}
