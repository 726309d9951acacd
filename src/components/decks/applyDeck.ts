import { randomId } from '~/lib/randomId';
import { peek } from '~/lib/peek';
import { laidOut, type DeckPlan } from '~/services/workspace/deckPlan';
import type { RootStore } from '~/stores/RootStore';
import { PlanPages } from './planPages';

/** How long the undo button stays, in ms. It takes longer to notice and reach than a plain message. */
const OFFER_MS = 8000;

/** What a deck brings besides its columns. */
interface DeckUse {
  readonly plan: DeckPlan;
  /** What the message says. */
  readonly text: string;
  /** Whether the dashboard is beside it afterwards; absent if that stays as it is. */
  readonly hasDashboard?: boolean;
}

/** Replaces the columns by those of a plan, in one step. A message offers to undo it, with the dashboard. */
export function applyDeck(root: RootStore, { plan, text, hasDashboard }: DeckUse): void {
  const { workspace, settings, overlays, i18n } = root;
  const before = peek(() => workspace.document);
  const hadDashboard = peek(() => settings.get('showDashboard'));
  workspace.restore(
    laidOut(
      peek(() => workspace.file),
      new PlanPages(root).usable(plan),
      randomId,
    ),
  );
  if (hasDashboard !== undefined) settings.set('showDashboard', hasDashboard);
  const undo = (): void => {
    workspace.change(() => before);
    settings.set('showDashboard', hadDashboard);
  };
  overlays.toast({ kind: 'info', topic: 'deck', text, action: { label: i18n.t('column.undo'), run: undo }, durationMs: OFFER_MS });
}
