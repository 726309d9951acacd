import { toAppError } from '~/lib/AppError';
import type { NoteTarget } from '~/stores/noteActions/NoteTarget';
import type { LateActs } from './lateActs';

/**
 * Does something with a note. Commands and menus load with their texts at the first use. A failure offers another try.
 *
 * @example
 * runOnNote(note, (acts) => acts.run(note, 'reply', { anchor: button }));
 */
export function runOnNote(note: NoteTarget, act: (acts: LateActs) => unknown): void {
  const run = async (): Promise<void> => {
    try {
      const [{ lateActs }] = await Promise.all([import('./lateActs'), note.root.i18n.bring(['noteMenu', 'profile'])]);
      await act(lateActs);
    } catch (thrown) {
      note.root.overlays.showError(toAppError(thrown), { retry: () => void run() });
    }
  };
  void run();
}
