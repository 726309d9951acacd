/** The properties by which different browsers report whether a video has sound. */
type TellingFilm = HTMLVideoElement & {
  readonly mozHasAudio?: boolean;
  readonly audioTracks?: { readonly length: number };
  readonly webkitAudioDecodedByteCount?: number;
};

/** Returns whether a video with loaded metadata has no sound; false if the browser does not report it. */
export function hasNoSound({ mozHasAudio, audioTracks }: TellingFilm): boolean {
  return mozHasAudio === false || audioTracks?.length === 0;
}

/** How long a video has to play before zero decoded audio bytes mean that it has no sound, in seconds. */
const TELLING_TIME = 0.2;

/**
 * Returns whether a video has no sound, by loading its metadata in a hidden element. Browsers that only count decoded bytes play
 * its first moment, muted.
 */
export async function isSilentFilm(address: string, signal: AbortSignal): Promise<boolean> {
  const film: TellingFilm = document.createElement('video');
  film.muted = true;
  film.playsInline = true;
  film.preload = 'metadata';
  film.src = address;
  try {
    await until(film, 'loadedmetadata', signal);
    if (film.mozHasAudio !== undefined || film.audioTracks !== undefined) return hasNoSound(film);
    if (film.webkitAudioDecodedByteCount === undefined) return false;
    await film.play();
    while (film.currentTime < TELLING_TIME && !film.ended) await until(film, 'timeupdate', signal);
    return film.webkitAudioDecodedByteCount === 0;
  } catch {
    // The video is missing, not playable, or the caller aborted.
    return false;
  } finally {
    // The browser keeps loading until the address is removed.
    film.removeAttribute('src');
    film.load();
  }
}

function until(film: HTMLVideoElement, event: 'loadedmetadata' | 'timeupdate', signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    signal.throwIfAborted();
    const waiting = new AbortController();
    const settle = (then: () => void) => () => {
      waiting.abort();
      then();
    };
    const once = { signal: waiting.signal };
    film.addEventListener(event, settle(resolve), once);
    for (const end of ['error', 'ended'] as const) film.addEventListener(end, settle(end === 'error' ? reject : resolve), once);
    signal.addEventListener('abort', settle(reject), once);
  });
}
