import { Composer } from '~/components/composer/Composer';
import { useDeletion } from '~/components/composer/useDeletion';
import { LoadingState } from '~/components/async/LoadingState';
import type { WindowProps } from '~/registry/contracts';

/** The composer as a dialog; what was typed stays as a draft when it is closed without posting. */
export default function ComposerWindow({ params, close }: WindowProps<'composer'>) {
  const mayBegin = useDeletion(params, close);
  return mayBegin ? <Composer variant="dialog" params={params} onPosted={close} onClose={() => close()} /> : <LoadingState />;
}
