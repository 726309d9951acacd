import type { ComposerParams } from '~/components/composer/params';
import { defineWindow } from '~/registry/defineWindow';

/** What is known when the drafts open. */
interface DraftsParams {
  /** The draft that the composer behind is writing. */
  readonly openId?: string | undefined;
  /** Which drafts are shown first; those of this browser by default. */
  readonly tab?: 'server' | undefined;
}

/** Lists the drafts of the account. Ends with what the composer needs for the chosen one. */
export default defineWindow<DraftsParams, ComposerParams>({
  id: 'drafts',
  title: 'draftsWindow.title',
  neededOffline: true,
});
