import { disposable, type Disposable } from './disposable';

/** Keeps a file that is dropped beside every target from taking the place of the page. */
export function holdFiles(): Disposable {
  const listening = new AbortController();
  const hold = (event: DragEvent): void => {
    if (event.defaultPrevented || !event.dataTransfer?.types.includes('Files')) return;
    if (event.target instanceof HTMLInputElement && event.target.type === 'file') return;
    event.preventDefault();
    event.dataTransfer.dropEffect = 'none';
  };
  // On the window, after all listeners of the page.
  for (const type of ['dragover', 'drop'] as const) window.addEventListener(type, hold, { signal: listening.signal });
  return disposable(() => listening.abort());
}
