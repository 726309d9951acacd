import { describe, expect, test } from 'vitest';
import { defineDocument } from '~/storage/VersionedDocument';
import { MemoryLocalStore } from '../../fixtures/memoryStores';

interface Panes {
  readonly panes: readonly string[];
}

/** Version 0 stored one pane as text, version 1 a list of names, version 2 an object. */
const panes = defineDocument<Panes>({
  key: 'panes',
  migrations: [(data) => [(data as { pane: string }).pane.trim()], (data) => ({ panes: data })],
  parse: (data) => (Array.isArray((data as Partial<Panes>).panes) ? (data as Panes) : undefined),
  fallback: () => ({ panes: [] }),
});

function load(raw: string) {
  const local = new MemoryLocalStore();
  local.set('panes', raw);
  return { local, reading: panes.load(local) };
}

describe('VersionedDocument', () => {
  test('a saved document is loaded again', () => {
    const local = new MemoryLocalStore();
    expect(panes.save(local, { panes: ['a'] })).toBe(true);
    expect(local.get('panes')).toBe('{"version":2,"data":{"panes":["a"]}}');
    expect(panes.load(local)).toEqual({ value: { panes: ['a'] }, problem: null });
  });

  test('the fallback is used when nothing was saved', () => {
    expect(panes.load(new MemoryLocalStore())).toEqual({ value: { panes: [] }, problem: null });
  });

  test.each([
    [0, { pane: ' home ' }],
    [1, ['home']],
    [2, { panes: ['home'] }],
  ])('a document of version %i is migrated', (version, data) => {
    expect(load(JSON.stringify({ version, data })).reading).toEqual({ value: { panes: ['home'] }, problem: null });
  });

  test.each([
    ['no JSON', '{"version":2,'],
    ['another shape', '["home"]'],
    ['a version that is not a number', '{"version":"2","data":{}}'],
    ['data that its version never had', '{"version":0,"data":null}'],
    ['data that cannot be used', '{"version":2,"data":{"panes":1}}'],
  ])('%s is put aside and replaced by the fallback', (_what, raw) => {
    const { local, reading } = load(raw);
    expect(reading).toEqual({ value: { panes: [] }, problem: 'broken' });
    expect(local.get('broken::panes')).toBe(raw);
  });

  test('a document of a newer client is put aside', () => {
    const raw = '{"version":3,"data":{}}';
    const { local, reading } = load(raw);
    expect(reading.problem).toBe('newer');
    expect(local.get('broken::panes')).toBe(raw);
  });
});
