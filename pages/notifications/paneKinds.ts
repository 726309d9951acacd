import type { Options } from '~/services/workspace/document';
import { NOTIFICATION_KINDS, type NotificationKind } from '~/stores/notifications/kinds';

/**
 * Returns the notification types that a column excludes, in a fixed order. The stored list may come from another
 * version.
 */
export function excludedOf(options: Options | null): readonly NotificationKind[] {
  const kept: readonly unknown[] = Array.isArray(options?.['excludeTypes']) ? options['excludeTypes'] : [];
  return NOTIFICATION_KINDS.filter((kind) => kept.includes(kind));
}
