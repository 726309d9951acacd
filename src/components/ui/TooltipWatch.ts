import type { Clock } from '~/lib/clock';
import type { Disposable } from '~/lib/disposable';

/** The delay before a tooltip appears or disappears, in ms. */
export const TOOLTIP_DELAY_MS = 100;

const SELECTOR = '[data-tooltip]';

/**
 * Decides which tooltip shows: that of the element under the resting pointer or with the keyboard focus, until either moves on,
 * something is pressed, or the page scrolls. An element that was pressed shows none until the pointer leaves it. One set of listeners on
 * the document serves all elements.
 */
export class TooltipWatch implements Disposable {
  #shown: HTMLElement | null = null;
  #next: HTMLElement | null = null;
  /** The element that was pressed. Its tooltip would cover whatever opens over it. */
  #pressed: HTMLElement | null = null;
  #timer: Disposable | undefined;
  readonly #listening = new AbortController();

  /** @param onChange called with the element whose tooltip to show, or null */
  constructor(
    root: Document,
    private readonly clock: Clock,
    private readonly onChange: (anchor: HTMLElement | null) => void,
  ) {
    const options = { signal: this.#listening.signal, passive: true, capture: true };
    const over = (event: PointerEvent) => {
      const anchor = anchorOf(event.target);
      // Browsers repeat the event when something moves under a resting pointer.
      if (anchor !== null && anchor === this.#pressed) return;
      this.#pressed = null;
      // On touch screens, a resting finger presses; it does not ask for a name.
      if (event.pointerType !== 'touch') this.#wait(anchor);
    };
    const focused = ({ target }: FocusEvent) => {
      if (target instanceof Element && target.matches(':focus-visible')) this.#wait(anchorOf(target));
    };
    root.addEventListener('pointerover', over, options);
    root.addEventListener('focusin', focused, options);
    root.addEventListener('focusout', () => this.#wait(null), options);
    const pressed = ({ target }: PointerEvent) => {
      this.#pressed = anchorOf(target);
      this.#show(null);
    };
    root.addEventListener('pointerdown', pressed, options);
    root.addEventListener('keydown', () => this.#show(null), options);
    // A scroll may have moved the next anchor under the pointer, so a pending tooltip stays pending.
    root.addEventListener('scroll', () => this.#shown && this.#show(null), options);
  }

  dispose(): void {
    this.#listening.abort();
    this.#timer?.dispose();
  }

  #wait(anchor: HTMLElement | null): void {
    if (anchor === this.#next) return;
    this.#next = anchor;
    this.#timer?.dispose();
    this.#timer = this.clock.after(TOOLTIP_DELAY_MS, () => this.#show(anchor));
  }

  #show(anchor: HTMLElement | null): void {
    this.#timer?.dispose();
    this.#next = anchor;
    if (this.#shown === anchor) return;
    this.#shown = anchor;
    this.onChange(anchor);
  }
}

function anchorOf(target: EventTarget | null): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>(SELECTOR) : null;
}
