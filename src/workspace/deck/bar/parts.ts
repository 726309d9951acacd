/** The parts around the columns. They load together. */
export { ColumnOffer } from './ColumnOffer';
export { DeckBar } from './DeckBar';
