import type { IconName } from '~/components/ui/Icon';
import type { I18n } from '~/i18n/I18n';
import type { NamedRef } from '~/registry/fields';
import type { OptionsOf } from '~/registry/options';
import { myAntennas } from '~/stores/resources/antennas';
import { myLists } from '~/stores/resources/lists';
import { resourcesOf } from '~/stores/resources/resourcesOf';
import type { AccountScope } from '~/stores/session/AccountScope';
import type { ServerTimeline } from '~/stores/timelines/availableTimelines';
import type { TimelineSource } from '~/stores/timelines/sources';
import type { MenuItem } from '~/stores/ui/OverlayStore';
import type { options as schema } from './options';

/** The options that say what the widget shows. */
export type TimelineWidgetOptions = OptionsOf<typeof schema>;

const SERVER: readonly ServerTimeline[] = ['home', 'local', 'social', 'global'];

const ICONS: Readonly<Record<TimelineWidgetOptions['src'], IconName>> = {
  home: 'home',
  local: 'planet',
  social: 'bolt',
  global: 'whirl',
  list: 'list',
  antenna: 'antenna',
};

/** The source of the timeline; home if no list or antenna is chosen. */
export function chosenSource({ src, list, antenna }: TimelineWidgetOptions): TimelineSource {
  if (src === 'list') return list ? { kind: 'list', listId: list.id } : { kind: 'home' };
  if (src === 'antenna') return antenna ? { kind: 'antenna', antennaId: antenna.id } : { kind: 'home' };
  return { kind: src };
}

/** The name and icon of a source. */
export function nameOfSource(options: TimelineWidgetOptions, { t }: Pick<I18n, 't'>): { readonly name: string; readonly icon: IconName } {
  const { kind } = chosenSource(options);
  if (kind === 'list') return { name: options.list!.name, icon: ICONS.list };
  if (kind === 'antenna') return { name: options.antenna!.name, icon: ICONS.antenna };
  const src = SERVER.find((one) => one === kind) ?? 'home';
  return { name: t(`page.timeline.${src}`), icon: ICONS[src] };
}

/** The menu of all sources: timelines of the server, then antennas, then lists. */
export async function sourceMenu(
  options: TimelineWidgetOptions,
  account: AccountScope,
  { t }: I18n,
  choose: (change: Partial<TimelineWidgetOptions>) => void,
): Promise<readonly MenuItem[]> {
  const resources = resourcesOf(account);
  const [antennas = [], lists = []] = await Promise.all([resources.read(myAntennas, null), resources.read(myLists, null)]);
  const refs = (all: readonly NamedRef[], src: 'antenna' | 'list'): readonly MenuItem[] =>
    all.length === 0
      ? []
      : [
          { type: 'divider' },
          ...all.map(({ id, name }) => ({
            text: name,
            icon: ICONS[src],
            active: options.src === src && options[src]?.id === id,
            action: () => choose({ src, [src]: { id, name } }),
          })),
        ];
  return [
    ...SERVER.map((src) => ({
      text: t(`page.timeline.${src}`),
      icon: ICONS[src],
      active: chosenSource(options).kind === src,
      action: () => choose({ src }),
    })),
    ...refs(antennas, 'antenna'),
    ...refs(lists, 'list'),
  ];
}
