import { computed, observable, reaction } from 'mobx';
import { expect, test } from 'vitest';
import { peek } from '~/lib/peek';

test('peek returns a value without observing it', () => {
  const box = observable.box(1);
  const seen: number[] = [];
  const stop = reaction(
    () => peek(() => box.get()),
    (value) => seen.push(value),
  );
  box.set(2);
  stop();
  expect({ value: peek(() => computed(() => box.get() * 2).get()), seen }).toEqual({ value: 4, seen: [] });
});
