import { createECDH, randomBytes } from 'node:crypto';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';

/** The encryption of web push, which comes with the package that the instance sends with. */
const { decrypt } = createRequire(createRequire(import.meta.url).resolve('web-push'))('http_ece') as {
  decrypt: (content: Buffer, options: object) => Buffer;
};

/** A push service on this machine, with the browser that its messages are for. */
export async function openPushService() {
  const received: { readonly headers: IncomingHttpHeaders; readonly content: Buffer }[] = [];
  /** The status of the next answers; 201 when there are no more. */
  const answers: number[] = [];
  const browser = createECDH('prime256v1');
  browser.generateKeys();
  const auth = randomBytes(16);
  const service = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      received.push({ headers: request.headers, content: Buffer.concat(parts) });
      response.writeHead(answers.shift() ?? 201).end();
    });
  });
  await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve));
  return {
    endpoint: `http://127.0.0.1:${(service.address() as AddressInfo).port}/for/alice`,
    received,
    answers,
    /** What the browser tells the server. */
    keys: () => ({ auth: auth.toString('base64'), publickey: browser.getPublicKey('base64') }),
    /** The messages as the browser reads them. */
    messages: () =>
      received.map(({ content }) => {
        const text = decrypt(content, { version: 'aes128gcm', privateKey: browser, authSecret: auth }).toString();
        return JSON.parse(text) as unknown;
      }),
    close: () => new Promise((resolve) => service.close(resolve)),
  };
}

export type PushService = Awaited<ReturnType<typeof openPushService>>;
