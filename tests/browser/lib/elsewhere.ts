import { when } from 'mobx';
import { MisskeyClient } from '~/api/MisskeyClient';
import { browserState } from '~/lib/browserState';
import { systemClock } from '~/lib/clock';
import { browserFrame } from '~/streaming/FrameQueue';
import { SocketStreamHub } from '~/streaming/SocketStreamHub';
import { browserSocket } from '~/streaming/StreamSocket';

/** Runs in a page of another origin than the server: a call, an upload and a live note, as the product does them. */
async function useServer(origin: string, token: string, text: string) {
  const caller = { origin, token, clock: systemClock };
  const api = new MisskeyClient({ ...caller, isOnline: () => true });
  const { username } = await api.call('i', {});
  const file = await api.upload(new Blob(['elsewhere'], { type: 'text/plain' }), { name: 'elsewhere.txt' });
  const hub = new SocketStreamHub({
    ...caller,
    browser: browserState,
    openSocket: browserSocket,
    random: Math.random,
    requestFrame: browserFrame,
    onError: (error) => console.error(error),
  });
  const received = new Promise((resolve) => {
    hub.acquire('homeTimeline', undefined, (type, body) => type === 'note' && resolve((body as { text: unknown }).text));
  });
  // The channel was asked for when the connection opened, so before this call.
  await when(() => hub.state === 'open');
  await api.call('notes/create', { text });
  const live = await received;
  hub.dispose();
  return { username, file: file.name, live };
}

export type UseServer = typeof useServer;

Object.assign(globalThis, { useServer });
