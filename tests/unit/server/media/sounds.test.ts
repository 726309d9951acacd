import { afterAll, beforeAll, expect, test } from 'vitest';
import { TestInstance } from '../support/testInstance';

let world: TestInstance;
beforeAll(async () => {
  world = await TestInstance.start();
});
afterAll(() => world.close());

const series = ['n-aec', 'n-cea', 'n-eca', 'n-ea'].flatMap((name) => ['', '-4va', '-4vb', '-8va', '-8vb'].map((shift) => name + shift));
const single =
  'n-ea-harmony up down pope1 pope2 waon popo triple bubble1 bubble2 poi1 poi2 pirori pirori-wet pirori-square-wet square-pico reverved ryukyu kick snare queue-jammed'.split(
    ' ',
  );
const names = [
  ...[...series, ...single].map((name) => `syuilo/${name}`),
  ...[1, 2, 3].map((n) => `aisha/${n}`),
  ...[1, 2, 3, 4, 5, 6, 7].map((n) => `noizenecio/kick_gaba${n}`),
];

test.each(names)('the built-in sound %s is a short MP3', async (name) => {
  const answer = await world.instance.app.inject({ method: 'GET', url: `/client-assets/sounds/${name}.mp3` });
  expect(answer).toMatchObject({ statusCode: 200, headers: { 'content-type': 'audio/mpeg' } });
  // Frame sync of MPEG-1 layer III.
  expect({ firstByte: answer.rawPayload[0], secondByte: answer.rawPayload[1]! & 0xfe }).toEqual({ firstByte: 0xff, secondByte: 0xfa });
  expect(answer.rawPayload.length).toBeLessThan(12 * 1024);
});

test.each(['x/y.mp3', 'syuilo/../../../package.mp3', 'syuilo/up.wav'])('the sound %s does not exist', async (name) => {
  expect((await world.instance.app.inject({ method: 'GET', url: `/client-assets/sounds/${name}` })).statusCode).toBe(404);
});
