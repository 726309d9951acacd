import { runInAction } from 'mobx';
import { describe, expect, test } from 'vitest';
import type { PaletteEntry, PaletteGroupName } from '~/stores/commands/PaletteEntry';
import { candidateOf } from '../../../../windows/commandPalette/CandidateIndex';
import { Palette, PAUSE_MS, type PaletteSource } from '../../../../windows/commandPalette/Palette';
import { FakeClock } from '../../../fixtures/FakeClock';

const entry = (title: string, group: PaletteGroupName = 'actions', more: Partial<PaletteEntry> = {}): PaletteEntry => ({
  id: title,
  title,
  icon: 'bolt',
  group,
  ...more,
});

const search = entry('Search', 'search');

/** A source that a test answers by hand. */
function slowSource() {
  const asked: { readonly text: string; readonly signal: AbortSignal }[] = [];
  let answer: (entries: readonly PaletteEntry[]) => void = () => {};
  let refuse: (error: Error) => void = () => {};
  const source: PaletteSource = ({ text }, signal) => {
    asked.push({ text, signal });
    return new Promise((resolve, reject) => {
      answer = resolve;
      refuse = reject;
    });
  };
  const settle = async (act: () => void) => {
    act();
    await new Promise((resolve) => setImmediate(resolve));
  };
  return {
    source,
    asked,
    answer: (entries: readonly PaletteEntry[]) => settle(() => answer(entries)),
    refuse: () => settle(() => refuse(new Error('offline'))),
  };
}

function open(here: readonly PaletteEntry[], sources: readonly PaletteSource[] = []) {
  const clock = new FakeClock();
  const palette = new Palette({ clock, offered: here, always: () => [{ entry: search, fit: 0 }], sources });
  palette.find(here.map(candidateOf));
  const shown = () =>
    runInAction(() => palette.groups.map(({ name, entries }) => `${name}: ${entries.map(({ title }) => title).join(', ')}`));
  const selected = () => runInAction(() => palette.current?.title);
  return { clock, palette, shown, selected };
}

describe('what is on this device', () => {
  test('an empty palette shows what is offered in the order of the groups', () => {
    const { shown, selected } = open([entry('Settings', 'pages'), entry('New note'), entry('@bob', 'recent')]);
    expect({ shown: shown(), selected: selected() }).toEqual({
      shown: ['recent: @bob', 'actions: New note', 'pages: Settings'],
      selected: '@bob',
    });
  });

  test('a search shows matches at once, the group with the best one first and the search offer last', () => {
    const { palette, shown, selected } = open([entry('Undo the note'), entry('Note', 'pages'), entry('a note of mine', 'notes')]);
    palette.setQuery('note');
    expect({ shown: shown(), selected: selected() }).toEqual({
      shown: ['pages: Note', 'actions: Undo the note', 'notes: a note of mine', 'search: Search'],
      selected: 'Note',
    });
  });

  test('text of a note never comes before a name that matches', () => {
    const { palette, shown } = open([entry('dark', 'notes'), entry('Be dark', 'actions')]);
    palette.setQuery('dark');
    expect(shown()).toEqual(['actions: Be dark', 'notes: dark', 'search: Search']);
  });

  test('a place that was visited is shown once, as the page that it is', () => {
    const { palette, shown } = open([
      entry('Drive', 'recent', { id: 'recent', to: '/my/drive' }),
      entry('Drive', 'pages', { to: '/my/drive' }),
    ]);
    palette.setQuery('drive');
    expect(shown()).toEqual(['pages: Drive', 'search: Search']);
  });

  test('a sign before the text looks for one kind of thing only', () => {
    const { palette, shown } = open([entry('bob', 'people'), entry('Bob the page', 'pages'), entry('bobbing', 'tags')]);
    palette.setQuery('@bob');
    expect(shown()).toEqual(['people: bob', 'search: Search']);
    palette.setQuery('#bob');
    expect(shown()).toEqual(['tags: bobbing', 'search: Search']);
    palette.setQuery('>bob');
    expect(shown()).toEqual(['pages: Bob the page', 'search: Search']);
    palette.setQuery('@');
    expect(shown()[0]).toBe('people: bob');
  });

  test('entries that load later join at the end, and the selection stays', () => {
    const { palette, shown, selected } = open([entry('Note one')]);
    palette.setQuery('note');
    palette.find([candidateOf(entry('Note', 'settings'))]);
    expect({ shown: shown(), selected: selected() }).toEqual({
      shown: ['actions: Note one', 'settings: Note', 'search: Search'],
      selected: 'Note one',
    });
    palette.setQuery('');
    palette.offer([entry('Switch to @bob', 'accounts')]);
    expect(shown()).toEqual(['actions: Note one', 'accounts: Switch to @bob']);
  });

  test('the selection goes round in a circle', () => {
    const { palette, selected } = open([entry('one'), entry('two')]);
    palette.step(-1);
    expect(selected()).toBe('two');
    palette.step(1);
    expect(selected()).toBe('one');
  });
});

describe('what the server finds', () => {
  test('the server is asked once, after a pause, and never for an empty text', () => {
    const server = slowSource();
    const { clock, palette } = open([], [server.source]);
    for (const text of ['k', 'ka', 'kao']) {
      palette.setQuery(text);
      clock.advance(PAUSE_MS - 1);
    }
    clock.advance(PAUSE_MS);
    palette.setQuery('');
    clock.advance(PAUSE_MS);
    expect(server.asked.map(({ text }) => text)).toEqual(['kao']);
  });

  test('what a slow server finds is added without moving what is shown or selected', async () => {
    const server = slowSource();
    const { clock, palette, shown, selected } = open([entry('Kaolin', 'people'), entry('Kaleidoscope')], [server.source]);
    palette.setQuery('ka');
    clock.advance(PAUSE_MS);
    palette.select('Kaleidoscope');
    const before = shown();
    await server.answer([entry('ka', 'people'), entry('Kaolin', 'people'), entry('#kayak', 'tags')]);
    expect({ before, after: shown(), selected: selected(), isAsking: runInAction(() => palette.isAsking) }).toEqual({
      before: ['actions: Kaleidoscope', 'people: Kaolin', 'search: Search'],
      after: ['actions: Kaleidoscope', 'people: Kaolin, ka', 'tags: #kayak', 'search: Search'],
      selected: 'Kaleidoscope',
      isAsking: false,
    });
  });

  test('another key stops the question, and its late answer changes nothing', async () => {
    const server = slowSource();
    const { clock, palette, shown } = open([], [server.source]);
    palette.setQuery('ka');
    clock.advance(PAUSE_MS);
    palette.setQuery('kao');
    await server.answer([entry('ka', 'people')]);
    expect({ isAborted: server.asked[0]?.signal.aborted, shown: shown() }).toEqual({ isAborted: true, shown: ['search: Search'] });
  });

  test('a closed palette asks nothing more', () => {
    const server = slowSource();
    const { clock, palette } = open([], [server.source]);
    palette.setQuery('ka');
    palette.dispose();
    clock.advance(PAUSE_MS);
    expect(server.asked).toEqual([]);
  });

  test('a source that fails leaves the results of the others and says so', async () => {
    const [good, bad] = [slowSource(), slowSource()];
    const { clock, palette, shown } = open([], [good.source, bad.source]);
    palette.setQuery('ka');
    clock.advance(PAUSE_MS);
    await bad.refuse();
    await good.answer([entry('ka', 'people')]);
    expect({ shown: shown(), hasFailed: runInAction(() => palette.hasFailed) }).toEqual({
      shown: ['people: ka', 'search: Search'],
      hasFailed: true,
    });
  });
});
