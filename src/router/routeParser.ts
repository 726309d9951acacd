import type { Parser } from 'wouter';

type ParsedPattern = ReturnType<Parser>;

const escape = (literal: string): string => literal.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/**
 * Creates the pattern parser for wouter. Its own syntax has no prefix before a parameter (`/@:acct`) and no named rest
 * (`/:path*`), and it ignores case, which matters in addresses of notes. wouter parses on every render, so results are cached.
 */
export function createRouteParser(): Parser {
  const parsed = new Map<string, ParsedPattern>();
  return (pattern, loose) => {
    const id = loose ? `${pattern} (loose)` : pattern;
    let result = parsed.get(id);
    if (!result) parsed.set(id, (result = parsePattern(pattern, loose ?? false)));
    return result;
  };
}

function parsePattern(pattern: string, loose: boolean): ParsedPattern {
  const keys: string[] = [];
  const source = pattern
    .split('/')
    .filter(Boolean)
    .map((segment) => {
      const parameter = /^([^:]*):(\w+)([?*]?)$/.exec(segment);
      if (!parameter) return `/${escape(segment)}`;
      const [, prefix = '', name = '', mark] = parameter;
      keys.push(name);
      if (mark === '?') return `(?:/${escape(prefix)}([^/]+))?`;
      if (mark === '*') return `(?:/${escape(prefix)}(.*))?`;
      return `/${escape(prefix)}([^/]+)`;
    })
    .join('');
  return { keys, pattern: new RegExp(`^${source}${loose ? '(?=$|/)' : '/?$'}`) };
}
