import { observer } from 'mobx-react-lite';
import { LazyFailure } from '~/components/async/LazyFailure';
import { later } from '~/react/later';
import type { ComposerState } from '../ComposerState';
import type { ComposerPoll } from './ComposerPoll';

const PollEditor = later<{ poll: ComposerPoll; onRemove: () => void }>(async () => (await import('./PollEditor')).PollEditor, {
  failed: LazyFailure,
  neededOffline: true,
});

/** The editor of the poll, while the note has one. Most notes have none, so this code loads with the first poll. */
export const ComposerPollEditor = observer(function ComposerPollEditor({ state }: { state: ComposerState }) {
  const poll = state.poll.current;
  return poll && <PollEditor poll={poll} onRemove={() => state.poll.toggle()} />;
});
