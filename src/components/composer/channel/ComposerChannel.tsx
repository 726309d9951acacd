import { observer } from 'mobx-react-lite';
import { useQuery } from '~/components/async/useQuery';
import { channelColor } from '~/components/note/card/channelColor';
import { Button } from '~/components/ui/Button';
import { useI18n } from '~/i18n/useI18n';
import { useAccount } from '~/react/context';
import { channelById } from '~/stores/resources/feeds/channels';
import type { ComposerState } from '../ComposerState';
import styles from './ComposerChannel.module.css';

interface ComposerChannelProps {
  state: ComposerState;
  channelId: string;
}

/** Takes the place of the visibility button: everyone can read a channel, on this server only. */
export const ComposerChannel = observer(function ComposerChannel({ state, channelId }: ComposerChannelProps) {
  const { t } = useI18n();
  const name = useChannel(state, channelId)?.name;
  return (
    <Button className={styles.channel} variant="ghost" icon="deviceTv" disabled title={t('composer.channel.visibility')}>
      {name ?? t('composer.channel')}
    </Button>
  );
});

/** A bar in the color of the channel beside the text. */
export const ComposerChannelBar = observer(function ComposerChannelBar({ state, channelId }: ComposerChannelProps) {
  const channel = useChannel(state, channelId);
  return <span className={styles.bar} style={channel && channelColor({ channel })} aria-hidden="true" />;
});

/** The channel of a note in progress. */
interface Channel {
  readonly name: string;
  readonly color?: string | undefined;
}

/** Returns the channel of a note in progress; undefined until it is known. Call this inside an observer. */
function useChannel({ target: { replyId, renoteId } }: ComposerState, channelId: string): Channel | undefined {
  const { notes } = useAccount();
  const target = notes.get(replyId ?? renoteId ?? '')?.channel;
  const query = useQuery(channelById, channelId);
  return target?.id === channelId ? target : query.value;
}
