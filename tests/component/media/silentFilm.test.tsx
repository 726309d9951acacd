import { afterEach, describe, expect, test, vi } from 'vitest';
import { isSilentFilm } from '~/components/media/player/hasNoSound';

interface FakeFilm extends Partial<HTMLVideoElement> {
  readonly mozHasAudio?: boolean;
  readonly audioTracks?: { readonly length: number };
  readonly webkitAudioDecodedByteCount?: number;
}

/** The hidden video that the code creates; the test controls it. */
function lookInto(traits: FakeFilm, events: readonly string[] = ['loadedmetadata']) {
  const film = document.createElement('video');
  const state = { time: 0, plays: 0 };
  Object.defineProperty(film, 'currentTime', { get: () => state.time });
  for (const [name, value] of Object.entries(traits)) Object.defineProperty(film, name, { value });
  film.play = async () => void (state.plays += 1);
  film.load = () => {};
  vi.spyOn(document, 'createElement').mockReturnValue(film);
  const looking = new AbortController();
  const answer = isSilentFilm('https://far.example/film.webm', looking.signal);
  void (async () => {
    for (const event of events) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other is the point
      for (let turn = 0; turn < 5; turn += 1) await Promise.resolve();
      if (event === 'timeupdate') state.time += 0.15;
      film.dispatchEvent(new Event(event));
    }
  })();
  return { answer, film, state, looking };
}

describe('whether a video has sound', () => {
  afterEach(() => {
    vi.restoreAllMocks();
  });

  test.each([
    [{ mozHasAudio: false }, true],
    [{ mozHasAudio: true }, false],
    [{ audioTracks: { length: 0 } }, true],
    [{ audioTracks: { length: 1 } }, false],
    [{}, false],
  ])('whether a video has sound is read from the metadata if the browser reports it: %j', async (traits, isSilent) => {
    const { answer, state } = lookInto(traits);
    expect({ answer: await answer, plays: state.plays }).toEqual({ answer: isSilent, plays: 0 });
  });

  test.each([
    [0, true],
    [1200, false],
  ])(
    'whether a video has sound is found by playing its first moment if the browser counts decoded bytes: %d bytes',
    async (webkitAudioDecodedByteCount, isSilent) => {
      const { answer, film, state } = lookInto({ webkitAudioDecodedByteCount }, ['loadedmetadata', 'timeupdate', 'timeupdate']);
      expect({ answer: await answer, plays: state.plays, muted: film.muted }).toEqual({ answer: isSilent, plays: 1, muted: true });
    },
  );

  test('whether a video has sound stays unknown when the video cannot be played', async () => {
    expect(await lookInto({ mozHasAudio: false }, ['error']).answer).toBe(false);
  });

  test('an abort stops checking and loading a video', async () => {
    const { answer, film, looking } = lookInto({ mozHasAudio: false }, []);
    looking.abort();
    expect({ answer: await answer, hasSrc: film.hasAttribute('src') }).toEqual({ answer: false, hasSrc: false });
  });
});
