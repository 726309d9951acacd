import { parse } from 'mfm-js';
import type { ParseReply, ParseRequest } from './parseProtocol';

// The page's types have no worker scope; in a worker postMessage takes the message alone.
const reply: (message: ParseReply) => void = globalThis.postMessage;

addEventListener('message', ({ data }: MessageEvent<ParseRequest>) => {
  reply({ type: 'parsed', id: data.id, nodes: parse(data.text, { nestLimit: data.nestLimit }) });
});
reply({ type: 'ready' });
