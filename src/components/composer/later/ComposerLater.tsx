import { observer } from 'mobx-react-lite';
import { LateFailure } from '~/components/async/LateFailure';
import { later } from '~/react/later';
import type { ComposerState } from '../ComposerState';

const LaterFields = later<{ state: ComposerState }>(async () => (await import('./laterPart')).LaterFields, { failed: LateFailure });

/** When the server posts the note. Most notes are posted at once, so this code loads with the first choice of a time. */
export const ComposerLater = observer(function ComposerLater({ state }: { state: ComposerState }) {
  return state.server.later && <LaterFields state={state} />;
});
