import { visit } from '../lib/ast';
import type { SourceFile } from '../lib/tree';
import { lineAt, type Violation } from '../lib/violations';

/** What a value inside an address is taken for. */
const ANY_VALUE = 'x';

/** An address of the product: `/` and a name, or `/@` and a user. */
const ADDRESS = /^\/[@a-zA-Z][^\s*{}]*$/;

/** The beginning of one, in the text of a file. Where even that is a value, only the browser knows the address. */
const BEGINNING = /["'`]\/[@a-zA-Z]/;

/** Files that name addresses for other reasons than to lead there. */
const NOT_LINKS: readonly RegExp[] = [
  // The beginnings of addresses that have a shell of their own.
  /^src\/workspace\/lib\/shellKind\.ts$/,
  // Files of a package, which the dev server and the build find.
  /^src\/emoji\/unicodeEmojis\.ts$/,
];

/** Finds addresses in the code of the client that lead to no page and to no file. */
export function checkLinks(files: readonly SourceFile[], leadsSomewhere: (href: string) => boolean): Violation[] {
  return files
    .filter(({ path, text }) => BEGINNING.test(text) && !NOT_LINKS.some((pattern) => pattern.test(path)))
    .flatMap((file) => {
      const found: Violation[] = [];
      const check = (href: string, offset: number) => {
        if (!ADDRESS.test(href) || leadsSomewhere(href)) return;
        found.push({ path: file.path, line: lineAt(file, offset), message: `${href} is no address of a page or file` });
      };
      visit(file, {
        Literal: ({ value, start }) => {
          if (typeof value === 'string') check(value, start);
        },
        TemplateLiteral({ quasis, start }) {
          const [first = '', ...others] = quasis.map(({ value }) => value.cooked ?? '');
          if (ADDRESS.test(first)) check([first, ...others].join(ANY_VALUE), start);
        },
      });
      return found;
    });
}
