/** A line of comma-separated values. A value with a comma, a quote or a line break is quoted; real servers quote nothing. */
export function csvLine(values: readonly string[]): string {
  return values.map((value) => (/[",\r\n]/.test(value) ? `"${value.replaceAll('"', '""')}"` : value)).join(',');
}

/** The rows of comma-separated values with the number of the line where each begins, from 1. Empty rows are left out. */
export function parseCsv(text: string): readonly { readonly line: number; readonly values: readonly string[] }[] {
  const rows: { line: number; values: string[] }[] = [];
  let row = { line: 1, values: [] as string[] };
  let value = '';
  let isQuoted = false;
  let line = 1;
  const endValue = () => {
    row.values.push(value.trim());
    value = '';
  };
  const endRow = () => {
    endValue();
    if (row.values.some((one) => one !== '')) rows.push(row);
    row = { line, values: [] };
  };
  const source = text.replace(/^\uFEFF/, '').replaceAll(/\r\n?/g, '\n');
  for (let at = 0; at < source.length; at++) {
    const letter = source.charAt(at);
    if (letter === '\n') line++;
    if (isQuoted && letter === '"' && source.charAt(at + 1) === '"') {
      value += '"';
      at++;
    } else if (letter === '"' && (isQuoted || value.trim() === '')) isQuoted = !isQuoted;
    else if (isQuoted) value += letter;
    else if (letter === ',') endValue();
    else if (letter === '\n') endRow();
    else value += letter;
  }
  endRow();
  return rows;
}
