import { existsSync, readFileSync, statSync } from 'node:fs';
import { parseSync, Visitor } from 'vite';
import { inRoot } from '../lib/paths.mjs';
import { filesBelow } from './tree.mjs';

const PACKAGE = inRoot('node_modules/@tabler/icons-react/dist/esm/icons');

/** Where code names icons. */
const FOLDERS = ['src', 'pages', 'widgets', 'windows'];

/** Records of servers have properties called `icon` as well. */
const NO_ICONS = /^src\/(?:generated|api|services)\//;

/** Attributes and properties whose value is the name of an icon. */
const NAMED = /^icon$|Icon$/;

/** The type of icons in an annotation. Properties of this type are found by their name. */
const TYPED = /(?<!con\??: )\bIconName\b/;

/** The texts that an expression can be or contain, without those that it only compares. */
function textsIn(node) {
  switch (node?.type) {
    case 'Literal':
      return typeof node.value === 'string' ? [node] : [];
    case 'ConditionalExpression':
      return [node.consequent, node.alternate].flatMap(textsIn);
    case 'LogicalExpression':
      return [node.left, node.right].flatMap(textsIn);
    case 'ArrayExpression':
      return node.elements.flatMap(textsIn);
    case 'NewExpression':
      return node.arguments.flatMap(textsIn);
    case 'ObjectExpression':
      return node.properties.flatMap(({ value }) => textsIn(value));
    default:
      return node?.expression ? textsIn(node.expression) : [];
  }
}

/**
 * Finds the names of icons in a file: the values of attributes and properties called `icon` or `…Icon`, those of the type `IconName`,
 * and the members of `iconPaths`.
 * @returns {readonly string[]}
 */
export function iconNamesIn(path, text) {
  const found = [];
  const add = (node) => found.push(...textsIn(node).map(({ value }) => value));
  const isTyped = (annotation) => annotation && TYPED.test(text.slice(annotation.start, annotation.end));
  new Visitor({
    JSXOpeningElement({ name: element, attributes }) {
      for (const { name, value } of attributes) {
        if (name && (NAMED.test(name.name) || (element.name === 'Icon' && name.name === 'name'))) add(value);
      }
    },
    Property({ key, value }) {
      if (NAMED.test(key.name)) add(value);
    },
    VariableDeclarator({ id, init }) {
      if (isTyped(id.typeAnnotation)) add(init);
    },
    AssignmentPattern({ left, right }) {
      if (isTyped(left.typeAnnotation)) add(right);
    },
    TSSatisfiesExpression({ expression, typeAnnotation }) {
      if (isTyped(typeAnnotation)) add(expression);
    },
    MemberExpression({ object, property, computed }) {
      if (object.name === 'iconPaths' && !computed) found.push(property.name);
    },
  }).visit(parseSync(path, text).program);
  // Icons have names in camel case; other texts with these names are addresses.
  return found.filter((name) => /^[a-z]\w*$/.test(name));
}

/** The names in each file, and when it was written; while the dev server runs, most files stay the same. */
const known = new Map();

function iconNamesOf(path) {
  const { mtimeMs } = statSync(inRoot(path));
  if (known.get(path)?.mtimeMs !== mtimeMs) {
    const text = readFileSync(inRoot(path), 'utf8');
    known.set(path, { mtimeMs, names: /icon/i.test(text) ? iconNamesIn(path, text) : [] });
  }
  return known.get(path).names;
}

/**
 * Returns the outlines of an icon as one path, which takes half the bytes of the package's component and a third of the elements.
 * @throws {Error} if the package has no such icon, or one that is not made of paths
 */
export function iconPath(name, user) {
  const file = `${PACKAGE}/Icon${name.charAt(0).toUpperCase()}${name.slice(1)}.mjs`;
  if (!existsSync(file)) throw new Error(`${user} names the icon "${name}", which @tabler/icons-react does not have`);
  const [, nodes] = /__iconNode = (\[.*\]);/.exec(readFileSync(file, 'utf8'));
  const shapes = JSON.parse(nodes);
  // Paths can be joined only if each starts at an absolute position.
  if (shapes.some(([tag, { d }]) => tag !== 'path' || !d.startsWith('M')))
    throw new Error(`the icon "${name}" cannot be drawn as one path`);
  return shapes.map(([, { d }]) => d).join('');
}

/** Collects the outlines of the icons that the client names. */
export function icons() {
  const users = new Map();
  for (const folder of FOLDERS) {
    for (const path of filesBelow(folder, (name) => /\.tsx?$/.test(name))) {
      if (NO_ICONS.test(path)) continue;
      for (const name of iconNamesOf(path)) if (!users.has(name)) users.set(name, path);
    }
  }
  const paths = [...users].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([name, user]) => `  ${name}: '${iconPath(name, user)}',`);
  return {
    'iconPaths.ts': `// Drawings: Tabler Icons, MIT License, Copyright (c) 2020-2026 Paweł Kuna.

/** The icons that the client names: SVG path data for outlines of 2 units in a square of 24 units. */
export const iconPaths = {
${paths.join('\n')}
} as const;

/** The name of an icon: that of the package in camel case. It is found as the value of \`icon\` or of something of this type. */
export type IconName = keyof typeof iconPaths;
`,
  };
}
