import { useEffect, useRef, type RefObject } from 'react';

/** Larger pictures take the browser too long to draw beside everything else; bytes. */
const LARGEST = 8 * 1024 * 1024;

/** Whether a file of this device can be shown as a small picture. */
export const canShow = (file: File | null): file is File => file !== null && file.type.startsWith('image/') && file.size <= LARGEST;

/** Returns a reference for an image element that shows a file of this device. */
export function useLocalPicture(file: File): RefObject<HTMLImageElement | null> {
  const image = useRef<HTMLImageElement>(null);
  useEffect(() => {
    if (!image.current) return undefined;
    const address = URL.createObjectURL(file);
    image.current.src = address;
    return () => URL.revokeObjectURL(address);
  }, [file]);
  return image;
}
