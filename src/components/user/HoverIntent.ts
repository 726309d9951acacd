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

/** Whether something stands on a card that is open. */
export const isOnHoverCard = (target: EventTarget | null): boolean => isWithin(target, SURFACE);

/**
 * Decides when a card opens and closes: it opens when pointer or keyboard focus went to its anchor and rest there, and
 * closes the same time after they went elsewhere, at once when the page scrolls away under it, on Escape and on a click;
 * after these two it stays closed until they have been elsewhere. An anchor that comes under a pointer nobody moves opens
 * nothing: a page that just arrived would be covered. Fingers do not hover.
 */
export class HoverIntent implements Disposable {
  #anchor: HTMLElement | null = null;
  #candidate: HTMLElement | null = null;
  #dismissed: HTMLElement | null = null;
  #isHeld = false;
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
    const on = <K extends keyof DocumentEventMap>(type: K, listener: (event: DocumentEventMap[K]) => void) =>
      root.addEventListener(type, (event) => !this.#isHeld && listener(event), passive);
    // Browsers tell what came under a resting pointer as well, but they tell of a move only when it moved.
    on('pointerover', (event) => event.pointerType !== 'touch' && this.#isOver(event.target));
    on('pointermove', (event) => event.pointerType !== 'touch' && this.#wentTo(event.target));
    on('focusin', (event) => isKeyboardFocus(event.target) && this.#wentTo(event.target));
    on('focusout', () => this.leave());
    on('pointerdown', (event) => !isOnHoverCard(event.target) && this.#dismiss());
    on('click', (event) => isWithin(event.target, `${SURFACE} a`) && this.#dismiss());
    on('scroll', (event) => !isOnHoverCard(event.target) && this.close());
    on('keydown', (event) => event.key === 'Escape' && this.#dismiss());
  }

  /** The pointer is on the card. */
  keep(): void {
    clearTimeout(this.#closing);
    this.#closing = undefined;
  }

  /** Leaves the card as it is while something that was opened from it is on screen, whatever happens there. */
  hold(isHeld: boolean): void {
    if (isHeld === this.#isHeld) return;
    this.#isHeld = isHeld;
    this.keep();
    this.leave();
  }

  /** Pointer and focus are elsewhere: forget what was about to open, and close what is open after its time. */
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
      // The focus comes back to it, and does not go there.
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

  /** Takes note of where the pointer is, whoever moved. */
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

  /** Closes what somebody does not want to see now. */
  #dismiss(): void {
    this.#dismissed = this.#anchor ?? this.#candidate;
    this.close();
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

/** Focuses what a card belongs to, or what is around that. */
function focusNear(anchor: HTMLElement): void {
  const target = anchor.tabIndex >= 0 ? anchor : anchor.parentElement?.closest<HTMLElement>('[tabindex]');
  target?.focus({ preventScroll: true });
}

const patienceOf = (anchor: HTMLElement): number => PATIENCE_MS[hoverKindOf(anchor) ?? 'hoverUser'];

const anchorOf = (target: EventTarget | null): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>(SELECTOR) : null;

const isWithin = (target: EventTarget | null, selector: string): boolean => target instanceof Element && target.closest(selector) !== null;

const isKeyboardFocus = (target: EventTarget | null): boolean => target instanceof Element && target.matches(':focus-visible');
