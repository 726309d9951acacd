import { Loadable } from '~/components/async/Loadable';
import { useQuery } from '~/components/async/useQuery';
import type { WindowProps } from '~/registry/defineWindow';
import { emojiByName } from '~/stores/resources/server/server';
import type manifest from './manifest';
import { EmojiFacts } from './EmojiFacts';

/** Everything about one custom emoji of this server. */
export default function EmojiDetailWindow({ params: { name } }: WindowProps<typeof manifest>) {
  return <Loadable query={useQuery(emojiByName, name)}>{(emoji) => <EmojiFacts emoji={emoji} />}</Loadable>;
}
