import { MutedWordsForm } from '~/components/muting/MutedWordsForm';
import type { WindowProps } from '~/registry/contracts';

/** The words and servers that the account mutes, in a dialog. */
export default function MutedWordsWindow({ close }: WindowProps<'mutedWords'>) {
  return <MutedWordsForm onDone={() => close()} onCancel={() => close()} />;
}
