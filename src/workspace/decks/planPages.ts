import { collectPages } from '~/registry/collectPages';
import { mayOpen } from '~/registry/mayOpen';
import type { IconName } from '~/components/ui/Icon';
import type { I18n } from '~/i18n/I18n';
import { PAGES } from '~/generated/pageIndex';
import { RouteTable } from '~/router/RouteTable';
import type { DeckPlan, PlannedPane } from '~/services/workspace/deckPlan';
import { MAIN_PANE } from '~/services/workspace/document';
import type { RootStore } from '~/stores/RootStore';
import { availableTimelines } from '~/stores/timelines/availableTimelines';

/** What a pane of a plan would show: its name, or why it shows nothing. */
export interface PlannedPage {
  readonly name: string;
  readonly icon: IconName;
  readonly problem?: 'unknown' | 'refused';
}

const TIMELINES = ['home', 'local', 'social', 'global'] as const;

/** Finds the page of each pane. Make it once for a plan. */
export class PlanPages {
  readonly #routes = new RouteTable(PAGES);
  readonly #root: RootStore;

  constructor(root: RootStore) {
    this.#root = root;
  }

  /** The page of a pane as this viewer would see it. */
  pageOf({ href }: PlannedPane): PlannedPage {
    const { i18n, session, instance } = this.#root;
    if (href === MAIN_PANE) return { name: i18n.t('decks.main'), icon: 'home' };
    const match = this.#routes.resolve(href, true);
    if (!match) return { name: href, icon: 'alertCircle', problem: 'unknown' };
    const { page, params } = match;
    const icon = page.iconBy?.icons[params[page.iconBy.param] ?? ''] ?? page.icon;
    const timeline = page.id === 'timeline' ? TIMELINES.find((one) => one === params['src']) : undefined;
    const isOpen =
      mayOpen(page.requires, session.current.me) && (!timeline || availableTimelines(session.current.me, instance.meta).includes(timeline));
    const name = timeline ? i18n.t(`page.timeline.${timeline}`) : this.#title(page.id, i18n);
    return { name, icon, ...(!isOpen && { problem: 'refused' }) };
  }

  /** The plan without the panes that show nothing to this viewer. */
  usable({ columns }: DeckPlan): DeckPlan {
    return {
      columns: columns
        .map((column) => ({ ...column, panes: column.panes.filter((pane) => !this.pageOf(pane).problem) }))
        .filter(({ panes }) => panes.length > 0),
    };
  }

  #title(id: string, { t }: I18n): string {
    const manifest = collectPages().get(id);
    return manifest ? t(manifest.title) : id;
  }
}
