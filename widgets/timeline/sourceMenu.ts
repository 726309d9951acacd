import type { IconName } from '~/components/ui/Icon';
import { shownAcct } from '~/components/user/acct';
import type { I18n } from '~/i18n/I18n';
import type { NamedRef } from '~/registry/fields';
import type { OptionsOf } from '~/registry/options';
import { myChannels } from '~/stores/resources/feeds/channelLists';
import { myAntennas } from '~/stores/resources/feeds/antennas';
import { myClips } from '~/stores/resources/content/clips';
import { myLists } from '~/stores/resources/feeds/lists';
import { explorableRoles } from '~/stores/resources/users/people';
import { resourcesOf } from '~/stores/resources/resourcesOf';
import type { AccountScope } from '~/stores/session/AccountScope';
import type { TimelineSource } from '~/stores/timelines/sources';
import type { MenuItem, OverlayStore } from '~/stores/ui/OverlayStore';
import type { options as schema } from './options';

/** The options that say what the widget shows. */
export type TimelineWidgetOptions = OptionsOf<typeof schema>;

type Kind = TimelineWidgetOptions['src'];

/** The timelines of the server. */
const SERVER = ['home', 'local', 'social', 'global', 'featured'] as const;

/** The notes that the viewer also gets as notifications. */
const OWN = ['mentions', 'directs'] as const;

const ICONS: Readonly<Record<Kind, IconName>> = {
  home: 'home',
  local: 'planet',
  social: 'bolt',
  global: 'whirl',
  featured: 'star',
  mentions: 'messages',
  directs: 'mail',
  list: 'list',
  antenna: 'antenna',
  channel: 'deviceTv',
  role: 'badge',
  clip: 'paperclip',
  hashtag: 'hash',
  user: 'user',
};

/** The source of the timeline; home if the chosen thing is missing. */
export function chosenSource({ src, list, antenna, channel, role, clip, tag, user }: TimelineWidgetOptions): TimelineSource {
  const home = { kind: 'home' } as const;
  switch (src) {
    case 'list':
      return list ? { kind: 'list', listId: list.id } : home;
    case 'antenna':
      return antenna ? { kind: 'antenna', antennaId: antenna.id } : home;
    case 'channel':
      return channel ? { kind: 'channel', channelId: channel.id } : home;
    case 'role':
      return role ? { kind: 'role', roleId: role.id } : home;
    case 'clip':
      return clip ? { kind: 'clip', clipId: clip.id } : home;
    case 'hashtag':
      return tag === null ? home : { kind: 'hashtag', tag };
    case 'user':
      return user ? { kind: 'user', userId: user.id, tab: 'all' } : home;
    default:
      return { kind: src };
  }
}

/** The name and icon of a source. */
export function nameOfSource(options: TimelineWidgetOptions, i18n: Pick<I18n, 't'>): { readonly name: string; readonly icon: IconName } {
  const { kind } = chosenSource(options);
  const src = kind === options.src ? kind : 'home';
  return { name: chosenName(src, options, i18n), icon: ICONS[src] };
}

function chosenName(src: Kind, { list, antenna, channel, role, clip, tag, user }: TimelineWidgetOptions, i18n: Pick<I18n, 't'>): string {
  switch (src) {
    case 'list':
      return list!.name;
    case 'antenna':
      return antenna!.name;
    case 'channel':
      return channel!.name;
    case 'role':
      return role!.name;
    case 'clip':
      return clip!.name;
    case 'hashtag':
      return `#${tag}`;
    case 'user':
      return shownAcct(user!);
    default:
      return fixedName(src, i18n);
  }
}

function fixedName(src: (typeof SERVER | typeof OWN)[number], { t }: Pick<I18n, 't'>): string {
  return src === 'featured' || src === 'mentions' || src === 'directs' ? t(`timelineWidget.${src}`) : t(`page.timeline.${src}`);
}

interface SourceMenuContext {
  readonly options: TimelineWidgetOptions;
  readonly account: AccountScope;
  readonly i18n: I18n;
  readonly overlays: OverlayStore;
  readonly choose: (change: Partial<TimelineWidgetOptions>) => void;
}

/** The menu of all sources: timelines of the server, notes to the viewer, the viewer's own things, and two that are asked for. */
export async function sourceMenu({ options, account, i18n, overlays, choose }: SourceMenuContext): Promise<readonly MenuItem[]> {
  const { t } = i18n;
  const resources = resourcesOf(account);
  const [antennas = [], lists = [], channels, roles = [], clips = []] = await Promise.all([
    resources.read(myAntennas, null),
    resources.read(myLists, null),
    myChannels(account),
    // Not every server lists its roles, and the rest of the menu works without them.
    resources.read(explorableRoles, null).catch(() => undefined),
    resources.read(myClips, null),
  ]);
  const chosen = chosenSource(options).kind;
  const { name, icon } = nameOfSource(options, i18n);
  const fixed = (src: (typeof SERVER | typeof OWN)[number]): MenuItem => ({
    text: fixedName(src, i18n),
    icon: ICONS[src],
    active: chosen === src,
    action: () => choose({ src }),
  });
  const refs = (all: readonly NamedRef[], src: 'antenna' | 'list' | 'channel' | 'role' | 'clip'): readonly MenuItem[] =>
    all.length === 0
      ? []
      : [
          { type: 'divider' },
          ...all.map((one) => ({
            text: one.name,
            icon: ICONS[src],
            active: chosen === src && options[src]?.id === one.id,
            action: () => choose({ src, [src]: { id: one.id, name: one.name } }),
          })),
        ];
  const askForTag = async () => {
    const tag = await overlays.open('hashtagChooser', {});
    if (tag) choose({ src: 'hashtag', tag });
  };
  const askForUser = async () => {
    const user = await overlays.open('userChooser', { includeSelf: true });
    if (user) choose({ src: 'user', user });
  };
  return [
    ...SERVER.map(fixed),
    { type: 'divider' },
    ...OWN.map(fixed),
    ...refs(antennas, 'antenna'),
    ...refs(lists, 'list'),
    ...refs(channels, 'channel'),
    ...refs(roles, 'role'),
    ...refs(clips, 'clip'),
    { type: 'divider' },
    ...(chosen === 'hashtag' || chosen === 'user' ? [{ text: name, icon, active: true, action: () => {} }] : []),
    { type: 'link', text: t('timelineWidget.findChannels'), icon: ICONS.channel, to: '/channels' },
    { text: t('timelineWidget.chooseHashtag'), icon: ICONS.hashtag, action: askForTag },
    { text: t('timelineWidget.chooseUser'), icon: ICONS.user, action: askForUser },
  ];
}
