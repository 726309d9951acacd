/** A piece of a text that was compared: it is in both versions, only in the later, or only in the earlier one. */
export interface DiffPart {
  readonly kind: 'same' | 'added' | 'removed';
  readonly text: string;
}

/** Beyond this many comparisons, the middle of two texts counts as replaced as a whole. */
const MOST_COMPARISONS = 4_000_000;

/** Compares two texts word by word. @param lang the language that says what a word is, as a BCP 47 tag */
export function wordDiff(before: string, after: string, lang: string): readonly DiffPart[] {
  const [old, now] = [wordsOf(before, lang), wordsOf(after, lang)];
  const shorter = Math.min(old.length, now.length);
  let start = 0;
  while (start < shorter && old[start] === now[start]) start += 1;
  let end = 0;
  while (end < shorter - start && old[old.length - 1 - end] === now[now.length - 1 - end]) end += 1;
  return joined([
    ...old.slice(0, start).map((text) => ({ kind: 'same' as const, text })),
    ...middleDiff(old.slice(start, old.length - end), now.slice(start, now.length - end)),
    ...old.slice(old.length - end).map((text) => ({ kind: 'same' as const, text })),
  ]);
}

function wordsOf(text: string, lang: string): readonly string[] {
  return Array.from(new Intl.Segmenter(lang, { granularity: 'word' }).segment(text), ({ segment }) => segment);
}

/** Compares two lists of words by their longest common subsequence. */
function middleDiff(old: readonly string[], now: readonly string[]): readonly DiffPart[] {
  const removed = old.map((text): DiffPart => ({ kind: 'removed', text }));
  const added = now.map((text): DiffPart => ({ kind: 'added', text }));
  if (old.length * now.length > MOST_COMPARISONS) return [...removed, ...added];
  const width = now.length + 1;
  /** At `i * width + j`: how many words the rests from `i` and `j` on have in common. */
  const common = new Uint16Array((old.length + 1) * width);
  for (let i = old.length - 1; i >= 0; i -= 1) {
    for (let j = now.length - 1; j >= 0; j -= 1) {
      const at = i * width + j;
      common[at] = old[i] === now[j] ? common[at + width + 1]! + 1 : Math.max(common[at + width]!, common[at + 1]!);
    }
  }
  const parts: DiffPart[] = [];
  let [i, j] = [0, 0];
  while (i < old.length && j < now.length) {
    const at = i * width + j;
    if (old[i] === now[j]) {
      parts.push({ kind: 'same', text: old[i]! });
      i += 1;
      j += 1;
    } else if (common[at + width]! >= common[at + 1]!) {
      parts.push(removed[i]!);
      i += 1;
    } else {
      parts.push(added[j]!);
      j += 1;
    }
  }
  return [...parts, ...removed.slice(i), ...added.slice(j)];
}

/** Joins neighbors of the same kind. */
function joined(parts: readonly DiffPart[]): readonly DiffPart[] {
  const result: DiffPart[] = [];
  for (const part of parts) {
    const last = result.at(-1);
    if (last?.kind === part.kind) result[result.length - 1] = { kind: part.kind, text: last.text + part.text };
    else result.push(part);
  }
  return result;
}
