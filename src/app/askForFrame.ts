import type { LocalStore } from '~/storage/LocalStore';
import { PHONE } from '~/workspace/lib/phoneWidth';
import { shellKind } from '~/workspace/lib/shellKind';
import { readAccount } from './storedBefore';

/**
 * Asks for what is around the page together with the start. The start would ask for it only once it runs, and on a slow line its
 * answer would be the last one that the first note waits for. A wrong guess costs one file: the start asks for what it needs.
 * @param href path and query of the page
 * @param hasPanes whether columns or windows are expected
 */
export function askForFrame(local: LocalStore, href: string, hasPanes: boolean): void {
  const kind = shellKind(href, readAccount(local).id !== null, matchMedia(PHONE).matches, false);
  // Whoever shows the code handles its failure.
  if (kind === 'full') import('~/workspace/shell/NavRail').catch(() => undefined);
  // One file has columns and windows.
  if (kind === 'full' && hasPanes) import('~/workspace/deck/Deck').catch(() => undefined);
  if (kind === 'phone') import('~/workspace/phoneShell').catch(() => undefined);
}
