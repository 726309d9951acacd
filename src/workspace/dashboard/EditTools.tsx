import { later } from '~/react/later';

/** What arranges the whole dashboard while it is edited. */
export const EditTools = later(async () => (await import('./editing')).EditBar, { neededOffline: true });
