import { RawWebSocket } from '../../unit/server/support/rawWebSocket';

/** A frame of a connection: of a channel, or for all. */
export interface Heard {
  /** `<channel> <type>`, `noteUpdated <type>`, or the type alone. */
  readonly event: string;
  /** Id of the channel, or of the updated note. */
  readonly id: string | undefined;
  readonly body: unknown;
}

interface Frame {
  readonly type: string;
  readonly body: { readonly id?: string; readonly type?: string; readonly body?: unknown };
}

/** A streaming connection over a real socket. An answer to a later question proves that a message was ignored. */
export class Stream {
  readonly #socket: RawWebSocket;
  readonly #channels = new Map<string, string>();
  #questions = 0;
  #read = 0;

  private constructor(socket: RawWebSocket) {
    this.#socket = socket;
  }

  /** @param token of an account. Absent for visitors. */
  static async open(origin: string, token?: string): Promise<Stream> {
    return new Stream(await RawWebSocket.open(`${origin}/streaming${token === undefined ? '' : `?i=${token}`}`));
  }

  /** Sends a text unchanged. */
  sendText(text: string): void {
    this.#socket.send(text);
  }

  say(type: string, body: object): void {
    this.sendText(JSON.stringify({ type, body }));
  }

  /** Connects to a channel and asks for a confirmation. Its id is its name by default. */
  connect(channel: string, params: object = {}, id = channel): void {
    this.#channels.set(id, channel);
    this.say('connect', { channel, id, params, pong: true });
  }

  /** All frames since the last call, after the server has handled everything that was sent. */
  async hear(): Promise<readonly Heard[]> {
    this.#questions += 1;
    const question = `question ${this.#questions}`;
    // A channel of tags can be opened any number of times.
    this.say('connect', { channel: 'hashtag', id: question, params: { q: [['?']] }, pong: true });
    await this.#until((frame) => frame.type === 'connected' && frame.body.id === question);
    this.say('disconnect', { id: question });
    const frames = this.#socket.heard.slice(this.#read).map((text) => JSON.parse(text) as Frame);
    this.#read = this.#socket.heard.length;
    return frames.filter(({ body }) => body.id !== question).map((frame) => this.#heard(frame));
  }

  close(): void {
    this.#socket.close();
  }

  #heard({ type, body }: Frame): Heard {
    if (type === 'channel') return { event: `${this.#channels.get(body.id ?? '') ?? '?'} ${body.type}`, id: body.id, body: body.body };
    if (type === 'noteUpdated') return { event: `${type} ${body.type}`, id: body.id, body: body.body };
    return { event: type, id: body.id, body };
  }

  #until(isIt: (frame: Frame) => boolean): Promise<void> {
    return new Promise((resolve) => {
      const look = () => {
        if (!this.#socket.heard.slice(this.#read).some((text) => isIt(JSON.parse(text) as Frame))) return;
        this.#socket.socket.off('data', look);
        resolve();
      };
      this.#socket.socket.on('data', look);
      look();
    });
  }
}
