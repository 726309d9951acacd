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

/** What stands before the block of a rule, such as `.a > b, &:hover`. */
export interface Selector {
  readonly text: string;
  readonly offset: number;
}

const blank = (text: string): string => text.replaceAll(/[^\n]/g, ' ');

/** The end of a string that starts at `start`, after its closing quote. */
function endOfString(text: string, start: number): number {
  let at = start + 1;
  while (at < text.length && text[at] !== text[start]) at += text[at] === '\\' ? 2 : 1;
  return at + 1;
}

/** Parses enough of CSS to find declarations, at-rules and selectors: nesting, strings, comments and brackets. */
export function parseCss(source: string): { declarations: Declaration[]; atRules: AtRule[]; selectors: Selector[] } {
  const text = source.replaceAll(/\/\*[\s\S]*?\*\//g, blank);
  const declarations: Declaration[] = [];
  const atRules: AtRule[] = [];
  const selectors: Selector[] = [];
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
    if (opensBlock) {
      selectors.push({ text: statement, offset });
      return;
    }
    const [, property, value] = /^([\w-]+)\s*:\s*([\s\S]+)$/.exec(statement) ?? [];
    if (property !== undefined && value !== undefined) declarations.push({ property, value, offset });
  };

  for (let at = 0; at < text.length; at++) {
    const character = text[at]!;
    if (character === '"' || character === "'") at = endOfString(text, at) - 1;
    else if (character === '(' || character === '[') depth++;
    else if (character === ')' || character === ']') depth--;
    else if (depth === 0 && character === '{') end(at, true);
    else if (depth === 0 && (character === ';' || character === '}')) end(at, false);
  }
  return { declarations, atRules, selectors };
}
