/** Where a text is split best: after paragraphs, then lines, then sentences, then words. */
const ENDS = [/\n\s*\n/g, /\n/g, /[.!?…]["'”’)\]]*\s|[。！？][」』）]*/g, /\s/g];

/** Splits a text into pieces of at most `max` characters, at ends of sentences where there are some. */
export function splitText(text: string, max: number): readonly string[] {
  const pieces: string[] = [];
  let rest = text.trim();
  while (rest.length > max) {
    const end = endIn(rest.slice(0, max + 1), max);
    pieces.push(rest.slice(0, end).trim());
    rest = rest.slice(end).trim();
  }
  return rest === '' ? pieces : [...pieces, rest];
}

/** Returns where to split: at the last end of the best kind in the second half, or in the middle of a word. */
function endIn(text: string, max: number): number {
  for (const kind of ENDS) {
    const ends = [...text.matchAll(kind)].map((found) => Math.min(max, found.index + found[0].length));
    const last = ends.at(-1);
    if (last !== undefined && last > max / 2) return last;
  }
  // Never between the two halves of a letter.
  return /[\uD800-\uDBFF]/.test(text.charAt(max - 1)) ? max - 1 : max;
}
