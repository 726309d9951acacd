import { describe, expect, test } from 'vitest';
import {
  addCondition,
  asKind,
  canUnwrap,
  changeCondition,
  changeRoot,
  dropPlace,
  findCondition,
  isUnfinished,
  kindsFor,
  moveCondition,
  newCondition,
  readCondition,
  removeCondition,
  rowsOf,
  stepsOf,
  unwrapCondition,
  wrapCondition,
  writeCondition,
  type Condition,
  type ConditionGroup,
} from '~/services/roleCondition';

const leaf = (id: string) => ({ id, type: 'isLocal' });
const and = (id: string, ...values: readonly unknown[]) => ({ id, type: 'and', values });
const or = (id: string, ...values: readonly unknown[]) => ({ id, type: 'or', values });
const not = (id: string, value: unknown) => ({ id, type: 'not', value });

/** A tree in a line: `a or(b c) not(d)`. */
function drawn(condition: Condition): string {
  const inside = 'children' in condition ? `(${condition.children.map(drawn).join(' ')})` : '';
  return condition.id + inside;
}
const lineOf = (root: ConditionGroup) => root.children.map(drawn).join(' ');

/** `a g(b c) n(d) e` */
const mixed = () => readCondition(and('top', leaf('a'), or('g', leaf('b'), leaf('c')), not('n', leaf('d')), leaf('e')));

describe('reading and writing', () => {
  test.each([
    leaf('a'),
    { id: 'a', type: 'createdMoreThan', sec: 60 },
    { id: 'a', type: 'notesLessThanOrEq', value: 3 },
    not('n', leaf('a')),
    and('g'),
    and('g', leaf('a')),
    or('g', and('h', leaf('a'), not('n', or('i', leaf('b')))), leaf('c')),
    { id: 'a', type: 'roleAssignedTo', roleId: '7' },
    and('g', { id: 'a', type: 'isCat' }, { type: 'isBot' }),
    { id: 'a', type: 'isLocal', since: 'a newer server' },
    { id: 'a', type: 'createdLessThan', sec: 'a while' },
  ])('a condition that nobody changed is written as it was read: %j', (stored) => {
    expect(writeCondition(readCondition(stored))).toEqual(stored);
  });

  test.each([[null], [undefined], [{}], ['and']])('%j is read as no condition', (stored) => {
    expect(readCondition(stored).children).toEqual([]);
  });

  test('an only condition is written without the group in which it is shown, and with it once there are two', () => {
    const root = readCondition(leaf('a'));
    const two = addCondition(root, { parentId: root.id, index: 1 }, newCondition('isRemote', 'b'));
    expect(writeCondition(two)).toEqual({
      id: root.id,
      type: 'and',
      values: [
        { id: 'a', type: 'isLocal' },
        { id: 'b', type: 'isRemote' },
      ],
    });
  });

  test('a known condition without its value, and one nested without end, stay as they are', () => {
    let deep: unknown = leaf('a');
    for (let level = 0; level < 500; level++) deep = not(`n${level}`, deep);
    expect(writeCondition(readCondition(deep))).toEqual(deep);
    expect(readCondition({ id: 'a', type: 'notesMoreThanOrEq' }).children).toMatchObject([{ kind: 'unknown', type: 'notesMoreThanOrEq' }]);
  });

  test('conditions with the same id are told apart', () => {
    const root = readCondition(and('x', leaf('x'), leaf('x'), { type: 'isRemote' }));
    expect(new Set([root.id, ...rowsOf(root).map(({ condition }) => condition.id)]).size).toBe(4);
  });
});

test('rows are in the order of the screen, with their depth, and without what is folded', () => {
  const short = (folded?: string) =>
    rowsOf(mixed(), folded).map(({ condition, depth, parentId, index }) => [condition.id, depth, parentId, index]);
  expect(short()).toEqual([
    ['a', 0, 'top', 0],
    ['g', 0, 'top', 1],
    ['b', 1, 'g', 0],
    ['c', 1, 'g', 1],
    ['n', 0, 'top', 2],
    ['d', 1, 'n', 0],
    ['e', 0, 'top', 3],
  ]);
  expect(short('g').map(([id]) => id)).toEqual(['a', 'g', 'n', 'd', 'e']);
});

describe('changing', () => {
  test('a condition is added, removed with all inside, and moved', () => {
    expect(lineOf(addCondition(mixed(), { parentId: 'g', index: 1 }, newCondition('isRemote', 'x')))).toBe('a g(b x c) n(d) e');
    expect(lineOf(removeCondition(mixed(), 'g'))).toBe('a n(d) e');
    expect(lineOf(moveCondition(mixed(), 'g', { parentId: 'top', index: 3 }))).toBe('a n(d) e g(b c)');
    expect(lineOf(moveCondition(mixed(), 'e', { parentId: 'g', index: 0 }))).toBe('a g(e b c) n(d)');
  });

  test('the root and what does not exist are not moved', () => {
    const root = mixed();
    expect(moveCondition(root, 'top', { parentId: 'g', index: 0 })).toBe(root);
    expect(moveCondition(root, 'nothing', { parentId: 'g', index: 0 })).toBe(root);
  });

  test('another kind keeps the value, the time and what is inside', () => {
    const notes = { ...newCondition('notesMoreThanOrEq', 'a'), value: 7 } as Condition;
    expect(asKind(notes, 'followersLessThanOrEq')).toMatchObject({ id: 'a', kind: 'followersLessThanOrEq', value: 7 });
    expect(asKind(notes, 'createdLessThan')).toMatchObject({ sec: 86_400 });
    const age = { ...newCondition('createdLessThan', 'a'), sec: 60 } as Condition;
    expect(asKind(age, 'createdMoreThan')).toMatchObject({ kind: 'createdMoreThan', sec: 60 });
    expect(drawn(asKind(findCondition(mixed(), 'g')!, 'and'))).toBe('g(b c)');
  });

  test('a group of two does not become a negation, and an unknown condition nothing else', () => {
    expect(kindsFor(findCondition(mixed(), 'g')!)).toEqual(['and', 'or']);
    expect(kindsFor(findCondition(mixed(), 'n')!)).toEqual(['and', 'or', 'not']);
    expect(kindsFor(readCondition({ id: 'a', type: 'isCat' }).children[0]!)).toEqual([]);
    expect(kindsFor(findCondition(mixed(), 'a')!)).toContain('notesMoreThanOrEq');
  });

  test('a condition is put into a new group, and out of one that goes away', () => {
    expect(lineOf(wrapCondition(mixed(), 'a', 'not', 'x'))).toBe('x(a) g(b c) n(d) e');
    expect(lineOf(unwrapCondition(mixed(), 'g'))).toBe('a b c n(d) e');
    expect(lineOf(unwrapCondition(mixed(), 'n'))).toBe('a g(b c) d e');
  });

  test('several conditions are not left where there is room for one', () => {
    const root = readCondition(not('n', or('g', leaf('a'), leaf('b'))));
    expect([canUnwrap(root, 'g'), canUnwrap(root, 'n'), canUnwrap(root, 'a')]).toEqual([false, true, false]);
    expect(unwrapCondition(root, 'g')).toBe(root);
  });

  test('one condition changes its value, and the others stay the same objects', () => {
    const root = mixed();
    const changed = changeCondition(root, newCondition('notesMoreThanOrEq', 'b'));
    expect(lineOf(changed)).toBe(lineOf(root));
    expect(findCondition(changed, 'b')).toMatchObject({ value: 10 });
    expect(findCondition(changed, 'n')).toBe(findCondition(root, 'n'));
    expect(writeCondition(changeRoot(root, 'or'))).toMatchObject({ type: 'or' });
  });

  test('a negation of nothing is not finished', () => {
    expect([isUnfinished(mixed()), isUnfinished(removeCondition(mixed(), 'd'))]).toEqual([false, true]);
  });
});

describe('steps', () => {
  const step = (id: string, way: 'up' | 'down' | 'in' | 'out') => {
    const place = stepsOf(mixed(), id)[way];
    return place ? lineOf(moveCondition(mixed(), id, place)) : undefined;
  };

  test('a condition moves up and down within its group', () => {
    expect([step('a', 'up'), step('a', 'down')]).toEqual([undefined, 'g(b c) a n(d) e']);
    expect([step('c', 'up'), step('c', 'down')]).toEqual(['a g(c b) n(d) e', undefined]);
  });

  test('it moves into the group above it, but not into a negation that has its condition', () => {
    expect([step('n', 'in'), step('e', 'in'), step('g', 'in')]).toEqual(['a g(b c n(d)) e', undefined, undefined]);
  });

  test('it moves out of its group, and a negation is empty then', () => {
    expect([step('b', 'out'), step('d', 'out'), step('a', 'out')]).toEqual(['a g(c) b n(d) e', 'a g(b c) n() d e', undefined]);
  });

  test('it moves into a negation that is empty', () => {
    const root = removeCondition(mixed(), 'd');
    expect(lineOf(moveCondition(root, 'e', stepsOf(root, 'e').in!))).toBe('a g(b c) n(e)');
  });

  test('a group inside a negation keeps its conditions', () => {
    expect(stepsOf(readCondition(not('n', or('g', leaf('a'), leaf('b')))), 'a').out).toBeUndefined();
  });
});

describe('dragging', () => {
  const dropped = (id: string, over: string, depth: number, root = mixed()) => {
    const place = dropPlace(root, id, over, depth);
    return place && lineOf(moveCondition(root, id, place));
  };

  test('a condition takes the place of another one, in front of it or behind it', () => {
    expect(dropped('e', 'a', 0)).toBe('e a g(b c) n(d)');
    expect(dropped('a', 'e', 0)).toBe('g(b c) n(d) e a');
  });

  test('it is dragged into a group between its conditions, and to its end by its depth', () => {
    expect(dropped('a', 'g', 0)).toBe('g(a b c) n(d) e');
    expect(dropped('a', 'b', 0)).toBe('g(b a c) n(d) e');
    expect(dropped('a', 'c', 1)).toBe('g(b c a) n(d) e');
    expect(dropped('a', 'c', 0)).toBe('g(b c) a n(d) e');
  });

  test('it is dragged out of a group by its depth alone', () => {
    expect(dropped('c', 'c', 0)).toBe('a g(b) c n(d) e');
    expect(dropped('c', 'c', 1)).toBe('a g(b c) n(d) e');
  });

  test('a group moves with all inside, and not into itself', () => {
    expect(dropped('g', 'e', 0)).toBe('a n(d) e g(b c)');
    expect(dropped('g', 'b', 0)).toBeNull();
  });

  test('a depth beyond what is possible counts as the nearest that is', () => {
    expect(dropped('a', 'b', 9)).toBe('g(b a c) n(d) e');
    expect(dropped('e', 'e', 5)).toBe('a g(b c) n(d) e');
    expect(dropped('b', 'a', -3)).toBe('b a g(c) n(d) e');
  });

  test('a negation that has its condition takes no other one', () => {
    expect(dropped('a', 'n', 1)).toBeNull();
    expect(dropped('e', 'd', 1)).toBeNull();
    expect(dropped('a', 'd', 1)).toBe('g(b c) n(d) a e');
  });

  test('an empty group takes a condition', () => {
    const root = removeCondition(mixed(), 'd');
    expect(dropped('e', 'e', 1, root)).toBe('a g(b c) n(e)');
  });
});
