/** What browsers say about the sound of a film, each in its own way. */
type TellingFilm = HTMLVideoElement & {
  readonly mozHasAudio?: boolean;
  readonly audioTracks?: { readonly length: number };
  readonly webkitAudioDecodedByteCount?: number;
};

/** Whether a film whose head is there has no sound; false also where the browser does not say. */
export function hasNoSound({ mozHasAudio, audioTracks }: TellingFilm): boolean {
  return mozHasAudio === false || audioTracks?.length === 0;
}

/** How far a film has to play before the absence of decoded sound means something, s. */
const TELLING_TIME = 0.2;

/**
 * Whether a film has no sound, found out by looking into it unseen. Browsers that only count what they decoded play its
 * first moment, muted, for that.
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
    // Not there, not playable, or nobody wants to know any more.
    return false;
  } finally {
    // The browser fetches on until the address is gone.
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
