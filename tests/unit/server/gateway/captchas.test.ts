import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createGateway, type Gateway } from '../../../../server/gateway/createGateway';
import { UpstreamDescription } from '../../../../server/gateway/UpstreamDescription';
import { FakeClock } from '../../../fixtures/FakeClock';
import { RecordingUpstream } from '../support/RecordingUpstream';

let upstream: RecordingUpstream;
let gateway: Gateway | null = null;
let directory: string;

beforeEach(async () => {
  upstream = await RecordingUpstream.start();
  directory = mkdtempSync(join(tmpdir(), 'wisteria-captchas-'));
  writeFileSync(join(directory, 'index.html'), '<!doctype html><meta property="csp-nonce" nonce="__CSP_NONCE__"><title>Wisteria</title>');
});
afterEach(async () => {
  await gateway?.close();
  gateway = null;
  await upstream.stop();
  rmSync(directory, { recursive: true });
});

const describeAs = (meta: object) => {
  upstream.answer = (_request, response) => response.end(JSON.stringify(meta));
};

/** The page of a gateway. */
async function page(): Promise<Response> {
  gateway ??= await createGateway({ port: 0, host: '127.0.0.1', upstream: upstream.url, clientDir: directory, picturesDir: null });
  return fetch(gateway.url, { headers: { accept: 'text/html' } });
}

/** Its policy, by the names of the directives. */
async function policy(): Promise<ReadonlyMap<string, string>> {
  const answer = await page();
  const directives = (answer.headers.get('content-security-policy') ?? '').split('; ');
  return new Map(directives.map((directive) => [directive.split(' ')[0] ?? '', directive]));
}

test.each([
  { meta: {}, script: "script-src 'self'" },
  { meta: { enableHcaptcha: false, enableTurnstile: 'yes' }, script: "script-src 'self'" },
  { meta: { enableMcaptcha: true }, script: "script-src 'self'" },
  { meta: { enableHcaptcha: true }, script: "script-src 'self' https://hcaptcha.com https://*.hcaptcha.com" },
  { meta: { enableRecaptcha: true }, script: "script-src 'self' https://www.recaptcha.net https://www.gstatic.com" },
  { meta: { enableTurnstile: true }, script: "script-src 'self' https://challenges.cloudflare.com" },
])('before a server that says $meta, the page may load: $script', async ({ meta, script }) => {
  describeAs(meta);
  expect((await policy()).get('script-src')).toBe(script);
});

test('a captcha may only call and style what it needs', async () => {
  describeAs({ enableHcaptcha: true });
  const directives = await policy();
  expect({ connect: await (await page()).text(), style: directives.get('style-src') }).toEqual({
    // The page narrows what it may call to these (src/app/narrowPolicy.ts).
    connect: expect.stringMatching(/nonce="[\w-]+" data-connect="https:\/\/hcaptcha\.com https:\/\/\*\.hcaptcha\.com"/),
    style: expect.stringMatching(/^style-src 'self' 'nonce-\S+' https:\/\/hcaptcha\.com https:\/\/\*\.hcaptcha\.com$/),
  });
});

test('a server that does not answer leaves the policy as it is', async () => {
  upstream.answer = (_request, response) => response.writeHead(500).end('broken');
  expect((await policy()).get('script-src')).toBe("script-src 'self'");
});

test('the server is asked again after a minute, and a page does not wait for the answer', async () => {
  const clock = new FakeClock();
  const description = new UpstreamDescription(upstream.url, clock);
  describeAs({ enableTurnstile: true });
  const first = (await description.read()).captchas;
  await description.read();
  expect({ script: first.script, calls: upstream.reached.length }).toEqual({ script: ['https://challenges.cloudflare.com'], calls: 1 });
  clock.advance(61_000);
  upstream.answer = () => {};
  expect((await description.read()).captchas.script).toEqual(first.script);
});
