import { safeHttpUrl } from '~/lib/safeHttpUrl';
import { describe, expect, test } from 'vitest';
import { SoundPlayer, type AudioOutput, type Sound, type SoundSettings } from '~/sound/SoundPlayer';
import { settled } from '../../fixtures/createTestRoot';
import { FakeBrowser } from '../../fixtures/FakeBrowser';
import { FakeClock } from '../../fixtures/FakeClock';

interface Played {
  readonly sound: unknown;
  readonly volume: number;
}

/** A player whose decoded sounds are their own addresses. */
function open({
  settings = {},
  mayPlay = true,
  fetch = async (url: string) => new Response(url),
}: { settings?: Partial<SoundSettings>; mayPlay?: boolean; fetch?: (url: string) => Promise<Response> } = {}) {
  const clock = new FakeClock();
  const browser = new FakeBrowser();
  const played: Played[] = [];
  const fetched: string[] = [];
  const endings: (() => void)[] = [];
  let outputs = 0;

  const output = {
    state: 'running',
    destination: {},
    decodeAudioData: async (bytes: ArrayBuffer) => new TextDecoder().decode(bytes),
    createGain: () => ({ gain: { value: 1 }, connect: (to: unknown) => to }),
    createBufferSource: () => {
      let gain = { gain: { value: 0 } };
      const listeners: (() => void)[] = [];
      const source = {
        buffer: null as unknown,
        addEventListener: (_type: 'ended', listener: () => void) => listeners.push(listener),
        connect: (to: typeof gain & { connect: (next: unknown) => unknown }) => {
          gain = to;
          return to;
        },
        start: () => {
          played.push({ sound: source.buffer, volume: gain.gain.value });
          endings.push(...listeners);
        },
      };
      return source;
    },
  };
  const player = new SoundPlayer({
    origin: 'https://example.test',
    mediaUrl: (raw) => safeHttpUrl(raw),
    settings: {
      masterVolume: 0.5,
      isOff: false,
      onlyWhenActive: false,
      isSilent: () => false,
      soundOf: (event): Sound => ({ type: `syuilo/${event}`, volume: 1 }),
      defaultOf: (event): Sound => ({ type: `syuilo/default-${event}`, volume: 1 }),
      ...settings,
    },
    clock,
    browser,
    mayPlay: () => mayPlay,
    createOutput: () => {
      outputs += 1;
      return output as unknown as AudioOutput;
    },
    fetch: async (url) => {
      fetched.push(url);
      return fetch(url);
    },
  });
  /** Lets all sounds end that have begun. */
  const endAll = () => {
    for (const end of endings.splice(0)) end();
  };
  return { player, clock, browser, played, fetched, endAll, outputs: () => outputs };
}

const file = (name: string) => `https://example.test/client-assets/sounds/syuilo/${name}.mp3`;

describe('playing a sound', () => {
  test('an event plays its built-in file at its share of the master volume', async () => {
    const { player, played } = open({ settings: { soundOf: () => ({ type: 'syuilo/up', volume: 0.5 }) } });
    player.play('note');
    await settled();
    expect(played).toEqual([{ sound: file('up'), volume: 0.25 }]);
  });

  test('a notification of a kind without sound is not heard, and others are', async () => {
    const { player, played } = open({ settings: { isSilent: (kind) => kind === 'reaction' } });
    player.play('notification', 'reaction');
    await settled();
    expect(played).toEqual([]);
    player.play('notification', 'mention');
    await settled();
    expect(played).toHaveLength(1);
  });

  test('a sound can be a drive file', async () => {
    const { player, played } = open();
    await player.playSound({ type: '_driveFile_', fileUrl: 'https://files.test/a.mp3', volume: 1 });
    expect(played).toEqual([{ sound: 'https://files.test/a.mp3', volume: 0.5 }]);
  });

  test('a sound is loaded once', async () => {
    const { player, clock, fetched, played } = open();
    await player.playSound({ type: 'syuilo/up', volume: 1 });
    clock.advance(25);
    await player.playSound({ type: 'syuilo/up', volume: 1 });
    expect(fetched).toEqual([file('up')]);
    expect(played).toHaveLength(2);
  });

  test('the audio output is created by the first sound', async () => {
    const { player, outputs } = open();
    expect(outputs()).toBe(0);
    await player.playSound({ type: 'syuilo/up', volume: 1 });
    expect(outputs()).toBe(1);
  });

  test('a sound within 25 ms of another one is skipped', async () => {
    const { player, clock, played } = open();
    await player.playSound({ type: 'syuilo/up', volume: 1 });
    clock.advance(24);
    await player.playSound({ type: 'syuilo/down', volume: 1 });
    expect(played).toHaveLength(1);
    clock.advance(1);
    await player.playSound({ type: 'syuilo/down', volume: 1 });
    expect(played).toHaveLength(2);
  });

  test('a sound while another one is loading is skipped', async () => {
    const { player, played } = open();
    const first = player.playSound({ type: 'syuilo/up', volume: 1 });
    await player.playSound({ type: 'syuilo/down', volume: 1 });
    await first;
    expect(played).toHaveLength(1);
  });
});

describe('a sound whose file is gone', () => {
  const gone: Sound = { type: '_driveFile_', fileUrl: 'https://files.test/gone.mp3', volume: 0.5 };
  const fetchBut = (status: number) => async (url: string) =>
    url === gone.fileUrl ? new Response(status === 204 ? null : '', { status }) : new Response(url);

  test.each([404, 410, 500])('an event whose file is answered with %d plays its default, as loud as the file', async (status) => {
    const { player, played } = open({ settings: { soundOf: () => gone }, fetch: fetchBut(status) });
    player.play('note');
    await settled();
    expect(played).toEqual([{ sound: file('default-note'), volume: 0.25 }]);
  });

  test('an event plays its default for a sound without a usable address, and for a built-in one that does not exist', async () => {
    for (const sound of [
      { type: '_driveFile_', volume: 1 },
      { type: 'no folder', volume: 1 },
    ]) {
      const { player, played } = open({ settings: { soundOf: () => sound } });
      player.play('note');
      await settled();
      expect(played).toEqual([{ sound: file('default-note'), volume: 0.5 }]);
    }
  });

  test('silence that was chosen stays silence', async () => {
    const { player, fetched } = open({ settings: { soundOf: () => ({ type: null, volume: 1 }) } });
    player.play('note');
    await settled();
    expect(fetched).toEqual([]);
  });

  test('a sound that is skipped has no stand-in', async () => {
    const { player, played } = open();
    await player.playSound({ type: 'syuilo/up', volume: 1 });
    await player.playSound({ type: 'syuilo/up', volume: 1 }, { type: 'syuilo/down', volume: 1 });
    expect(played).toHaveLength(1);
  });

  test.each([
    [200, false],
    [204, true],
    [404, true],
    [410, true],
    [500, false],
  ])('a file that is answered with %d is gone: %s', async (status, isGone) => {
    expect(await open({ fetch: fetchBut(status) }).player.isGone(gone)).toBe(isGone);
  });

  test('a file that cannot be reached may still exist', async () => {
    const { player } = open({ fetch: () => Promise.reject(new TypeError('no network')) });
    expect(await player.isGone(gone)).toBe(false);
  });
});

describe('nothing is played', () => {
  test.each<[string, Partial<SoundSettings>, Sound]>([
    ['sounds are off', { isOff: true }, { type: 'syuilo/up', volume: 1 }],
    ['the master volume is zero', { masterVolume: 0 }, { type: 'syuilo/up', volume: 1 }],
    ['the volume is zero', {}, { type: 'syuilo/up', volume: 0 }],
    ['there is no sound', {}, { type: null, volume: 1 }],
    ['the name leaves the folder', {}, { type: '../../api/i', volume: 1 }],
    ['the address is dangerous', {}, { type: '_driveFile_', fileUrl: 'javascript:alert(1)', volume: 1 }],
    ['the address is missing', {}, { type: '_driveFile_', volume: 1 }],
  ])('nothing is played when %s', async (_when, settings, sound) => {
    const { player, fetched, outputs } = open({ settings });
    await player.playSound(sound);
    expect(fetched).toEqual([]);
    expect(outputs()).toBe(0);
  });

  test('nothing is played in a hidden page if the settings say so', async () => {
    const { player, browser, played, clock } = open({ settings: { onlyWhenActive: true } });
    browser.set({ isVisible: false });
    await player.playSound({ type: 'syuilo/up', volume: 1 });
    expect(played).toEqual([]);
    browser.set({ isVisible: true });
    clock.advance(25);
    await player.playSound({ type: 'syuilo/up', volume: 1 });
    expect(played).toHaveLength(1);
  });

  test('nothing is played before the person interacts with the page', async () => {
    const { player, outputs } = open({ mayPlay: false });
    await player.playSound({ type: 'syuilo/up', volume: 1 });
    expect(outputs()).toBe(0);
  });

  test('nothing is played without an audio output', async () => {
    const player = new SoundPlayer({
      origin: 'https://example.test',
      mediaUrl: (raw) => safeHttpUrl(raw),
      settings: {
        masterVolume: 1,
        isOff: false,
        onlyWhenActive: false,
        isSilent: () => false,
        soundOf: () => ({ type: 'syuilo/up', volume: 1 }),
        defaultOf: () => ({ type: 'syuilo/up', volume: 1 }),
      },
      clock: new FakeClock(),
      browser: new FakeBrowser(),
    });
    await expect(player.playSound({ type: 'syuilo/up', volume: 1 })).resolves.toBeUndefined();
  });

  test.each([
    ['the network fails', async () => Promise.reject(new TypeError('no'))],
    ['the file is missing', async () => new Response('', { status: 404 })],
  ])('a later attempt is made when %s', async (_when, fetch) => {
    const { player, clock, fetched, played } = open({ fetch });
    await player.playSound({ type: 'syuilo/up', volume: 1 });
    clock.advance(25);
    await player.playSound({ type: 'syuilo/up', volume: 1 });
    expect(played).toEqual([]);
    expect(fetched).toHaveLength(2);
  });
});

test('an alarm is skipped while it is playing, and plays again afterward', async () => {
  const { player, played, clock, endAll } = open();
  const alarm = { type: 'syuilo/queue-jammed', volume: 1, isAlone: true };
  for (let tick = 0; tick < 3; tick += 1) {
    await player.playSound(alarm);
    clock.advance(100);
  }
  expect(played).toHaveLength(1);
  endAll();
  await player.playSound(alarm);
  expect(played).toHaveLength(2);
});

test('other sounds overlap with themselves', async () => {
  const { player, played, clock } = open();
  await player.playSound({ type: 'syuilo/up', volume: 1 });
  clock.advance(100);
  await player.playSound({ type: 'syuilo/up', volume: 1 });
  expect(played).toHaveLength(2);
});
