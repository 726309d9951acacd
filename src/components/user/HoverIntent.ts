import type { Disposable } from '~/lib/disposable';

/** Kinds of cards by the attribute that asks for them, and how long the pointer has to rest; ms (spec section 9, reference/note.md section 7). */
const PATIENCE_MS = { hoverUser: 500, hoverReaction: 100, hoverRenotes: 300, hoverUrl: 500 } as const;
const SELECTOR = '[data-hover-user], [data-hover-reaction], [data-hover-renotes], [data-hover-url]';
/** Marks the card itself: over it, the pointer has not left. */
const SURFACE = '[data-hover-surface]';

type HoverKind = keyof typeof PATIENCE_MS;

/** What kind of card an element has. */
export function hoverKindOf({ dataset }: HTMLElement): HoverKind | null {
  return (Object.keys(PATIENCE_MS) as HoverKind[]).find((kind) => dataset[kind] !== undefined) ?? null;
}

/**
 * Decides when a card opens and closes: it opens when pointer or keyboard focus rest on its anchor, and closes the same
 * time after they went elsewhere, at once on Escape, on a click and when the page scrolls away under it. Fingers do not
 * hover.
 */
export class HoverIntent implements Disposable {
  #anchor: HTMLElement | null = null;
  #candidate: HTMLElement | null = null;
  #opening: ReturnType<typeof setTimeout> | undefined;
  #closing: ReturnType<typeof setTimeout> | undefined;
  readonly #listening = new AbortController();

  /** @param onChange told the anchor of the card to show, or null */
  constructor(
    root: Document,
    private readonly onChange: (anchor: HTMLElement | null) => void,
  ) {
    const { signal } = this.#listening;
    const passive = { signal, passive: true, capture: true };
    root.addEventListener('pointerover', (event) => event.pointerType !== 'touch' && this.#moveTo(event.target), passive);
    root.addEventListener('focusin', (event) => isKeyboardFocus(event.target) && this.#moveTo(event.target), passive);
    root.addEventListener('focusout', () => this.leave(), passive);
    root.addEventListener('pointerdown', (event) => !isWithin(event.target, SURFACE) && this.close(), passive);
    root.addEventListener('click', (event) => isWithin(event.target, `${SURFACE} a`) && this.close(), passive);
    root.addEventListener('scroll', (event) => !isWithin(event.target, SURFACE) && this.close(), passive);
    root.addEventListener('keydown', (event) => event.key === 'Escape' && this.close(), passive);
  }

  /** The pointer is on the card. */
  keep(): void {
    clearTimeout(this.#closing);
    this.#closing = undefined;
  }

  /** Pointer and focus are elsewhere: forget what was about to open, and close what is open after its time. */
  leave(): void {
    this.#forget();
    if (!this.#anchor || this.#closing !== undefined) return;
    this.#closing = setTimeout(() => this.close(), patienceOf(this.#anchor));
  }

  close(): void {
    this.#forget();
    this.keep();
    if (!this.#anchor) return;
    this.#anchor = null;
    this.onChange(null);
  }

  dispose(): void {
    this.#listening.abort();
    this.#forget();
    this.keep();
  }

  #moveTo(target: EventTarget | null): void {
    if (isWithin(target, SURFACE)) {
      this.keep();
      return;
    }
    const anchor = target instanceof Element ? target.closest<HTMLElement>(SELECTOR) : null;
    if (!anchor) {
      this.leave();
      return;
    }
    if (anchor === this.#anchor) {
      this.keep();
      return;
    }
    if (anchor === this.#candidate) return;
    this.leave();
    this.#candidate = anchor;
    this.#opening = setTimeout(() => this.#open(anchor), patienceOf(anchor));
  }

  #open(anchor: HTMLElement): void {
    this.#forget();
    // A virtual list may have taken the row away meanwhile.
    if (!anchor.isConnected) return;
    this.keep();
    this.#anchor = anchor;
    this.onChange(anchor);
  }

  #forget(): void {
    clearTimeout(this.#opening);
    this.#candidate = null;
  }
}

const patienceOf = (anchor: HTMLElement): number => PATIENCE_MS[hoverKindOf(anchor) ?? 'hoverUser'];

const isWithin = (target: EventTarget | null, selector: string): boolean => target instanceof Element && target.closest(selector) !== null;

const isKeyboardFocus = (target: EventTarget | null): boolean => target instanceof Element && target.matches(':focus-visible');
