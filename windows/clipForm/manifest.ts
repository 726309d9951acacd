import { defineWindow } from '~/registry/defineWindow';
import type { Clip } from '~/services/records';

/** The clip to change; without it, a new one is created. */
interface ClipFormParams {
  readonly clip?: Clip;
}

/** Ends with the clip as the server stored it. */
export default defineWindow<ClipFormParams, Clip>({
  id: 'clipForm',
  title: 'page.clip',
});
