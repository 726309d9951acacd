import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { askSite } from '../../../../server/net/askSite';
import { TestInstance, type TestAccount } from '../support/testInstance';

/** What the providers were asked, and what they answer. */
let asked: { readonly path: string; readonly content: string }[];
let answer: { readonly status: number; readonly text: string };
let provider: Server;
let world: TestInstance;
let admin: TestAccount;
let clientDir: string;

beforeAll(async () => {
  provider = createServer((request, response) => {
    request.on('data', (chunk: Buffer) => asked.push({ path: request.url ?? '', content: chunk.toString() }));
    request.on('end', () => response.writeHead(answer.status).end(answer.text));
  });
  await new Promise<void>((resolve) => provider.listen(0, '127.0.0.1', resolve));
  clientDir = mkdtempSync(join(tmpdir(), 'wisteria-captcha-'));
  writeFileSync(join(clientDir, 'index.html'), '<!doctype html><title>Wisteria</title>');
  world = await TestInstance.start({
    clientDir,
    // All providers are this machine.
    ask: (question) => {
      const { host, pathname } = new URL(question.url);
      const url = `http://127.0.0.1:${(provider.address() as AddressInfo).port}/${host}${pathname}`;
      return askSite({ ...question, url, allowsPrivate: true });
    },
  });
});
beforeEach(async () => {
  asked = [];
  answer = { status: 200, text: '{"success":true,"valid":true}' };
  admin = await world.signUp('admin');
});
afterEach(() => world.reset());
afterAll(async () => {
  await world.close();
  await new Promise((resolve) => provider.close(resolve));
  rmSync(clientDir, { recursive: true });
});

const turnOn = (settings: object) => world.ok('admin/update-meta', settings as never, admin.token);
const signUp = (answers: object = {}) => world.post('signup', { username: 'alice', password: 'p', ...answers });
const refusal = (message: string) => ({ status: 400, body: { statusCode: 400, error: 'Bad Request', message: `Error: ${message}` } });

const HCAPTCHA = { enableHcaptcha: true, hcaptchaSiteKey: 'site', hcaptchaSecretKey: 'secret&1' };
const CAPTCHAS = [
  {
    name: 'hcaptcha',
    field: 'hcaptcha-response',
    settings: HCAPTCHA,
    path: '/hcaptcha.com/siteverify',
    content: 'secret=secret%261&response=human',
  },
  {
    name: 'recaptcha',
    field: 'g-recaptcha-response',
    settings: { enableRecaptcha: true, recaptchaSiteKey: 'site', recaptchaSecretKey: 'secret' },
    path: '/www.recaptcha.net/recaptcha/api/siteverify',
    content: 'secret=secret&response=human',
  },
  {
    name: 'turnstile',
    field: 'turnstile-response',
    settings: { enableTurnstile: true, turnstileSiteKey: 'site', turnstileSecretKey: 'secret' },
    path: '/challenges.cloudflare.com/turnstile/v0/siteverify',
    content: 'secret=secret&response=human',
  },
  {
    name: 'mcaptcha',
    field: 'm-captcha-response',
    settings: {
      enableMcaptcha: true,
      mcaptchaSiteKey: 'site',
      mcaptchaSecretKey: 'secret',
      mcaptchaInstanceUrl: 'https://captcha.example',
    },
    path: '/captcha.example/api/v1/pow/siteverify',
    content: '{"key":"site","secret":"secret","token":"human"}',
  },
] as const;

describe.each(CAPTCHAS)('signup with $name', ({ name, field, settings, path, content }) => {
  test('signup asks the provider, and creates the account of a person', async () => {
    await turnOn(settings);
    expect((await signUp({ [field]: 'human' })).status).toBe(200);
    expect(asked).toEqual([{ path, content }]);
  });

  test('signup without an answer is refused, and the provider is not asked', async () => {
    await turnOn(settings);
    expect(await signUp()).toEqual(refusal(`${name}-failed: no response provided`));
    expect(asked).toEqual([]);
  });

  test('signup is refused while the provider does not work, and nobody is signed up unchecked', async () => {
    await turnOn(settings);
    answer = { status: 503, text: 'down' };
    expect(await signUp({ [field]: 'human' })).toEqual(refusal(`${name}-request-failed`));
    expect(await world.ok('username/available', { username: 'alice' })).toEqual({ available: true });
  });
});

test('signup tells why the provider did not accept an answer', async () => {
  await turnOn(HCAPTCHA);
  answer = { status: 200, text: '{"success":false,"error-codes":["invalid-input-response","timeout-or-duplicate"]}' };
  expect(await signUp({ 'hcaptcha-response': 'robot' })).toEqual(refusal('hcaptcha-failed: invalid-input-response, timeout-or-duplicate'));
});

test.each(['null', '[]', '{"success":"true"}', '{"success":1}'])('signup takes the answer %s of a provider for no', async (text) => {
  await turnOn(HCAPTCHA);
  answer = { status: 200, text };
  expect(await signUp({ 'hcaptcha-response': 'human' })).toEqual(refusal('hcaptcha-failed'));
});

test('signup does not check a captcha that is off, or that has no secret, as on real servers', async () => {
  await turnOn({ ...HCAPTCHA, hcaptchaSecretKey: null, turnstileSecretKey: 'secret' });
  expect((await signUp()).status).toBe(200);
  expect(asked).toEqual([]);
});

test('meta tells the keys of the site, and never a secret', async () => {
  for (const { settings } of CAPTCHAS) await turnOn(settings);
  const meta = await world.ok('meta', { detail: true });
  expect(meta).toMatchObject({
    enableHcaptcha: true,
    hcaptchaSiteKey: 'site',
    turnstileSiteKey: 'site',
    mcaptchaInstanceUrl: 'https://captcha.example',
    features: { hcaptcha: true, recaptcha: true, turnstile: true },
  });
  expect(JSON.stringify(meta)).not.toMatch(/secret/i);
});

test('the page may load the script of a captcha only while it is on', async () => {
  const policy = async () => {
    const page = await world.instance.app.inject({ url: '/', headers: { accept: 'text/html' } });
    return /script-src [^;]*/.exec(String(page.headers['content-security-policy']))?.[0];
  };
  expect(await policy()).toBe("script-src 'self'");
  await turnOn({ enableTurnstile: true, turnstileSiteKey: 'site', turnstileSecretKey: 'secret' });
  expect(await policy()).toBe("script-src 'self' https://challenges.cloudflare.com");
  await turnOn({ enableTurnstile: false });
  expect(await policy()).toBe("script-src 'self'");
});
