import { connect, type Socket } from 'node:net';

/** Sends bytes to a server, and returns what came back until it closed the connection. */
export function rawHttp(url: string, text: string, { timeoutMs = 5_000 }: { readonly timeoutMs?: number } = {}): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = openRaw(url, text);
    let heard = '';
    const timer = setTimeout(() => {
      socket.destroy();
      reject(new Error(`the connection stayed open, with the answer ${JSON.stringify(heard)}`));
    }, timeoutMs);
    socket.on('data', (bytes: Buffer) => (heard += bytes.toString()));
    socket.on('error', () => undefined);
    socket.on('close', () => {
      clearTimeout(timer);
      resolve(heard);
    });
  });
}

/** Opens a connection and sends bytes. */
export function openRaw(url: string, text: string): Socket {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  socket.write(text.replaceAll(/\r?\n/g, '\r\n'));
  return socket;
}
