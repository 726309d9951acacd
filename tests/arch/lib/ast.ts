import { parseSync, Visitor, type ESTree, type VisitorObject } from 'vite';
import type { SourceFile } from './tree';

type ParseResult = ReturnType<typeof parseSync>;

const parsed = new WeakMap<SourceFile, ParseResult>();

/**
 * Parses a TypeScript file once, with the parser of the build: TypeScript 7 offers no parser to programs.
 * @throws {SyntaxError} for a file that the build would refuse too
 */
export function parse(file: SourceFile): ParseResult {
  const known = parsed.get(file);
  if (known) return known;
  const result = parseSync(file.path, file.text);
  if (result.errors[0]) throw new SyntaxError(`${file.path}: ${result.errors[0].message}`);
  parsed.set(file, result);
  return result;
}

/** Calls the visitor's functions for each node of their kind in a file. */
export function visit(file: SourceFile, visitor: VisitorObject): void {
  new Visitor(visitor).visit(parse(file).program);
}

/** The text of a string literal or of a template without expressions, otherwise null. */
export function literalText(node: ESTree.Node | null | undefined): string | null {
  if (node?.type === 'Literal') return typeof node.value === 'string' ? node.value : null;
  if (node?.type === 'TemplateLiteral' && node.expressions.length === 0) return node.quasis[0]?.value.cooked ?? null;
  return null;
}

/** The node inside `as`, `satisfies`, `!` and parentheses. */
export function bare(node: ESTree.Node): ESTree.Node {
  if (
    node.type === 'TSAsExpression' ||
    node.type === 'TSSatisfiesExpression' ||
    node.type === 'TSNonNullExpression' ||
    node.type === 'ParenthesizedExpression'
  ) {
    return bare(node.expression);
  }
  return node;
}

/** The name of the called function: `f` for `f()`, `a.b.f` for `a.b.f()`; null for a computed one. */
export function dottedName(node: ESTree.Node): string | null {
  const inner = bare(node);
  if (inner.type === 'Identifier') return inner.name;
  if (inner.type !== 'MemberExpression' || inner.computed || inner.property.type !== 'Identifier') return null;
  const object = dottedName(inner.object);
  return object === null ? null : `${object}.${inner.property.name}`;
}

/** The name of a property with a fixed name. */
export function propertyName(node: ESTree.ObjectProperty): string | null {
  if (node.computed) return null;
  return node.key.type === 'Identifier' ? node.key.name : literalText(node.key);
}

/** The value of a property in an object literal. */
export function propertyValue(object: ESTree.ObjectExpression, name: string): ESTree.Node | null {
  for (const property of object.properties) if (property.type === 'Property' && propertyName(property) === name) return property.value;
  return null;
}

/**
 * The nodes that an expression can evaluate to: both branches of a conditional, both sides of `??`, `||` and `&&`.
 * Arguments of calls are not among them, so `t('a')` is not the text `a`.
 */
export function* outcomes(node: ESTree.Node): Generator<ESTree.Node> {
  const inner = bare(node);
  if (inner.type === 'ConditionalExpression') {
    yield* outcomes(inner.consequent);
    yield* outcomes(inner.alternate);
  } else if (inner.type === 'LogicalExpression') {
    yield* outcomes(inner.left);
    yield* outcomes(inner.right);
  } else {
    yield inner;
  }
}
