import { toAppError } from '~/lib/AppError';
import type { RootStore } from '~/stores/RootStore';
import type * as laterPart from './laterPart';

/** Loads the code about drafts of the server; null after a message that it did not load. */
export async function bringLaterPart({ overlays }: Pick<RootStore, 'overlays'>): Promise<typeof laterPart | null> {
  try {
    return await import('./laterPart');
  } catch (thrown) {
    overlays.showError(toAppError(thrown));
    return null;
  }
}
