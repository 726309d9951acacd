import { Composer } from '~/components/composer/Composer';
import type { TakeOut } from '~/components/composer/ComposerHeader';
import { createMovedComposers } from '~/components/composer/MovedComposers';
import { useDeletion } from '~/components/composer/useDeletion';
import { LoadingState } from '~/components/async/LoadingState';
import { useAccount, useStores } from '~/react/context';
import type { WindowProps } from '~/registry/defineWindow';
import type manifest from './manifest';
import { prefersReducedMotion } from '~/lib/prefersReducedMotion';
import { randomId } from '~/lib/randomId';

/** The composer as a dialog. Closing it without posting keeps the text as a draft. */
export default function ComposerWindow({ params, close }: WindowProps<typeof manifest>) {
  const mayBegin = useDeletion(params, close);
  const takeOut = useTakeOut(close);
  const afterMotion = useSentMotion();
  if (!mayBegin) return <LoadingState />;
  return (
    <Composer
      variant="dialog"
      params={params}
      onPosted={(noteId) => (noteId === null ? close() : afterMotion(() => close(noteId)))}
      onClose={() => close()}
      onTakeOut={(state, place) => takeOut(state, place)}
    />
  );
}

/** Returns a function that moves the composer to a pane of the same account and closes the dialog. */
function useTakeOut(close: () => void): (...move: Parameters<TakeOut>) => void {
  const { workspace, session, part } = useStores();
  const account = useAccount();
  return (state, place) => {
    const href = part(createMovedComposers).keep(state, randomId());
    const record = { account: account === session.current ? null : account.ref };
    close();
    if (place === 'window') workspace.openWindow(href, record);
    else workspace.openColumn(href, record);
  };
}

/** How long a posted note flies away, in ms; the same as `--dur-3` of the styles. */
const SENT_MS = 400;

/** Returns a function that runs something once the posted note has flown away, or at once where nothing moves. */
function useSentMotion(): (then: () => void) => void {
  const { clock, settings } = useStores();
  return (then) => {
    if (prefersReducedMotion() || !settings.get('animation')) then();
    else clock.after(SENT_MS, then);
  };
}
