import { useEffect, useMemo, useRef, useState, type RefObject } from 'react';
import { useStores } from '~/stores/context';

/** Volume that films and sounds start with until another was chosen, and come back to from silence (spec section 9). */
export const STARTING_VOLUME = 0.25;

/** What a film or a sound is doing just now. */
export interface Playback {
  readonly isPlaying: boolean;
  /** Where it is and how long it is, seconds; the length is 0 until it is known. */
  readonly elapsed: number;
  readonly duration: number;
  /** Part of it that has been fetched, 0 to 1. */
  readonly buffered: number;
  /** 0 to 1; 0 is muted. */
  readonly volume: number;
  /** The browser cannot play it, or it cannot be fetched. */
  readonly hasFailed: boolean;
}

/** A media element, what it does, and how to make it do something else. */
export interface Player extends Playback {
  toggle(): void;
  /** @param seconds from the beginning */
  seek(seconds: number): void;
  setVolume(volume: number): void;
  /** Between silence and the starting volume (spec section 9). */
  toggleMute(): void;
  /** Fetches anew what has failed. */
  retry(): void;
}

/** How loud the next player starts: as the viewer last made one, for this visit. The reference knows no setting for it. */
class ChosenVolume {
  last = STARTING_VOLUME;

  keep(volume: number): void {
    this.last = volume;
  }
}

const createVolume = () => new ChosenVolume();

const IDLE: Playback = { isPlaying: false, elapsed: 0, duration: 0, buffered: 0, volume: STARTING_VOLUME, hasFailed: false };

/** All that changes what {@link Playback} says. */
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
 * Follows and drives a media element. Nothing is loud unasked, and what nobody can see does not go on playing.
 * @param isSilent it is a moving picture, which a browser lets play by itself only if it cannot be heard
 */
export function usePlayer<E extends HTMLMediaElement>(
  isSilent = false,
): { readonly element: RefObject<E | null>; readonly player: Player } {
  const chosen = useStores().late(createVolume);
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
      // What goes round is a moving picture, which moves again when it is seen again; all else waits to be asked.
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
    // Paused again before it began, or it cannot be played: then its `error` says so.
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
