import type { MoveStep, SizeStep } from '~/services/workspace/dashboardEdits';

const MOVES: Readonly<Record<string, MoveStep>> = { ArrowLeft: 'left', ArrowRight: 'right', ArrowUp: 'up', ArrowDown: 'down' };

const SIZES: Readonly<Record<string, SizeStep>> = {
  ArrowLeft: 'narrower',
  ArrowRight: 'wider',
  ArrowUp: 'shorter',
  ArrowDown: 'taller',
};

interface Key {
  readonly key: string;
  readonly shiftKey: boolean;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
}

/** The effect of a key on the widget whose handle has the focus: arrows move it, with Shift they resize it. */
export function stepForKey({ key, shiftKey, ctrlKey, metaKey, altKey }: Key): { move: MoveStep } | { resize: SizeStep } | null {
  const move = MOVES[key];
  const resize = SIZES[key];
  if (!move || !resize || ctrlKey || metaKey || altKey) return null;
  return shiftKey ? { resize } : { move };
}
