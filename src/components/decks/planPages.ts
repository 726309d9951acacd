import { mayOpen } from '~/registry/mayOpen';
import type { IconName } from '~/components/ui/Icon';
import type { MessageKey } from '~/i18n/I18n';
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

/** The titles of pages that share one with others. */
const SHARED_TITLES: Readonly<Record<string, MessageKey>> = {
  auth: 'page.authorize',
  clip: 'page.clip',
  compose: 'shell.newNote',
  dashboard: 'page.dashboard',
  drive: 'page.drive',
  miauth: 'page.authorize',
  registry: 'registry.title',
  'registry-keys': 'registry.title',
  'registry-value': 'registry.title',
  'written-page': 'writtenPage.title',
};

/** The title of a page, without its manifest, which only the workspace has. */
export const titleOf = (id: string): MessageKey =>
  SHARED_TITLES[id] ?? (`${id.replaceAll(/[-/](\w)/g, (_, letter: string) => letter.toUpperCase())}Page.title` as MessageKey);

/** Finds the page of each pane. Make it once for a plan. */
export class PlanPages {
  readonly #routes = new RouteTable(PAGES);
  readonly #root: RootStore;

  constructor(root: RootStore) {
    this.#root = root;
  }

  /** The page of a pane as this viewer would see it. */
  pageOf({ href }: PlannedPane): PlannedPage {
    const { i18n, session } = this.#root;
    if (href === MAIN_PANE) return { name: i18n.t('decks.main'), icon: 'home' };
    const match = this.#routes.resolve(href, true);
    if (!match) return { name: href, icon: 'alertCircle', problem: 'unknown' };
    const { page, params } = match;
    const icon = page.iconBy?.icons[params[page.iconBy.param] ?? ''] ?? page.icon;
    const timeline = page.id === 'timeline' ? TIMELINES.find((one) => one === params['src']) : undefined;
    const { me, server } = session.current;
    const isOpen = mayOpen(page.requires, me) && (!timeline || availableTimelines(me, server.meta).includes(timeline));
    const name = timeline ? i18n.t(`page.timeline.${timeline}`) : i18n.t(titleOf(page.id));
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
}
