import type { AnyWidgetManifest } from './defineWidget';

/** The order in which widgets are offered. Other widgets come last. */
const ORDER: readonly string[] = [
  'profile',
  'instanceInfo',
  'memo',
  'notifications',
  'timeline',
  'calendar',
  'rss',
  'rssTicker',
  'clock',
  'activity',
  'photos',
  'digitalClock',
  'unixClock',
  'federation',
  'instanceCloud',
  'postForm',
  'slideshow',
  'serverMetric',
  'onlineUsers',
  'jobQueue',
  'aichan',
  'userList',
  'birthdayFollowings',
];

const rankOf = (id: string): number => (ORDER.includes(id) ? ORDER.indexOf(id) : ORDER.length);

/** Returns every widget manifest by id, found by its folder, in the order in which widgets are offered. */
export function collectWidgets(): ReadonlyMap<string, AnyWidgetManifest> {
  const found = import.meta.glob<{ default: AnyWidgetManifest }>('/widgets/*/manifest.ts', { eager: true });
  const manifests = Object.values(found).map(({ default: manifest }) => manifest);
  return new Map(manifests.toSorted((a, b) => rankOf(a.id) - rankOf(b.id)).map((manifest) => [manifest.id, manifest]));
}
