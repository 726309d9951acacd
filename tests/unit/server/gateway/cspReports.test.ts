import { afterAll, beforeAll, expect, test } from 'vitest';
import { readReports } from '../../../../server/gateway/cspReports';
import { TestInstance } from '../support/testInstance';

let world: TestInstance;
beforeAll(async () => {
  world = await TestInstance.start();
});
afterAll(() => world.close());

const inject = (url: string, payload: string, type = 'application/json') =>
  world.instance.app.inject({ method: 'POST', url, payload, headers: { 'content-type': type } });

test('readReports understands both forms of browsers', () => {
  const found = { directive: 'style-src', blocked: 'inline', source: 'https://a.example/x.js' };
  expect(
    readReports(
      JSON.stringify({ 'csp-report': { 'effective-directive': 'style-src', 'blocked-uri': 'inline', 'source-file': found.source } }),
    ),
  ).toEqual([found]);
  expect(
    readReports(
      JSON.stringify([
        { type: 'csp-violation', body: { effectiveDirective: 'style-src', blockedURL: 'inline', sourceFile: found.source } },
      ]),
    ),
  ).toEqual([found]);
});

test.each(['', 'null', '[]', '{}', 'not json', '{"csp-report": 1}'])('readReports finds no reports in %j', (body) => {
  expect(readReports(body)).toEqual([]);
});

test('a report cannot add lines to the log', () => {
  const [report] = readReports(JSON.stringify({ 'csp-report': { 'blocked-uri': `a\nforged line\u001b[31m${'x'.repeat(500)}` } }));
  expect(report?.blocked).toMatch(/^[\x20-\x7e]{1,200}$/);
});

test('reports are counted until they are cleared', async () => {
  const body = JSON.stringify({ 'csp-report': { 'effective-directive': 'img-src', 'blocked-uri': 'https://b.example/' } });
  expect((await inject('/csp-report', body, 'application/csp-report')).statusCode).toBe(204);
  const read = async (clear: boolean) =>
    (await inject('/__test/csp-reports', JSON.stringify({ clear }))).json<{ count: number; reports: unknown[] }>();
  expect(await read(true)).toEqual({ count: 1, reports: [{ directive: 'img-src', blocked: 'https://b.example/', source: '' }] });
  expect(await read(false)).toEqual({ count: 0, reports: [] });
});

test('a report that is too large is refused', async () => {
  expect((await inject('/csp-report', JSON.stringify({ x: 'y'.repeat(20_000) }), 'application/csp-report')).statusCode).toBe(413);
});
