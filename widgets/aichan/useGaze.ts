import { useEffect, type RefObject } from 'react';
import type { Disposable } from '~/lib/disposable';
import { useStores } from '~/react/context';

/** How far the eyes move; units of the drawing. */
const REACH = { x: 5, y: 4.5 };
/** From this distance on, they have moved as far as they can; px. */
const FAR_PX = 240;

/** Lets the eyes follow the pointer over the whole window while `isAwake`, at most once in a frame. Otherwise they look ahead. */
export function useGaze(eyes: RefObject<SVGGElement | null>, isAwake: boolean): void {
  const { requestFrame } = useStores();
  useEffect(() => {
    const element = eyes.current;
    if (!isAwake || !element) return undefined;
    let frame: Disposable | undefined;
    let pointer = { x: 0, y: 0 };
    const look = () => {
      const { x, y, width, height } = element.getBoundingClientRect();
      const [toX, toY] = [pointer.x - x - width / 2, pointer.y - y - height / 2];
      const distance = Math.hypot(toX, toY);
      const part = distance === 0 ? 0 : Math.min(1, distance / FAR_PX) / distance;
      element.style.transform = `translate(${(toX * part * REACH.x).toFixed(2)}px, ${(toY * part * REACH.y).toFixed(2)}px)`;
    };
    const follow = ({ clientX, clientY }: PointerEvent) => {
      pointer = { x: clientX, y: clientY };
      frame?.dispose();
      frame = requestFrame(look);
    };
    window.addEventListener('pointermove', follow, { passive: true });
    return () => {
      window.removeEventListener('pointermove', follow);
      frame?.dispose();
      element.style.transform = '';
    };
  }, [eyes, isAwake, requestFrame]);
}
