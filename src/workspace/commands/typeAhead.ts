import { peek } from '~/lib/peek';
import { writesText } from '~/services/keys';
import { createTypedAhead, type TypingPlace } from '~/stores/ui/TypedAhead';
import type { CommandTargets } from '../CommandContext';

/** Keeps a letter for the field of a page or window that is still loading, instead of running a command. @returns whether it did */
export function typeAhead(event: KeyboardEvent, targets: CommandTargets): boolean {
  const place = writesText(event) && !event.altKey ? waitingPlace(targets) : null;
  if (place === null) return false;
  targets.root.part(createTypedAhead).add(place, event.key);
  event.preventDefault();
  return true;
}

/** Where a field is about to appear. */
function waitingPlace({ root, workspace, panes }: CommandTargets): TypingPlace | null {
  const top = peek(() => root.overlays.stack.at(-1));
  if (top) return top.kind === 'window' && !document.querySelector(`[data-overlay="${top.key}"]`) ? `${top.key}` : null;
  const { main, active } = panes;
  if (active !== main || main.element.querySelector('[data-main-field], [role="alert"]')) return null;
  const isSignedIn = peek(() => root.session.current.me !== null);
  return workspace.routes.resolve(main.history.href, isSignedIn)?.page.hasField === true ? 'page' : null;
}
