import { useEffect, useState, type RefObject } from 'react';

/** Larger ones are not looked into unasked, bytes: what has no sound is a short moving picture. */
const LARGEST = 8 * 1024 * 1024;

/** Whether a film has no sound, found out while it is in sight; false until that is known. */
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
    const { isSilentFilm } = await import('./hasNoSound');
    if (await isSilentFilm(address, signal)) onSilent(true);
  } catch {
    // It plays when somebody asks for it.
  }
}
