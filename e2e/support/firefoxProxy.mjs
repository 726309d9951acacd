#!/usr/bin/env node
// What Playwright starts as Firefox. It starts the released Firefox that FIREFOX_PATH names, with the same arguments, and passes WebDriver
// BiDi on in both directions. Playwright sends one command that this Firefox does not know, and gives up where it fails; here it succeeds
// without an effect. So no browser and no package is changed.
import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { WebSocket, WebSocketServer } from 'ws';

/** Commands that change what media queries see. Preferences in playwright.config.ts do that instead. */
const UNKNOWN = new Set(['emulation.setMediaFeaturesOverride']);

/** The line in which Firefox tells the address for commands. Playwright waits for it. */
const LISTENING = /^WebDriver BiDi listening on (ws:\/\/\S+)$/;

const SOCKET = { maxPayload: 0, perMessageDeflate: false };

const firefox = spawn(process.env.FIREFOX_PATH ?? 'firefox', process.argv.slice(2), { stdio: ['ignore', 'ignore', 'pipe'] });
for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) process.on(signal, () => firefox.kill(signal));
firefox.on('error', (error) => {
  console.error(error.message);
  process.exit(1);
});
firefox.on('exit', (code) => process.exit(code ?? 0));

createInterface({ input: firefox.stderr }).on('line', (line) => {
  const [, address] = LISTENING.exec(line) ?? [];
  if (address === undefined) console.error(line);
  else listen(address);
});

/** Waits for Playwright, and tells it the address of this program in place of the one of Firefox. */
function listen(address) {
  const server = new WebSocketServer({ host: '127.0.0.1', port: 0, ...SOCKET });
  server.on('listening', () => console.error(`WebDriver BiDi listening on ws://127.0.0.1:${server.address().port}`));
  server.on('connection', (playwright, { url }) => connect(playwright, new WebSocket(address + url, SOCKET)));
}

function connect(playwright, browser) {
  const early = [];
  browser.on('open', () => early.splice(0).forEach((text) => browser.send(text)));
  playwright.on('message', (data) => {
    const text = data.toString();
    const { id, method } = JSON.parse(text);
    if (UNKNOWN.has(method)) playwright.send(JSON.stringify({ type: 'success', id, result: {} }));
    else if (browser.readyState === WebSocket.OPEN) browser.send(text);
    else early.push(text);
  });
  browser.on('message', (data) => playwright.send(data.toString()));
  playwright.on('close', () => browser.close());
  browser.on('close', () => playwright.close());
  browser.on('error', () => playwright.close());
}
