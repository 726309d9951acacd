import { useEffect, useMemo, useRef, useState, type RefObject } from 'react';

/** Volume that films and sounds start with, and come back to from silence (spec section 9). */
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
}

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
  const element = useRef<E>(null);
  const [playback, setPlayback] = useState(IDLE);
  useEffect(() => {
    const media = element.current!;
    const following = new AbortController();
    const read = () => setPlayback(playbackOf(media));
    media.volume = STARTING_VOLUME;
    for (const event of EVENTS) media.addEventListener(event, read, { signal: following.signal });
    read();
    return () => {
      following.abort();
      media.pause();
    };
  }, []);
  useEffect(() => {
    element.current!.muted = isSilent;
  }, [isSilent]);
  const actions = useMemo(() => {
    const setVolume = (volume: number) => {
      const media = element.current!;
      media.muted = false;
      media.volume = volume;
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
      toggleMute: () => setVolume(volumeOf(element.current!) === 0 ? STARTING_VOLUME : 0),
    };
  }, []);
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
