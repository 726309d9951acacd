import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import { emojiFolders, makeStatic } from '../../../.scripts/lib/static.mjs';
import { hashOf } from '../../../.scripts/shellFiles';
import { hostFiles, STATIC_FOLDER } from '../../../.scripts/staticHost';

const SCRIPT = ' start(); ';
const page = `<!doctype html><head><meta charset="utf-8" /><meta property="csp-nonce" nonce="__CSP_NONCE__" /><script>${SCRIPT}</script></head>`;
const worker = `keep({page:"${hashOf(page)}"})`;
const names = ['index.html', 'sw.js', 'assets/index-1.js', 'assets/memory.worker-1.js'];
const files = (base = '/') => hostFiles({ base, page, worker, names });

/** The rules of a file of headers: names and values by path. */
const headersIn = (text = ''): Readonly<Record<string, Readonly<Record<string, string>>>> =>
  Object.fromEntries(
    text
      .trim()
      .split(/\n(?=\S)/)
      .map((rule) => {
        const [path = '', ...lines] = rule.split('\n');
        return [path, Object.fromEntries(lines.map((line) => line.trim().split(/: (.*)/)))] as const;
      }),
  );

describe('the page for hosts of files', () => {
  const html = files()['index.html'] ?? '';
  const policy = /http-equiv="content-security-policy" content="([^"]*)"/.exec(html)?.[1] ?? '';

  test('it has its policy before everything that could run or load', () => {
    expect({
      comesFirst: html.indexOf('content-security-policy') < Math.min(html.indexOf('<script'), html.indexOf('csp-nonce')),
      afterTheCharset: html.indexOf('charset') < html.indexOf('content-security-policy'),
    }).toEqual({ comesFirst: true, afterTheCharset: true });
  });

  test('its policy allows the scripts in it by their hashes, and any server until they narrow that', () => {
    const hash = createHash('sha256').update(SCRIPT).digest('base64');
    expect(policy.split('; ')).toEqual(
      expect.arrayContaining([`script-src 'self' 'sha256-${hash}'`, "connect-src 'self' https: wss: http: ws:", "base-uri 'none'"]),
    );
    // Tags cannot say these.
    expect(policy).not.toMatch(/frame-ancestors|report-uri/);
  });

  test('it says that its origin is no server, and leaves the nonce to its own script', () => {
    expect(html).toContain('<meta name="server" content="none" />');
    expect(html).toContain('<meta property="csp-nonce" nonce="" />');
  });

  test('hosts without rewrites answer with the same page', () => {
    expect(files()['404.html']).toBe(html);
  });

  test('the worker knows it as another page than that of a server', () => {
    expect(files()['sw.js']).toBe(`keep({page:"${hashOf(html)}"})`);
  });
});

describe.each(['/', '/wisteria/'])('the files for hosts with the product at %s', (base) => {
  const made = files(base);

  test('addresses of pages are answered with the page', () => {
    expect(made['_redirects']).toBe(`${base}* ${base}index.html 200\n`);
    expect(JSON.parse(made['vercel.json'] ?? '')).toMatchObject({
      rewrites: [{ source: `${base}(.*)`, destination: `${base}index.html` }],
    });
    expect(made['nginx.conf']).toContain(`location ${base} {\n  try_files $uri $uri/ ${base}index.html;`);
    expect(made['.nojekyll']).toBe('');
  });

  test('what apps share before the worker is there leads to the page that says so, where the host can do that', () => {
    expect(made['nginx.conf']).toContain(
      `location = ${base}share {\n  if ($request_method = POST) {\n    return 303 ${base}share?kept=lost;\n  }\n`,
    );
  });

  test('everything has the headers that keep it where it is, and files whose names change are kept', () => {
    const rules = headersIn(made['_headers']);
    expect(rules[`${base}*`]).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'content-security-policy': "frame-ancestors 'none'",
    });
    // Hosts join the headers of all rules.
    expect(rules[`${base}*`]).not.toHaveProperty('cache-control');
    expect(rules[`${base}assets/*`]).toEqual({ 'cache-control': 'public, max-age=31536000, immutable' });
  });

  test('the workers have policies of their own, on every host with headers', () => {
    const [service, memory] = [`${base}sw.js`, `${base}assets/memory.worker-1.js`];
    const rules = headersIn(made['_headers']);
    expect(rules[service]).toEqual({ 'content-security-policy': "default-src 'none'; connect-src 'self'; img-src 'self' https:" });
    expect(rules[memory]?.['content-security-policy']).toContain("'wasm-unsafe-eval'");
    const { headers } = JSON.parse(made['vercel.json'] ?? '') as { readonly headers: readonly { readonly source: string }[] };
    expect(headers.map(({ source }) => source)).toEqual([`${base}(.*)`, `${base}assets/(.*)`, service, memory]);
    expect(made['nginx.conf']).toContain(`location = ${service} {`);
    expect(made['nginx.conf']).toContain(`location = ${memory} {`);
  });
});

describe('the folder for hosts of files', () => {
  const root = mkdtempSync(join(tmpdir(), 'wisteria-static-'));
  afterEach(() => rmSync(root, { recursive: true, force: true }));

  test('it has the files of the build with those for hosts', () => {
    const client = join(root, 'client');
    const built = {
      'index.html': page,
      'sw.js': worker,
      'assets/index-1.js': 'start',
      'assets/index-1.js.br': 'compressed',
      '.vite/manifest.json': '{}',
      ...Object.fromEntries(Object.entries(files('/wisteria/')).map(([name, text]) => [`${STATIC_FOLDER}/${name}`, text])),
    };
    for (const [name, text] of Object.entries(built)) {
      mkdirSync(dirname(join(client, name)), { recursive: true });
      writeFileSync(join(client, name), text);
    }
    const folder = join(root, 'made');
    makeStatic(client, folder);
    const has = (name: string) => existsSync(join(folder, name));
    expect({
      page: readFileSync(join(folder, 'index.html'), 'utf8') === files('/wisteria/')['index.html'],
      code: has('assets/index-1.js'),
      hosts: ['404.html', '_headers', '_redirects', 'vercel.json', 'nginx.conf', '.nojekyll'].filter((name) => !has(name)),
      compressed: has('assets/index-1.js.br'),
      tools: has('.vite'),
    }).toEqual({ page: true, code: true, hosts: [], compressed: false, tools: false });
  });

  test('the pictures of emoji come from the package that servers have them from', () => {
    expect(Object.entries(emojiFolders()).map(([set, folder]) => ({ set, has: readdirSync(folder).length > 3000 }))).toEqual([
      { set: 'twemoji', has: true },
      { set: 'fluent-emoji', has: true },
    ]);
  });
});
