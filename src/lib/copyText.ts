/**
 * Puts a text on the clipboard. Pages over plain HTTP have no `navigator.clipboard`, and browsers may refuse it: then the older command
 * copies.
 * @returns whether the browser has copied
 */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copiedBy((event) => {
      event.preventDefault();
      event.stopPropagation();
      event.clipboardData?.setData('text/plain', text);
    });
  }
}

/** Copies what is selected. @returns whether the browser has copied */
export const copySelection = (): boolean => copiedBy(() => {});

/** Runs the browser's command, which works only shortly after a key or a press. @param handle receives its event */
function copiedBy(handle: (event: ClipboardEvent) => void): boolean {
  if (typeof document.execCommand !== 'function') return false;
  let hasCopied = false;
  const listen = (event: ClipboardEvent): void => {
    hasCopied = true;
    handle(event);
  };
  window.addEventListener('copy', listen, { capture: true });
  try {
    // oxlint-disable-next-line typescript/no-deprecated -- pages over plain HTTP have no other way
    return document.execCommand('copy') && hasCopied;
  } finally {
    window.removeEventListener('copy', listen, { capture: true });
  }
}
