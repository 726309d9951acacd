import { useQuery } from '~/components/async/useQuery';
import { useAccount } from '~/react/context';
import { channelById } from '~/stores/resources/feeds/channels';
import type { ComposerState } from '../ComposerState';

/** The channel of a note in progress. */
interface Channel {
  readonly name: string;
  readonly color?: string | undefined;
}

/** Returns the channel of a note in progress; undefined until it is known. Call this inside an observer. */
export function useChannel({ params }: ComposerState, channelId: string): Channel | undefined {
  const { notes } = useAccount();
  const target = notes.get(params.replyId ?? params.renoteId ?? '')?.channel;
  const query = useQuery(channelById, channelId);
  return target?.id === channelId ? target : query.value;
}
