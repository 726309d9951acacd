import { defineWindow } from '~/registry/defineWindow';

/** Offers ready-made decks, and the ways to read. */
export default defineWindow({
  id: 'readyDecks',
  title: 'decks.title',
});
