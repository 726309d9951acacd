/**
 * Letters that were typed for a field before it was there: on a page or in a window whose code still loads. Only the place where somebody
 * typed last has some.
 */
export class TypedAhead {
  #place = '';
  #text = '';

  /** Keeps a letter. @param place the page, or the key of an overlay */
  add(place: TypingPlace, letter: string): void {
    this.#text = (place === this.#place ? this.#text : '') + letter;
    this.#place = place;
  }

  /** Returns the letters for a place, once. */
  take(place: TypingPlace): string {
    const text = place === this.#place ? this.#text : '';
    this.#place = '';
    this.#text = '';
    return text;
  }
}

/** The main page, or the key of an overlay as `data-overlay` has it. */
export type TypingPlace = 'page' | `${number}`;

/** The letters of a page of this product. */
export const createTypedAhead = (): TypedAhead => new TypedAhead();
