import type { Options } from '~/services/workspace/document';
import { NOTIFICATION_KINDS, type NotificationKind } from '~/stores/notifications/kinds';

/** Kinds that a column leaves out, in one order. What is kept there may come from another version. */
export function excludedOf(options: Options | null): readonly NotificationKind[] {
  const kept: readonly unknown[] = Array.isArray(options?.['excludeTypes']) ? options['excludeTypes'] : [];
  return NOTIFICATION_KINDS.filter((kind) => kept.includes(kind));
}
