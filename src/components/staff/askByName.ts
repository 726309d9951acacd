import type { OverlayStore } from '~/stores/ui/OverlayStore';

interface Danger {
  /** What is going to be gone. */
  readonly text: string;
  /** What has to be typed. */
  readonly name: string;
  /** The title of the dialog in which it is typed. */
  readonly typeIt: string;
  /** Says that something else was typed. */
  readonly isOther: string;
  /** The text of the button that destroys. */
  readonly okLabel: string;
}

/** Asks before something that nobody can undo: in words, and then for a name to be typed. @returns whether both were answered */
export async function askByName(overlays: OverlayStore, { text, name, typeIt, isOther, okLabel }: Danger): Promise<boolean> {
  if (!(await overlays.confirm({ kind: 'warning', text, okLabel, danger: true }))) return false;
  const typed = await overlays.prompt({ title: typeIt, placeholder: name });
  if (typed === undefined) return false;
  if (typed.trim() === name) return true;
  await overlays.alert({ kind: 'error', text: isOther });
  return false;
}
