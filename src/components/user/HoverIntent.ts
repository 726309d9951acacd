import type { Disposable } from '~/lib/disposable';

/** How long the pointer has to rest before a card opens or closes, in ms, for each attribute that asks for a card. */
const PATIENCE_MS = { hoverUser: 500, hoverReaction: 100, hoverRenotes: 300, hoverUrl: 500 } as const;
const SELECTOR = '[data-hover-user], [data-hover-reaction], [data-hover-renotes], [data-hover-url]';
/** Marks the card itself: while the pointer is over it, it counts as being on the anchor. */
const SURFACE = '[data-hover-surface]';

type HoverKind = keyof typeof PATIENCE_MS;

/** Returns the kind of card that an element opens. */
export function hoverKindOf({ dataset }: HTMLElement): HoverKind | null {
  return (Object.keys(PATIENCE_MS) as HoverKind[]).find((kind) => dataset[kind] !== undefined) ?? null;
}

/** Returns whether an element is part of the open card. */
export const isOnHoverCard = (target: EventTarget | null): boolean => isWithin(target, SURFACE);

/**
 * Decides when a card opens and closes. It opens when the pointer or the keyboard focus rests on its anchor, and closes the same
 * time after they leave. Scrolling the page, Escape and clicks close it at once; after Escape or a click, it stays closed until
 * pointer and focus have left. An anchor that moves under a resting pointer opens nothing, so that cards never cover a page that
 * just loaded. Touch does not open cards.
 */
export class HoverIntent implements Disposable {
  #anchor: HTMLElement | null = null;
  #candidate: HTMLElement | null = null;
  #dismissed: HTMLElement | null = null;
  #isHeld = false;
  #opening: ReturnType<typeof setTimeout> | undefined;
  #closing: ReturnType<typeof setTimeout> | undefined;
  readonly #listening = new AbortController();

  /** @param onChange called with the anchor of the card to show, or null */
  constructor(
    root: Document,
    private readonly onChange: (anchor: HTMLElement | null) => void,
  ) {
    const { signal } = this.#listening;
    const passive = { signal, passive: true, capture: true };
    const on = <K extends keyof DocumentEventMap>(type: K, listener: (event: DocumentEventMap[K]) => void) =>
      root.addEventListener(type, (event) => !this.#isHeld && listener(event), passive);
    // Browsers fire pointerover when an element moves under a resting pointer, but pointermove only when the pointer
    // moves.
    on('pointerover', (event) => event.pointerType !== 'touch' && this.#isOver(event.target));
    on('pointermove', (event) => event.pointerType !== 'touch' && this.#wentTo(event.target));
    on('focusin', (event) => isKeyboardFocus(event.target) && this.#wentTo(event.target));
    on('focusout', () => this.leave());
    on('pointerdown', (event) => !isOnHoverCard(event.target) && this.#dismiss());
    on('click', (event) => isWithin(event.target, `${SURFACE} a`) && this.#dismiss());
    on('scroll', (event) => !isOnHoverCard(event.target) && this.close());
    on('keydown', (event) => event.key === 'Escape' && this.#dismiss());
  }

  /** Keeps the card open while the pointer is on it. */
  keep(): void {
    clearTimeout(this.#closing);
    this.#closing = undefined;
  }

  /** Freezes the card while an overlay that was opened from it is on screen. */
  hold(isHeld: boolean): void {
    if (isHeld === this.#isHeld) return;
    this.#isHeld = isHeld;
    this.keep();
    this.leave();
  }

  /** Pointer and focus have left: cancels the opening, and closes an open card after its delay. */
  leave(): void {
    this.#forget();
    if (!this.#anchor || this.#isHeld || this.#closing !== undefined) return;
    this.#closing = setTimeout(() => this.close(), patienceOf(this.#anchor));
  }

  close(): void {
    this.#forget();
    this.keep();
    if (!this.#anchor) return;
    const anchor = this.#anchor;
    this.#anchor = null;
    if (isOnHoverCard(document.activeElement)) {
      // The focus returns to the anchor without having left.
      this.#dismissed = anchor;
      focusNear(anchor);
    }
    this.onChange(null);
  }

  dispose(): void {
    this.#listening.abort();
    this.#forget();
    this.keep();
  }

  /** Records where the pointer is, whether the pointer or the page moved. */
  #isOver(target: EventTarget | null): void {
    if (isOnHoverCard(target)) {
      this.keep();
      return;
    }
    const anchor = anchorOf(target);
    if (anchor !== this.#dismissed) this.#dismissed = null;
    if (anchor && anchor === this.#anchor) this.keep();
    else if (!anchor || anchor !== this.#candidate) this.leave();
  }

  #wentTo(target: EventTarget | null): void {
    this.#isOver(target);
    const anchor = anchorOf(target);
    if (!anchor || anchor === this.#anchor || anchor === this.#candidate || anchor === this.#dismissed) return;
    this.#candidate = anchor;
    this.#opening = setTimeout(() => this.#open(anchor), patienceOf(anchor));
  }

  /** Closes the card at the viewer's request. */
  #dismiss(): void {
    this.#dismissed = this.#anchor ?? this.#candidate;
    this.close();
  }

  #open(anchor: HTMLElement): void {
    this.#forget();
    // A virtual list may have removed the row.
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

/** Focuses the anchor of a card, or its nearest focusable ancestor. */
function focusNear(anchor: HTMLElement): void {
  const target = anchor.tabIndex >= 0 ? anchor : anchor.parentElement?.closest<HTMLElement>('[tabindex]');
  target?.focus({ preventScroll: true });
}

const patienceOf = (anchor: HTMLElement): number => PATIENCE_MS[hoverKindOf(anchor) ?? 'hoverUser'];

const anchorOf = (target: EventTarget | null): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>(SELECTOR) : null;

const isWithin = (target: EventTarget | null, selector: string): boolean => target instanceof Element && target.closest(selector) !== null;

const isKeyboardFocus = (target: EventTarget | null): boolean => target instanceof Element && target.matches(':focus-visible');
