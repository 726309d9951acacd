import { observable, runInAction } from 'mobx';
import { expect, test } from 'vitest';
import { DriveChoice } from '~/stores/drive/DriveChoice';

const choiceOf = (ids: readonly string[]) => new DriveChoice(() => ids);

test('items are chosen and no longer chosen one by one, in their order', () => {
  const choice = choiceOf(['a', 'b', 'c']);
  choice.toggle('c');
  choice.toggle('a');
  choice.toggle('b');
  choice.toggle('c');
  expect(choice.ids).toEqual(['a', 'b']);
  expect(choice.has('c')).toBe(false);
});

test('a range begins at the item that was chosen last on its own, and grows and shrinks from there', () => {
  const choice = choiceOf(['a', 'b', 'c', 'd', 'e']);
  choice.toggle('c');
  choice.extendTo('e');
  expect(choice.ids).toEqual(['c', 'd', 'e']);
  choice.extendTo('d');
  expect(choice.ids).toEqual(['c', 'd']);
  choice.extendTo('a');
  expect(choice.ids).toEqual(['a', 'b', 'c']);
});

test('a range begins at the focus if nothing was chosen before', () => {
  const choice = choiceOf(['a', 'b', 'c']);
  choice.extendTo('c', 'b');
  choice.extendTo('a', 'c');
  expect(choice.ids).toEqual(['a', 'b']);
});

test('a range to an item that is not shown changes nothing', () => {
  const choice = choiceOf(['a', 'b']);
  choice.toggle('a');
  choice.extendTo('gone');
  expect(choice.ids).toEqual(['a']);
});

test('items that leave the folder are no longer chosen, and all means those that are shown', () => {
  const shown = observable.box(['a', 'b', 'c'], { deep: false });
  const choice = new DriveChoice(() => shown.get());
  choice.all();
  runInAction(() => shown.set(['a', 'c', 'd']));
  expect(choice.ids).toEqual(['a', 'c']);
  choice.all();
  expect(choice.ids).toEqual(['a', 'c', 'd']);
  choice.replace([]);
  expect(choice.ids).toEqual([]);
});
