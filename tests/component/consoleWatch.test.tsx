import { render } from '@testing-library/react';
import { observable } from 'mobx';
import { observer } from 'mobx-react-lite';
import { describe, expect, test } from 'vitest';
import { ConsoleWatch } from '../fixtures/consoleWatch';

describe('a component test', () => {
  test('a component test fails when the console complains', () => {
    const watch = new ConsoleWatch();
    watch.start();
    console.error('a list without keys', 1);
    console.warn('[mobx] something');
    expect(watch.stop()).toEqual(['console.error: a list without keys 1', 'console.warn: [mobx] something']);
  });

  test('a component test passes when the complaint is expected', () => {
    const watch = new ConsoleWatch();
    watch.start();
    watch.expect(/lost on purpose/);
    console.error('lost on purpose');
    expect(watch.stop()).toEqual([]);
  });

  test('a component test fails when a component reads a store without observing it', () => {
    const store = observable({ name: 'alice' });
    const Plain = () => <p>{store.name}</p>;
    const Observing = observer(function Observing() {
      return <p>{store.name}</p>;
    });
    const watch = new ConsoleWatch();
    watch.start();
    render(<Observing />);
    expect(watch.stop()).toEqual([]);
    watch.start();
    render(<Plain />);
    expect(watch.stop().join()).toMatch(/\[mobx\].*read outside a reactive context/s);
  });

  test('a component test starts with an empty page', () => {
    expect(document.body.textContent).toBe('');
  });
});
