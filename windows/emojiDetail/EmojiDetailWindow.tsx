import { Loadable } from '~/components/async/Loadable';
import { useQuery } from '~/components/async/useQuery';
import type { WindowProps } from '~/registry/contracts';
import { emojiByName } from '~/stores/resources/server/server';
import { EmojiFacts } from './EmojiFacts';

/** Everything about one custom emoji of this server. */
export default function EmojiDetailWindow({ params: { name } }: WindowProps<'emojiDetail'>) {
  return <Loadable query={useQuery(emojiByName, name)}>{(emoji) => <EmojiFacts emoji={emoji} />}</Loadable>;
}
