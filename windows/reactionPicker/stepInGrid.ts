interface GridShape {
  /** Cells of each section, in order; every section begins a new row. */
  readonly counts: readonly number[];
  readonly columns: number;
  /** Left and right belong to the text as long as there is one. */
  readonly isTyping: boolean;
}

/**
 * Where an arrow leads in sections of rows, by place in the flat list; null for a key that means nothing here. Up and
 * down keep the column as far as the next row has it.
 * @param from the current place, -1 for none
 */
export function stepInGrid(key: string, from: number, { counts, columns, isTyping }: GridShape): number | null {
  const total = counts.reduce((sum, count) => sum + count, 0);
  if (total === 0) return null;
  switch (key) {
    case 'ArrowRight':
      return isTyping ? null : Math.min(from + 1, total - 1);
    case 'ArrowLeft':
      return isTyping ? null : Math.max(from - 1, 0);
    case 'ArrowDown':
      return from < 0 ? 0 : vertical(from, 1, rowsOf(counts, columns));
    case 'ArrowUp':
      return from < 0 ? total - 1 : vertical(from, -1, rowsOf(counts, columns));
    default:
      return null;
  }
}

interface Row {
  readonly start: number;
  readonly length: number;
}

function rowsOf(counts: readonly number[], columns: number): readonly Row[] {
  const rows: Row[] = [];
  let start = 0;
  for (const count of counts) {
    for (let done = 0; done < count; done += columns) rows.push({ start: start + done, length: Math.min(columns, count - done) });
    start += count;
  }
  return rows;
}

function vertical(from: number, direction: 1 | -1, rows: readonly Row[]): number {
  const at = rows.findIndex(({ start, length }) => from >= start && from < start + length);
  const target = rows[at + direction];
  const current = rows[at];
  if (!target || !current) return from;
  return target.start + Math.min(from - current.start, target.length - 1);
}
