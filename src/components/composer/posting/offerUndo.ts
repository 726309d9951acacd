import { peek } from '~/lib/peek';
import { createSendingNotes } from '~/stores/posting/SendingNotes';
import type { RootStore } from '~/stores/RootStore';

/** How long a list may need to show a note; ms. */
const SHOWN_AFTER_MS = 800;

/** Offers to take a note back in a message, if no list in sight shows it. */
export function offerUndo(root: RootStore, id: string): void {
  const { clock, overlays, i18n } = root;
  const sending = root.part(createSendingNotes);
  clock.after(SHOWN_AFTER_MS, () => {
    const note = peek(() => sending.items.find((one) => one.id === id));
    const leftMs = (note?.untilMs ?? 0) - clock.now();
    if (!note || leftMs <= 0 || sending.isSeen(id)) return;
    overlays.toast({
      text: i18n.t('composer.undo.posting', { n: Math.ceil(leftMs / 1000) }),
      action: { label: i18n.t('composer.undo'), run: () => note.undo() },
      durationMs: leftMs,
      topic: `sending:${id}`,
    });
  });
}
