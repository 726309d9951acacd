import { Composer } from '~/components/composer/Composer';
import { useDeletion } from '~/components/composer/useDeletion';
import { LoadingState } from '~/components/async/LoadingState';
import type { WindowProps } from '~/registry/contracts';

/** The composer as a dialog. Closing it without posting keeps the text as a draft. */
export default function ComposerWindow({ params, close }: WindowProps<'composer'>) {
  const mayBegin = useDeletion(params, close);
  return mayBegin ? <Composer variant="dialog" params={params} onPosted={close} onClose={() => close()} /> : <LoadingState />;
}
