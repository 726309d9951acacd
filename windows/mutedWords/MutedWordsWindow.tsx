import { MutedWordsForm } from '~/components/muting/MutedWordsForm';
import type { WindowProps } from '~/registry/defineWindow';
import type manifest from './manifest';

/** The words and servers that the account mutes, in a dialog. */
export default function MutedWordsWindow({ close }: WindowProps<typeof manifest>) {
  return <MutedWordsForm onDone={() => close()} onCancel={() => close()} />;
}
