import { clientUrl } from '~/router/address';
import { writeDeckText } from '~/services/workspace/deckText';
import type { DeckPlan } from '~/services/workspace/deckPlan';

/** The address that shows a deck and asks before it opens. */
export const deckLink = (plan: DeckPlan): string =>
  clientUrl(`/share-deck?${new URLSearchParams({ deck: writeDeckText(plan) }).toString()}`).href;
