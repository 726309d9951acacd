import { useEffect, useState, type RefObject } from 'react';

/** A phone's browser that shows films alone, and not parts of a page, over the whole screen. */
type FilmWithOwnScreen = HTMLVideoElement & { webkitEnterFullscreen?: () => void };

/** An element over the whole screen, or back in its place. What is taken off the page leaves the full screen by itself. */
export function useFullscreen(frame: RefObject<HTMLElement | null>, film: RefObject<HTMLVideoElement | null>) {
  const [isOn, setOn] = useState(false);
  useEffect(() => {
    const read = () => setOn(frame.current !== null && document.fullscreenElement === frame.current);
    document.addEventListener('fullscreenchange', read);
    return () => document.removeEventListener('fullscreenchange', read);
  }, [frame]);
  const leave = () => {
    if (isOn) void document.exitFullscreen().catch(() => setOn(false));
  };
  const enter = async () => {
    const element = frame.current!;
    try {
      if (element.requestFullscreen) await element.requestFullscreen();
      else (film.current as FilmWithOwnScreen).webkitEnterFullscreen?.();
    } catch {
      // The browser or its owner does not allow it; the film goes on where it is.
    }
  };
  return { isOn, leave, toggle: () => (isOn ? leave() : void enter()) };
}
