/** Conditions about how long ago an account was created, in seconds. */
export const AGE_CONDITIONS = ['createdLessThan', 'createdMoreThan'] as const;
/** Conditions about a number of an account. */
export const COUNT_CONDITIONS = [
  'followersMoreThanOrEq',
  'followersLessThanOrEq',
  'followingMoreThanOrEq',
  'followingLessThanOrEq',
  'notesMoreThanOrEq',
  'notesLessThanOrEq',
] as const;
/** Conditions without a value. */
export const PLAIN_CONDITIONS = ['isLocal', 'isRemote'] as const;
/** Conditions of which all or one must apply. */
export const GROUP_CONDITIONS = ['and', 'or'] as const;

type AgeKind = (typeof AGE_CONDITIONS)[number];
type CountKind = (typeof COUNT_CONDITIONS)[number];
type PlainKind = (typeof PLAIN_CONDITIONS)[number];
type GroupKind = (typeof GROUP_CONDITIONS)[number];

/** The kinds of conditions that people can add. */
export type ConditionKind = AgeKind | CountKind | PlainKind | GroupKind | 'not';

/** What this client does not know about a condition and keeps: all of an unknown one, additional fields of others. */
interface Common {
  readonly id: string;
  readonly source: unknown;
}

/** Conditions of which all or one must apply. */
export type ConditionGroup = Common & { readonly kind: GroupKind; readonly children: readonly Condition[] };

/** A condition that decides who has a role, or several of them. */
export type Condition =
  | ConditionGroup
  /** Applies if the one inside does not. Without one, it cannot be saved. */
  | (Common & { readonly kind: 'not'; readonly children: readonly Condition[] })
  | (Common & { readonly kind: PlainKind })
  | (Common & { readonly kind: AgeKind; readonly sec: number })
  | (Common & { readonly kind: CountKind; readonly value: number })
  /** Of a newer server, whose name for it is `type`. */
  | (Common & { readonly kind: 'unknown'; readonly type: string });

/** A condition in the order of the screen, and where it is. */
export interface ConditionRow {
  readonly condition: Condition;
  /** 0 for what is directly below the root. */
  readonly depth: number;
  readonly parentId: string;
  readonly index: number;
}

/** A place in a group. While something moves, it counts as taken out already. */
export interface ConditionPlace {
  readonly parentId: string;
  readonly index: number;
}

/** The id of a root that holds one condition which the server stores without a group. */
const BARE_ROOT = 'root';

/** How deep conditions are read. What lies deeper is shown as unknown, and kept. */
const MAX_DEPTH = 20;

const isOf = <K extends string>(kinds: readonly K[], kind: unknown): kind is K => (kinds as readonly unknown[]).includes(kind);
const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Whether a condition holds others. */
export function isBranch(condition: Condition): condition is Extract<Condition, { readonly children: readonly Condition[] }> {
  return 'children' in condition;
}

const childrenOf = (condition: Condition): readonly Condition[] => (isBranch(condition) ? condition.children : []);

/** Whether another condition fits inside. */
const hasRoom = (condition: Condition): boolean => isBranch(condition) && (condition.kind !== 'not' || condition.children.length === 0);

/** Makes a condition that applies to few accounts until somebody changes it. */
export function newCondition(kind: ConditionKind, id: string): Condition {
  const common = { id, source: undefined };
  if (isOf(GROUP_CONDITIONS, kind) || kind === 'not') return { ...common, kind, children: [] };
  if (isOf(AGE_CONDITIONS, kind)) return { ...common, kind, sec: 86_400 };
  if (isOf(COUNT_CONDITIONS, kind)) return { ...common, kind, value: 10 };
  return { ...common, kind };
}

/**
 * Reads what a server stores. The result is always a group, into which more can be added: one that the server has, or one around its only
 * condition, which {@link writeCondition} leaves away again.
 */
export function readCondition(source: unknown): ConditionGroup {
  const ids = new Set([BARE_ROOT]);
  if (!isObject(source) || Object.keys(source).length === 0) return { id: BARE_ROOT, source: undefined, kind: 'and', children: [] };
  const root = read(source, ids, 0);
  return root.kind === 'and' || root.kind === 'or' ? root : { id: BARE_ROOT, source: undefined, kind: 'and', children: [root] };
}

function read(source: unknown, ids: Set<string>, depth: number): Condition {
  const fields = isObject(source) ? source : {};
  const { type, value, values, sec } = fields;
  const common = { id: freeId(fields.id, ids), source };
  const isAllowed = depth < MAX_DEPTH;
  if (isOf(GROUP_CONDITIONS, type) && Array.isArray(values) && isAllowed) {
    return { ...common, kind: type, children: values.map((one: unknown) => read(one, ids, depth + 1)) };
  }
  if (type === 'not' && isObject(value) && isAllowed) return { ...common, kind: type, children: [read(value, ids, depth + 1)] };
  if (isOf(PLAIN_CONDITIONS, type)) return { ...common, kind: type };
  if (isOf(AGE_CONDITIONS, type) && typeof sec === 'number') return { ...common, kind: type, sec };
  if (isOf(COUNT_CONDITIONS, type) && typeof value === 'number') return { ...common, kind: type, value };
  return { ...common, kind: 'unknown', type: typeof type === 'string' ? type : '' };
}

/** The id of a condition, or another one if there is none or another condition has it. */
function freeId(id: unknown, ids: Set<string>): string {
  let free = typeof id === 'string' && id !== '' ? id : `condition-${ids.size}`;
  while (ids.has(free)) free = `${free}'`;
  ids.add(free);
  return free;
}

/** Returns what servers store. Unknown conditions and fields are as they were. */
export function writeCondition(root: ConditionGroup): unknown {
  const [only] = root.children;
  return write(root.id === BARE_ROOT && root.children.length === 1 && only ? only : root);
}

function write(condition: Condition): unknown {
  const { source, id } = condition;
  if (condition.kind === 'unknown') return source;
  const known = { ...(isObject(source) ? source : {}), id, type: condition.kind };
  if (condition.kind === 'not') return { ...known, value: condition.children[0] && write(condition.children[0]) };
  if (isBranch(condition)) return { ...known, values: condition.children.map(write) };
  if ('sec' in condition) return { ...known, sec: condition.sec };
  return 'value' in condition ? { ...known, value: condition.value } : known;
}

/** All conditions inside a group in the order of the screen, without what is inside `folded`. */
export function rowsOf(root: ConditionGroup, folded?: string): readonly ConditionRow[] {
  const below = (parent: Condition, depth: number): ConditionRow[] =>
    parent.id === folded
      ? []
      : childrenOf(parent).flatMap((condition, index) => [
          { condition, depth, parentId: parent.id, index },
          ...below(condition, depth + 1),
        ]);
  return below(root, 0);
}

/** Returns the condition with an id, or the root itself. */
export function findCondition(root: ConditionGroup, id: string): Condition | undefined {
  return root.id === id ? root : rowsOf(root).find(({ condition }) => condition.id === id)?.condition;
}

/** Puts what `change` returns in the place of a condition; null removes it. */
function replaced<T extends Condition>(tree: T, id: string, change: (condition: Condition) => Condition | null): T {
  if (!isBranch(tree)) return tree;
  const children = tree.children.flatMap((child) => (child.id === id ? (change(child) ?? []) : replaced(child, id, change)));
  const isSame = children.length === tree.children.length && children.every((child, at) => child === tree.children[at]);
  return isSame ? tree : { ...tree, children };
}

/** Changes the children of a branch, which may be the root. */
function withChildren(root: ConditionGroup, id: string, change: (children: readonly Condition[]) => readonly Condition[]): ConditionGroup {
  if (root.id === id) return { ...root, children: change(root.children) };
  return replaced(root, id, (branch) => (isBranch(branch) ? { ...branch, children: change(branch.children) } : branch));
}

/** Puts another condition in the place of the one with its id. */
export const changeCondition = (root: ConditionGroup, next: Condition): ConditionGroup => replaced(root, next.id, () => next);

/** Lets all conditions of the root, or one of them, decide. */
export const changeRoot = (root: ConditionGroup, kind: GroupKind): ConditionGroup => ({ ...root, kind });

/** Removes a condition with all inside. */
export const removeCondition = (root: ConditionGroup, id: string): ConditionGroup => replaced(root, id, () => null);

/** Adds a condition in a place. */
export const addCondition = (root: ConditionGroup, { parentId, index }: ConditionPlace, condition: Condition): ConditionGroup =>
  withChildren(root, parentId, (children) => children.toSpliced(index, 0, condition));

/** Moves a condition with all inside. */
export function moveCondition(root: ConditionGroup, id: string, place: ConditionPlace): ConditionGroup {
  const moved = findCondition(root, id);
  return moved && moved !== root ? addCondition(removeCondition(root, id), place, moved) : root;
}

/** Returns the condition as another kind, with its value and what is inside as far as that kind has them. */
export function asKind(condition: Condition, kind: ConditionKind): Condition {
  const made = newCondition(kind, condition.id);
  if (isBranch(made)) return { ...made, children: childrenOf(condition) };
  if ('sec' in made && 'sec' in condition) return { ...made, sec: condition.sec };
  return 'value' in made && 'value' in condition ? { ...made, value: condition.value } : made;
}

/** The kinds that a condition can become without losing what is inside. */
export function kindsFor(condition: Condition): readonly ConditionKind[] {
  if (condition.kind === 'unknown') return [];
  if (!isBranch(condition)) return [...PLAIN_CONDITIONS, ...AGE_CONDITIONS, ...COUNT_CONDITIONS];
  return condition.children.length > 1 ? GROUP_CONDITIONS : [...GROUP_CONDITIONS, 'not'];
}

/** Puts a condition into a new one in its place. */
export const wrapCondition = (root: ConditionGroup, id: string, kind: GroupKind | 'not', newId: string): ConditionGroup =>
  replaced(root, id, (condition) => ({ id: newId, source: undefined, kind, children: [condition] }));

/** Whether the conditions inside can stand in the place of the branch around them. */
export function canUnwrap(root: ConditionGroup, id: string): boolean {
  const row = rowsOf(root).find(({ condition }) => condition.id === id);
  if (!row) return false;
  const inside = childrenOf(row.condition).length;
  return inside === 1 || (inside > 1 && findCondition(root, row.parentId)?.kind !== 'not');
}

/** Puts the conditions inside a branch in its place. */
export function unwrapCondition(root: ConditionGroup, id: string): ConditionGroup {
  const row = rowsOf(root).find(({ condition }) => condition.id === id);
  if (!row || !canUnwrap(root, id)) return root;
  return withChildren(root, row.parentId, (children) => children.toSpliced(row.index, 1, ...childrenOf(row.condition)));
}

/** Where a condition can go by one step. */
export interface ConditionSteps {
  readonly up?: ConditionPlace;
  readonly down?: ConditionPlace;
  /** To the end of the group above. */
  readonly in?: ConditionPlace;
  /** Behind the group that it is in. */
  readonly out?: ConditionPlace;
}

/** Returns the places next to a condition. */
export function stepsOf(root: ConditionGroup, id: string): ConditionSteps {
  const rows = rowsOf(root);
  const row = rows.find(({ condition }) => condition.id === id);
  const parent = row && findCondition(root, row.parentId);
  if (!row || !parent || !isBranch(parent)) return {};
  const { index, parentId } = row;
  const above = parent.children[index - 1];
  const outer = rows.find(({ condition }) => condition.id === parentId);
  // A condition that is turned around has room for one.
  const around = outer && findCondition(root, outer.parentId);
  return {
    ...(index > 0 && { up: { parentId, index: index - 1 } }),
    ...(index < parent.children.length - 1 && { down: { parentId, index: index + 1 } }),
    ...(above && isBranch(above) && hasRoom(above) && { in: { parentId: above.id, index: above.children.length } }),
    ...(outer && around?.kind !== 'not' && { out: { parentId: outer.parentId, index: outer.index + 1 } }),
  };
}

/**
 * Returns where a dragged condition would be dropped.
 * @param over the id of the row whose place it takes
 * @param depth the depth that it is dragged to; what is possible next to it decides
 * @returns null if it fits nowhere there
 */
export function dropPlace(
  root: ConditionGroup,
  id: string,
  over: string,
  depth: number,
): (ConditionPlace & { readonly depth: number }) | null {
  const rows = rowsOf(root, id);
  const from = rows.findIndex(({ condition }) => condition.id === id);
  const to = rows.findIndex(({ condition }) => condition.id === over);
  if (from === -1 || to === -1) return null;
  const others = rows.toSpliced(from, 1);
  const before = others.slice(0, to);
  const above = before.at(-1);
  const deepest = above ? above.depth + (isBranch(above.condition) ? 1 : 0) : 0;
  const flattest = others[to]?.depth ?? 0;
  const rest = removeCondition(root, id);
  const placeAt = (level: number): (ConditionPlace & { readonly depth: number }) | null => {
    const parentId = level === 0 ? root.id : before.findLast((row) => row.depth === level - 1)?.condition.id;
    const parent = parentId === undefined ? undefined : findCondition(rest, parentId);
    if (parentId === undefined || !parent || !hasRoom(parent)) return null;
    return { parentId, index: before.filter((row) => row.parentId === parentId).length, depth: level };
  };
  const levels = Array.from({ length: Math.max(0, deepest - flattest + 1) }, (_, at) => flattest + at);
  const wanted = levels.toSorted((a, b) => Math.abs(a - depth) - Math.abs(b - depth));
  for (const level of wanted) {
    const place = placeAt(level);
    if (place) return place;
  }
  return null;
}

/** Whether a condition that is turned around has nothing inside, so that it cannot be saved. */
export const isUnfinished = (root: ConditionGroup): boolean =>
  rowsOf(root).some(({ condition }) => condition.kind === 'not' && condition.children.length === 0);
