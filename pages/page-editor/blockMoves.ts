import type { PageBlock } from '~/services/pageBlocks';

type Blocks = readonly PageBlock[];

/** Changes the blocks as they are when it is called. */
export type ChangeBlocks = (change: (blocks: Blocks) => Blocks) => void;

/** A list of blocks with one of them at another place. */
export function moved(blocks: Blocks, from: number, to: number): Blocks {
  const block = blocks[from];
  return block ? inserted(without(blocks, from), to, block) : blocks;
}

/** A list of blocks without one of them. */
export const without = (blocks: Blocks, index: number): Blocks => blocks.filter((_, place) => place !== index);

/** A list of blocks with one more. */
export const inserted = (blocks: Blocks, at: number, block: PageBlock): Blocks => [...blocks.slice(0, at), block, ...blocks.slice(at)];

/** A list in which a block went to the end of the section before it; unchanged if there is none. */
export function movedIntoSectionAbove(blocks: Blocks, index: number): Blocks {
  const [above, block] = [blocks[index - 1], blocks[index]];
  if (above?.kind !== 'section' || !block) return blocks;
  const section = { ...above, children: [...above.children, block] };
  return without(blocks, index).map((one) => (one.key === section.key ? section : one));
}

/** A list in which a block of a section went behind that section. */
export function movedOutOf(blocks: Blocks, sectionKey: string, index: number): Blocks {
  return blocks.flatMap((one) => {
    if (one.key !== sectionKey || one.kind !== 'section') return [one];
    const block = one.children[index];
    return block ? [{ ...one, children: without(one.children, index) }, block] : [one];
  });
}
