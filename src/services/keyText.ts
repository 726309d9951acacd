/** Keys that stand on keyboards under another name than the standard one. */
const WRITTEN: Readonly<Record<string, string>> = {
  ArrowLeft: '←',
  ArrowUp: '↑',
  ArrowRight: '→',
  ArrowDown: '↓',
  Escape: 'Esc',
  PageUp: 'Page Up',
  PageDown: 'Page Down',
};

/** A key as it is written for people, such as `Ctrl+←`. @param key as `keyName` says it */
export function keyText(key: string): string {
  return key.replace(/[A-Za-z]+$/, (name) => WRITTEN[name] ?? name);
}
