import { isSilentFilm } from './hasNoSound';
import { useEffect, useState, type RefObject } from 'react';

/** The largest video to check for sound, in bytes. Videos without sound are short moving pictures. */
const LARGEST = 8 * 1024 * 1024;

/** Returns whether a video has no sound. It loads the metadata once the video is in view, and is false until then. */
export function useSilentFilm(cell: RefObject<Element | null>, address: string | null, sizeBytes: number, isWanted: boolean): boolean {
  const [isSilent, setSilent] = useState(false);
  const isAsked = isWanted && address !== null && sizeBytes <= LARGEST;
  useEffect(() => {
    const element = cell.current;
    if (!isAsked || !element) return undefined;
    const looking = new AbortController();
    const seen = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      seen.disconnect();
      void look(address, looking.signal, setSilent);
    });
    seen.observe(element);
    return () => {
      seen.disconnect();
      looking.abort();
    };
  }, [cell, address, isAsked]);
  return isSilent;
}

async function look(address: string, signal: AbortSignal, onSilent: (isSilent: boolean) => void): Promise<void> {
  try {
    if (await isSilentFilm(address, signal)) onSilent(true);
  } catch {
    // The video plays when the viewer presses play.
  }
}
