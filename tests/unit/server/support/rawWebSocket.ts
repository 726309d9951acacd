import { randomBytes } from 'node:crypto';
import { request } from 'node:http';
import type { Duplex } from 'node:stream';

/** A minimal WebSocket client (RFC 6455) for a real socket: short text frames without fragments. */
export class RawWebSocket {
  readonly heard: string[] = [];
  /** Whether the other end said that it closes the connection. */
  isClosing = false;
  #buffer = Buffer.alloc(0);

  private constructor(readonly socket: Duplex) {
    socket.on('data', (chunk: Buffer) => this.#read(chunk));
  }

  /** Resolves when the upgrade succeeds, and rejects with the status otherwise. */
  static open(url: string): Promise<RawWebSocket> {
    return new Promise((resolve, reject) => {
      const call = request(url.replace(/^ws/, 'http'), {
        headers: {
          connection: 'Upgrade',
          upgrade: 'websocket',
          'sec-websocket-version': '13',
          'sec-websocket-key': randomBytes(16).toString('base64'),
        },
      });
      call.on('upgrade', (_answer, socket: Duplex) => resolve(new RawWebSocket(socket)));
      call.on('response', (answer) => reject(new Error(`the upgrade was refused with ${answer.statusCode}`)));
      call.on('error', reject);
      call.end();
    });
  }

  send(text: string): void {
    const payload = Buffer.from(text);
    if (payload.length > 125) throw new RangeError('only short frames can be sent');
    const mask = randomBytes(4);
    const masked = payload.map((byte, n) => byte ^ mask[n % 4]!);
    this.socket.write(Buffer.concat([Buffer.from([0x81, 0x80 | payload.length]), mask, masked]));
  }

  close(): void {
    this.socket.destroy();
  }

  #read(chunk: Buffer): void {
    this.#buffer = Buffer.concat([this.#buffer, chunk]);
    while (this.#buffer.length >= 2) {
      const short = this.#buffer[1]! & 0x7f;
      const start = short === 126 ? 4 : 2;
      if (short === 127 || this.#buffer.length < start) return;
      const length = short === 126 ? this.#buffer.readUInt16BE(2) : short;
      if (this.#buffer.length < start + length) return;
      const kind = this.#buffer[0]! & 0x0f;
      if (kind === 8) this.isClosing = true;
      if (kind === 1) this.heard.push(this.#buffer.subarray(start, start + length).toString());
      this.#buffer = this.#buffer.subarray(start + length);
    }
  }
}
