import { runInAction } from 'mobx';
import { flushSync } from 'react-dom';
import { hiddenAtStart } from '~/components/media/hiddenAtStart';
import type { Note } from '~/services/records';
import type { NoteTarget } from '~/stores/noteActions/NoteTarget';

/** Returns whether the note is behind a warning. */
export const hasCw = ({ cw }: Note): boolean => typeof cw === 'string';

/** Opens or closes the warning of a note. */
export function toggleCw({ view }: NoteTarget, article: HTMLElement | null): void {
  keepingFocus(article, () => view.update({ isCwOpen: !view.state.isCwOpen }));
}

/** Hides all files of a note if one is revealed, or else reveals all. */
export function toggleFiles({ view, root }: NoteTarget, { files }: Note, article: HTMLElement | null): void {
  const rules = { nsfw: root.settings.get('nsfw'), savesMediaData: root.settings.get('dataSaver').media };
  const isShown = files.some((file) => view.state.files?.[file.id] ?? !hiddenAtStart(file, rules));
  keepingFocus(article, () =>
    runInAction(() => {
      for (const file of files) view.setFile(file.id, !isShown);
    }),
  );
}

/** Opens, reveals or plays the first file. @returns whether there is one */
export function openFirstFile(article: HTMLElement | null): boolean {
  const file = article?.querySelector<HTMLElement>('[data-part="media"] :is(a, button)');
  file?.click();
  return Boolean(file);
}

/** Runs a change that may remove the focused element. The note then takes the focus, so that its keys still work. */
function keepingFocus(article: HTMLElement | null, change: () => void): void {
  const focused = document.activeElement;
  flushSync(change);
  if (!focused?.isConnected) article?.focus({ preventScroll: true });
}
