import type { BrowserContext, Page, Request } from '@playwright/test';

/** Everything that a browser sends, by the origin that gets it: addresses, headers, bodies and frames of live connections. */
export class Traffic {
  readonly #sent: { readonly origin: string; readonly text: string }[] = [];

  watch(context: BrowserContext): void {
    context.on('request', (request) => this.#note(request));
    context.on('page', (page) => this.#hear(page));
    for (const page of context.pages()) this.#hear(page);
  }

  /** What an origin got that contains a text. */
  with(origin: string, text: string): readonly string[] {
    return this.#sent.filter((one) => one.origin === origin && one.text.includes(text)).map((one) => one.text.slice(0, 300));
  }

  /** The origins that got anything. */
  get origins(): ReadonlySet<string> {
    return new Set(this.#sent.map(({ origin }) => origin));
  }

  #note(request: Request): void {
    const headers = Object.entries(request.headers()).map(([name, value]) => `${name}: ${value}`);
    this.#add(request.url(), [request.method(), request.url(), ...headers, request.postData() ?? ''].join('\n'));
  }

  #hear(page: Page): void {
    page.on('websocket', (socket) => {
      this.#add(socket.url(), socket.url());
      socket.on('framesent', ({ payload }) => this.#add(socket.url(), String(payload)));
    });
  }

  #add(address: string, text: string): void {
    const { protocol, host } = new URL(address);
    this.#sent.push({ origin: `${protocol.replace('ws', 'http')}//${host}`, text });
  }
}
