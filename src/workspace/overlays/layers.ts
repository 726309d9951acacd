import { setNonce } from 'get-nonce';
import { createContext, use } from 'react';

// The scroll lock of modal overlays writes a style element, which the content security policy allows only with its nonce.
const nonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce;
if (nonce) setNonce(nonce);

/** The element beside the application that holds everything above the page (`#layers` in index.html). */
export function layersElement(): HTMLElement {
  return document.querySelector<HTMLElement>('#layers') ?? document.body;
}

/** The distance that pop-ups keep from the edges of the viewport, in px. */
export const VIEWPORT_MARGIN_PX = 16;

/** Whether overlays rise from the bottom edge, as on phones. */
export const SheetContext = createContext(false);

export function useIsSheet(): boolean {
  return use(SheetContext);
}
