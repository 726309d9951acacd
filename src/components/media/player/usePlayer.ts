import { useEffect, useMemo, useRef, useState, type RefObject } from 'react';
import { useStores } from '~/react/context';

/** The first volume of videos and audio until the viewer chooses one, and the volume after unmuting, from 0 to 1. */
export const STARTING_VOLUME = 0.25;

/** The current state of a media element. */
export interface Playback {
  readonly isPlaying: boolean;
  /** The current position and the length in seconds; the length is 0 until it is known. */
  readonly elapsed: number;
  readonly duration: number;
  /** The loaded part, from 0 to 1. */
  readonly buffered: number;
  /** From 0 to 1; 0 is muted. */
  readonly volume: number;
  /** The browser cannot load or play the file. */
  readonly hasFailed: boolean;
}

/** The state of a media element, and the actions that control it. */
export interface Player extends Playback {
  toggle(): void;
  /** @param seconds from the start */
  seek(seconds: number): void;
  setVolume(volume: number): void;
  /** Switches between muted and the starting volume. */
  toggleMute(): void;
  /** Loads the file again after a failure. */
  retry(): void;
}

/** The volume of the next player: the last one that the viewer chose, until the page closes. */
class ChosenVolume {
  last = STARTING_VOLUME;

  keep(volume: number): void {
    this.last = volume;
  }
}

const createVolume = () => new ChosenVolume();

const IDLE: Playback = { isPlaying: false, elapsed: 0, duration: 0, buffered: 0, volume: STARTING_VOLUME, hasFailed: false };

/** All events that change {@link Playback}. */
const EVENTS = [
  'play',
  'pause',
  'ended',
  'timeupdate',
  'seeked',
  'durationchange',
  'progress',
  'volumechange',
  'error',
  'emptied',
] as const;

/**
 * Controls a media element and reports its state. Playback stops when the element is removed from the page.
 * @param isSilent mutes the element, because browsers only autoplay muted media
 */
export function usePlayer<E extends HTMLMediaElement>(
  isSilent = false,
): { readonly element: RefObject<E | null>; readonly player: Player } {
  const chosen = useStores().part(createVolume);
  const element = useRef<E>(null);
  const isStarted = useRef(false);
  const [playback, setPlayback] = useState(IDLE);
  const goesOn = useRef(false);
  useEffect(() => {
    const media = element.current!;
    const following = new AbortController();
    const read = () => setPlayback(playbackOf(media));
    if (!isStarted.current) media.volume = chosen.last;
    isStarted.current = true;
    for (const event of EVENTS) media.addEventListener(event, read, { signal: following.signal });
    read();
    if (goesOn.current) void play(media);
    return () => {
      following.abort();
      // A looping video is a moving picture, which continues when it is visible again. Everything else waits for the
      // viewer.
      goesOn.current = media.loop && !media.paused;
      media.pause();
    };
  }, [chosen]);
  useEffect(() => {
    if (element.current) element.current.muted = isSilent;
  }, [isSilent]);
  const actions = useMemo(() => {
    const setVolume = (volume: number) => {
      const media = element.current!;
      media.muted = false;
      media.volume = volume;
      chosen.keep(volume);
    };
    return {
      setVolume,
      toggle: () => {
        const media = element.current!;
        if (media.paused) void play(media);
        else media.pause();
      },
      seek: (seconds: number) => {
        element.current!.currentTime = seconds;
      },
      retry: () => element.current!.load(),
      toggleMute: () => setVolume(volumeOf(element.current!) === 0 ? STARTING_VOLUME : 0),
    };
  }, [chosen]);
  return { element, player: { ...playback, ...actions } };
}

async function play(media: HTMLMediaElement): Promise<void> {
  try {
    await media.play();
  } catch {
    // Playback was paused before it began, or failed. In that case, `error` says so.
  }
}

const volumeOf = (media: HTMLMediaElement): number => (media.muted ? 0 : media.volume);

function playbackOf(media: HTMLMediaElement): Playback {
  const duration = Number.isFinite(media.duration) ? media.duration : 0;
  const { buffered } = media;
  const end = buffered && buffered.length > 0 ? buffered.end(buffered.length - 1) : 0;
  return {
    isPlaying: !media.paused,
    elapsed: media.currentTime,
    duration,
    buffered: duration > 0 ? Math.min(1, end / duration) : 0,
    volume: volumeOf(media),
    hasFailed: media.error !== null && media.error !== undefined,
  };
}
