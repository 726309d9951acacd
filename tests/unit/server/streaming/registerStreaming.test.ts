import { afterEach, beforeEach, expect, test } from 'vitest';
import { TestInstance, type TestAccount } from '../support/testInstance';

let world: TestInstance;
let alice: TestAccount;
beforeEach(async () => {
  world = await TestInstance.start();
  alice = await world.signUp('alice');
});
afterEach(() => world.close());

/** A socket to the instance with the frames it received. `first` settles with the first frame. */
async function connect(path: string) {
  const heard: string[] = [];
  let settle: (frame: string) => void = () => undefined;
  const first = new Promise<string>((resolve) => {
    settle = resolve;
  });
  const socket = await world.instance.app.injectWS(
    path,
    {},
    {
      onInit: (ws) =>
        void ws.on('message', (data: Buffer) => {
          heard.push(data.toString());
          settle(data.toString());
        }),
    },
  );
  return { socket, heard, first };
}

const closed = (socket: Awaited<ReturnType<typeof connect>>['socket']) =>
  new Promise<void>((resolve) => void socket.once('close', () => resolve()));

test('a token opens the channels of its account', async () => {
  const { socket, first } = await connect(`/streaming?i=${alice.token}&_t=1`);
  socket.send(JSON.stringify({ type: 'connect', body: { channel: 'main', id: '1', pong: true } }));
  expect(JSON.parse(await first)).toEqual({ type: 'connected', body: { id: '1' } });
  socket.terminate();
});

test('a visitor can connect', async () => {
  const { socket, first } = await connect('/streaming');
  socket.send(JSON.stringify({ type: 'connect', body: { channel: 'main', id: '1', pong: true } }));
  socket.send(JSON.stringify({ type: 'connect', body: { channel: 'localTimeline', id: '2', pong: true } }));
  expect(JSON.parse(await first)).toEqual({ type: 'connected', body: { id: '2' } });
  socket.terminate();
});

test('a wrong token is refused at the upgrade, as on real servers', async () => {
  await expect(connect('/streaming?i=nonsense')).rejects.toThrow('401');
  const answer = await fetch(`${world.instance.url}/streaming?i=nonsense`);
  expect(answer.status).toBe(401);
  expect(answer.headers.get('www-authenticate')).toBe(
    'Bearer realm="Misskey", error="invalid_token", error_description="Failed to authenticate"',
  );
});

test('a revoked token ends its connections', async () => {
  const { socket } = await connect(`/streaming?i=${alice.token}`);
  const end = closed(socket);
  world.instance.server.bus.publish('tokenRevoked', { userId: alice.id });
  await end;
  expect(socket.readyState).toBeGreaterThanOrEqual(socket.CLOSING);
});

test('a client that does not answer is cut at the second ping', async () => {
  const { socket } = await connect('/streaming');
  socket.pong = () => undefined;
  const end = closed(socket);
  world.clock.advance(60_000);
  world.clock.advance(60_000);
  await end;
  expect(socket.readyState).toBe(socket.CLOSED);
});
