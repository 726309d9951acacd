import { useEffect, useState, type RefObject } from 'react';

/** Phones whose browser allows full screen for videos only. */
type FilmWithOwnScreen = HTMLVideoElement & { webkitEnterFullscreen?: () => void };

/**
 * Shows an element in full screen, or leaves full screen. An element that is removed from the page leaves it by itself.
 */
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
      // The browser or the viewer denied full screen; the video continues in place.
    }
  };
  return { isOn, leave, toggle: () => (isOn ? leave() : void enter()) };
}
