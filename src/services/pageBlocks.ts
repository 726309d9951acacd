import type { WirePageBlock } from '~/api/wire';
import { randomId } from '~/lib/randomId';

/** The fields of every block of a page. */
interface Common {
  /** Identifies the block among all of its page, while it is on screen. */
  readonly key: string;
  /** The block as the server sent it, with fields that this client does not know. */
  readonly source: unknown;
}

/** A block of a page that this client shows and edits; all others are `unknown` and stay as they are. */
export type PageBlock = Common &
  (
    | { readonly kind: 'text'; readonly text: string }
    | { readonly kind: 'section'; readonly title: string; readonly children: readonly PageBlock[] }
    | { readonly kind: 'image'; readonly fileId: string | null }
    | { readonly kind: 'note'; readonly noteId: string | null; readonly isDetailed: boolean }
    /** `type` is the server's name for it; empty for data that are no block. */
    | { readonly kind: 'unknown'; readonly type: string }
  );

/** The kinds of blocks that people can add. */
export const BLOCK_KINDS = ['section', 'text', 'image', 'note'] as const;
/** One of {@link BLOCK_KINDS}. */
export type BlockKind = (typeof BLOCK_KINDS)[number];

/** How deep sections lie in each other at most. A deeper one is shown by its source. */
const MAX_DEPTH = 16;

/** Reads the blocks of a page. Servers store what clients send, so anything may be anywhere. */
export function readBlocks(content: unknown): readonly PageBlock[] {
  const keys = new Set<string>();
  return read(content, keys, 0);
}

function read(content: unknown, keys: Set<string>, depth: number): readonly PageBlock[] {
  return Array.isArray(content) ? content.map((source: unknown) => readBlock(source, keys, depth)) : [];
}

function readBlock(source: unknown, keys: Set<string>, depth: number): PageBlock {
  const fields = isObject(source) ? source : {};
  const key = freeKey(fields.id, keys);
  const { type, text, title, children, fileId, note, detailed } = fields;
  if (type === 'text' && typeof text === 'string') return { key, source, kind: 'text', text };
  if (type === 'image' && isId(fileId)) return { key, source, kind: 'image', fileId: fileId || null };
  if (type === 'note' && isId(note)) return { key, source, kind: 'note', noteId: note || null, isDetailed: detailed === true };
  if (type === 'section' && typeof title === 'string' && Array.isArray(children) && depth < MAX_DEPTH) {
    return { key, source, kind: 'section', title, children: read(children, keys, depth + 1) };
  }
  return { key, source, kind: 'unknown', type: typeof type === 'string' ? type : '' };
}

const isObject = (value: unknown): value is WirePageBlock => typeof value === 'object' && value !== null && !Array.isArray(value);
const isId = (value: unknown): value is string | null | undefined => value === null || value === undefined || typeof value === 'string';

/** The id of a block, or another key if there is none or another block has it. */
function freeKey(id: unknown, keys: Set<string>): string {
  let key = typeof id === 'string' && id !== '' ? id : `block-${keys.size}`;
  while (keys.has(key)) key = `${key}'`;
  keys.add(key);
  return key;
}

/** The blocks as servers store them. Unknown blocks and unknown fields are as they were. */
export function writeBlocks(blocks: readonly PageBlock[]): readonly WirePageBlock[] {
  return blocks.map((block) => {
    if (block.kind === 'unknown') return block.source as WirePageBlock;
    const { id, ...further } = isObject(block.source) ? block.source : {};
    return { ...further, id: id ?? block.key, type: block.kind, ...fieldsOf(block) };
  });
}

function fieldsOf(block: Exclude<PageBlock, { kind: 'unknown' }>): Readonly<Record<string, unknown>> {
  switch (block.kind) {
    case 'text':
      return { text: block.text };
    case 'section':
      return { title: block.title, children: writeBlocks(block.children) };
    case 'image':
      return { fileId: block.fileId };
    case 'note':
      return { note: block.noteId, detailed: block.isDetailed };
  }
}

/** A new, empty block. */
export function newBlock(kind: BlockKind): PageBlock {
  const common = { key: randomId(), source: null };
  switch (kind) {
    case 'text':
      return { ...common, kind, text: '' };
    case 'section':
      return { ...common, kind, title: '', children: [] };
    case 'image':
      return { ...common, kind, fileId: null };
    case 'note':
      return { ...common, kind, noteId: null, isDetailed: false };
  }
}

/** The id of a note that people give by its id or its address on any server; null for a blank text. */
export function noteIdOf(given: string): string | null {
  const [path = ''] = given.trim().split(/[?#]/);
  return path.replace(/\/+$/, '').split('/').at(-1) || null;
}
