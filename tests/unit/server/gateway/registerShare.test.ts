import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { TestInstance } from '../support/testInstance';

const directory = mkdtempSync(join(tmpdir(), 'wisteria-share-'));
let world: TestInstance;

beforeAll(async () => {
  writeFileSync(join(directory, 'index.html'), '<!doctype html><title>Wisteria</title>');
  world = await TestInstance.start({ clientDir: directory });
});
afterAll(async () => {
  await world.close();
  rmSync(directory, { recursive: true });
});

/** Shares as the system does while no service worker is there. */
async function share(values: Readonly<Record<string, string>>, files: readonly File[] = []) {
  const form = new FormData();
  for (const [name, value] of Object.entries(values)) form.set(name, value);
  for (const file of files) form.append('files', file);
  const body = new Response(form);
  const answer = await world.instance.app.inject({
    method: 'POST',
    url: '/share',
    headers: { 'content-type': body.headers.get('content-type')! },
    payload: Buffer.from(await body.arrayBuffer()),
  });
  const { pathname, searchParams } = new URL(String(answer.headers.location), 'http://here.test');
  return { status: answer.statusCode, path: pathname, params: Object.fromEntries(searchParams) };
}

test('without a worker, shared texts come back in the address of the share page', async () => {
  expect(await share({ title: 'Moss', text: 'grün & 緑', url: '', other: 'x' })).toEqual({
    status: 303,
    path: '/share',
    params: { title: 'Moss', text: 'grün & 緑' },
  });
});

test('files are dropped, and the page can say so', async () => {
  const picture = new File([new Uint8Array(3_000_000)], 'moss.png', { type: 'image/png' });
  expect(await share({ text: 'Moss' }, [picture, picture])).toEqual({
    status: 303,
    path: '/share',
    params: { text: 'Moss', kept: 'files-lost' },
  });
});

test('what fits into no address, and what is no form, leads to the page that says that it is lost', async () => {
  const lost = { status: 303, path: '/share', params: { kept: 'lost' } };
  expect(await share({ text: '緑'.repeat(2000) })).toEqual(lost);
  expect(await share({ text: 'x'.repeat(100_000) })).toEqual(lost);
  const answer = await world.instance.app.inject({
    method: 'POST',
    url: '/share',
    payload: 'no form',
    headers: { 'content-type': 'text/plain' },
  });
  expect({ status: answer.statusCode, to: answer.headers.location }).toEqual({ status: 303, to: '/share?kept=lost' });
});
