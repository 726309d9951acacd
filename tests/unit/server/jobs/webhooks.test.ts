import { createServer, type IncomingHttpHeaders, type Server as HttpServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { WireWebhookEvent } from '~/api/wire';
import { steeringOf } from '../../../../server/lib/SteerableClock';
import { TestInstance, type TestAccount } from '../support/testInstance';

interface Delivery {
  readonly headers: IncomingHttpHeaders;
  readonly body: {
    readonly hookId: string;
    readonly userId: string;
    readonly type: string;
    readonly body: Record<string, { id?: string }>;
  };
}

let world: TestInstance;
let alice: TestAccount;
let bob: TestAccount;
let receiver: HttpServer;
let url: string;
let deliveries: Delivery[];
/** The status of the next answers; 200 when there are no more. */
let answers: number[];

beforeEach(async () => {
  world = await TestInstance.start();
  await world.signUp('root');
  alice = await world.signUp('alice');
  bob = await world.signUp('bob');
  deliveries = [];
  answers = [];
  receiver = createServer((request, response) => {
    let text = '';
    request.on('data', (part: Buffer) => (text += part.toString()));
    request.on('end', () => {
      deliveries.push({ headers: request.headers, body: JSON.parse(text) as Delivery['body'] });
      response.writeHead(answers.shift() ?? 200).end();
    });
  });
  await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/hook`;
});
afterEach(async () => {
  await world.close();
  await new Promise((resolve) => receiver.close(resolve));
});

const hook = (on: readonly WireWebhookEvent[], more: object = {}) =>
  world.ok('i/webhooks/create', { name: 'Bell', url, secret: 'ding', on, ...more }, alice.token);
const idle = () => world.instance.server.queue.idle();
const types = () => deliveries.map(({ body }) => body.type).sort();
const shown = (webhookId: string) => world.ok('i/webhooks/show', { webhookId }, alice.token);

describe('deliveries', () => {
  test('each event reaches the receiver with the secret and what happened', async () => {
    const { id } = await hook(['follow', 'followed', 'note', 'reply', 'renote', 'reaction', 'mention']);
    const { createdNote: own } = await world.ok('notes/create', { text: 'tea?' }, alice.token);
    await world.ok('following/create', { userId: bob.id }, alice.token);
    await world.ok('following/create', { userId: alice.id }, bob.token);
    await world.ok('notes/create', { text: '@alice look' }, bob.token);
    await world.ok('notes/create', { text: 'yes', replyId: own.id }, bob.token);
    await world.ok('notes/create', { renoteId: own.id }, bob.token);
    await world.ok('notes/reactions/create', { noteId: own.id, reaction: '👍' }, bob.token);
    await idle();
    expect(types()).toEqual(['follow', 'followed', 'mention', 'mention', 'note', 'reaction', 'renote', 'reply']);
    const note = deliveries.find(({ body }) => body.type === 'note')!;
    expect(note.headers).toMatchObject({
      'content-type': 'application/json',
      'x-misskey-hook-id': id,
      'x-misskey-hook-secret': 'ding',
      'x-misskey-host': world.instance.server.host,
    });
    expect(note.body).toMatchObject({ hookId: id, userId: alice.id, body: { note: { id: own.id, text: 'tea?' } } });
    expect(deliveries.find(({ body }) => body.type === 'reaction')!.body.body).toMatchObject({ user: { id: bob.id }, reaction: '👍' });
    expect(await shown(id)).toMatchObject({ latestStatus: 200, latestSentAt: new Date(world.clock.now()).toISOString() });
  });

  test('only the chosen events of an active webhook are told, and only those of its owner', async () => {
    const { id } = await hook(['followed']);
    await world.ok('notes/create', { text: 'quiet' }, alice.token);
    await world.ok('following/create', { userId: alice.id }, bob.token);
    await world.ok('i/webhooks/update', { webhookId: id, name: 'Bell', url, on: ['note'], active: false }, alice.token);
    await world.ok('notes/create', { text: 'still quiet' }, alice.token);
    await world.ok('notes/create', { text: 'of bob' }, bob.token);
    await idle();
    expect(types()).toEqual(['followed']);
  });

  test('a failing receiver is asked again after one, three and seven minutes', async () => {
    answers = [500, 503, 502];
    const { id } = await hook(['note']);
    await world.ok('notes/create', { text: 'knock' }, alice.token);
    const minutes: number[] = [];
    await idle();
    expect(await shown(id)).toMatchObject({ latestStatus: 500 });
    for (let minute = 0; minute <= 15; minute++) {
      await idle();
      while (minutes.length < deliveries.length) minutes.push(minute);
      world.clock.advance(60_000);
    }
    expect(minutes).toEqual([0, 1, 4, 11]);
    expect(await shown(id)).toMatchObject({ latestStatus: 200 });
  });

  test('a receiver that refuses an event is not asked again', async () => {
    answers = [410];
    const { id } = await hook(['note']);
    await world.ok('notes/create', { text: 'knock' }, alice.token);
    await idle();
    steeringOf(world.instance.server).shift(3_600_000);
    world.clock.advance(1000);
    await idle();
    expect({ count: deliveries.length, status: (await shown(id)).latestStatus }).toEqual({ count: 1, status: 410 });
  });

  test('a redirect counts as a failure and is not followed', async () => {
    answers = [302];
    const { id } = await hook(['note']);
    await world.ok('notes/create', { text: 'knock' }, alice.token);
    await idle();
    expect((await shown(id)).latestStatus).toBe(302);
  });

  test('an instance that is no test never sends to an address of its own network', async () => {
    const real = await TestInstance.start({ testing: false });
    const root = await real.signUp('root');
    const { id: webhookId } = await real.ok('i/webhooks/create', { name: 'x', url, on: ['note'] }, root.token);
    const { id: byName } = await real.ok(
      'i/webhooks/create',
      { name: 'x', url: url.replace('127.0.0.1', 'localhost'), on: ['note'] },
      root.token,
    );
    await real.ok('notes/create', { text: 'knock' }, root.token);
    await real.instance.server.queue.idle();
    expect(deliveries).toEqual([]);
    for (const id of [webhookId, byName]) expect((await real.ok('i/webhooks/show', { webhookId: id }, root.token)).latestStatus).toBe(1);
    await real.close();
  });
});

describe('webhooks of an account', () => {
  test('an account can have as many as its roles allow', async () => {
    for (let n = 0; n < 3; n++) await hook(['note']);
    expect(await world.refused('i/webhooks/create', { name: 'x', url, on: [] }, alice.token)).toMatchObject({ code: 'TOO_MANY_WEBHOOKS' });
  });

  test('nobody else can see, change or delete one', async () => {
    const { id: webhookId } = await hook(['note']);
    const change = { webhookId, name: 'x', url, on: [], active: true };
    expect(await world.refused('i/webhooks/show', { webhookId }, bob.token)).toMatchObject({ id: '50f614d9-3047-4f7e-90d8-ad6b2d5fb098' });
    expect(await world.refused('i/webhooks/update', change, bob.token)).toMatchObject({ id: 'fb0fea69-da18-45b1-828d-bd4fd1612518' });
    expect(await world.refused('i/webhooks/delete', { webhookId }, bob.token)).toMatchObject({
      id: 'bae73e5a-5522-4965-ae19-3a8688e71d82',
    });
    expect(await world.ok('i/webhooks/list', {}, bob.token)).toEqual([]);
    await world.ok('i/webhooks/delete', { webhookId }, alice.token);
    expect(await world.ok('i/webhooks/list', {}, alice.token)).toEqual([]);
  });

  test.each(['ding\r\nx-evil: 1', 'ding\n', 'a\0b', '\x7f', 'über', '秘密'])(
    'the secret %j is refused, because no header can hold it',
    async (secret) => {
      const { id: webhookId } = await hook(['note']);
      const refusal = { code: 'INVALID_PARAM' };
      expect(await world.refused('i/webhooks/create', { name: 'x', url, on: ['note'], secret }, alice.token)).toMatchObject(refusal);
      const change = { webhookId, name: 'x', url, on: ['note'], active: true, secret };
      expect(await world.refused('i/webhooks/update', change, alice.token)).toMatchObject(refusal);
    },
  );

  test('every secret that is accepted is delivered', async () => {
    await hook(['note'], { secret: 'tab\t, spaces and all of ASCII~' });
    await world.ok('notes/create', { text: 'x' }, alice.token);
    await idle();
    expect(deliveries).toMatchObject([{ headers: { 'x-misskey-hook-secret': 'tab\t, spaces and all of ASCII~' } }]);
  });

  test('an address that is not on the web is refused', async () => {
    expect((await world.refused('i/webhooks/create', { name: 'x', url: 'file:///etc/passwd', on: [] }, alice.token)).code).toBe(
      'INVALID_PARAM',
    );
  });
});
