import type { Server as HttpServer } from 'node:http';
import type { Socket } from 'node:net';

/** Adds up the bytes that the instance's own connections carry, those of the API, of files and of streaming. */
export class SocketBytes {
  readonly #open = new Set<Socket>();
  #closed = { rx: 0, tx: 0 };

  /** Counts the connections of a server from now on. */
  watch(server: Pick<HttpServer, 'on'>): void {
    server.on('connection', (socket: Socket) => {
      this.#open.add(socket);
      socket.once('close', () => {
        this.#open.delete(socket);
        this.#closed = { rx: this.#closed.rx + socket.bytesRead, tx: this.#closed.tx + socket.bytesWritten };
      });
    });
  }

  /** Bytes received and sent so far. */
  get counters(): { readonly rx: number; readonly tx: number } {
    let { rx, tx } = this.#closed;
    for (const socket of this.#open) {
      rx += socket.bytesRead;
      tx += socket.bytesWritten;
    }
    return { rx, tx };
  }
}
