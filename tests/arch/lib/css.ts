/** A `name: value` in a rule. `offset` is its start in the file. */
export interface Declaration {
  readonly property: string;
  readonly value: string;
  readonly offset: number;
}

/** `@name prelude`, with or without a block. */
export interface AtRule {
  readonly name: string;
  readonly prelude: string;
  readonly offset: number;
}

const blank = (text: string): string => text.replaceAll(/[^\n]/g, ' ');

/** The end of a string that starts at `start`, after its closing quote. */
function endOfString(text: string, start: number): number {
  let at = start + 1;
  while (at < text.length && text[at] !== text[start]) at += text[at] === '\\' ? 2 : 1;
  return at + 1;
}

/** Parses enough of CSS to find declarations and at-rules: nesting, strings, comments and brackets, no selectors. */
export function parseCss(source: string): { declarations: Declaration[]; atRules: AtRule[] } {
  const text = source.replaceAll(/\/\*[\s\S]*?\*\//g, blank);
  const declarations: Declaration[] = [];
  const atRules: AtRule[] = [];
  let start = 0;
  let depth = 0;

  const end = (at: number, opensBlock: boolean): void => {
    const raw = text.slice(start, at);
    const statement = raw.trim();
    const offset = start + raw.length - raw.trimStart().length;
    start = at + 1;
    const [, name, prelude] = /^@([\w-]+)\s*([\s\S]*)$/.exec(statement) ?? [];
    if (name !== undefined) {
      atRules.push({ name, prelude: prelude ?? '', offset });
      return;
    }
    const [, property, value] = /^([\w-]+)\s*:\s*([\s\S]+)$/.exec(statement) ?? [];
    if (!opensBlock && property !== undefined && value !== undefined) declarations.push({ property, value, offset });
  };

  for (let at = 0; at < text.length; at++) {
    const character = text[at]!;
    if (character === '"' || character === "'") at = endOfString(text, at) - 1;
    else if (character === '(' || character === '[') depth++;
    else if (character === ')' || character === ']') depth--;
    else if (depth === 0 && character === '{') end(at, true);
    else if (depth === 0 && (character === ';' || character === '}')) end(at, false);
  }
  return { declarations, atRules };
}
