const LOADED = 'loaded';

/**
 * Loads a script of another site into the page; once, however often it is asked for. The address must be a constant of the product:
 * a script may do everything that the page can.
 * @returns rejects if the script cannot be loaded. The next call tries again.
 */
export function loadScript(address: string): Promise<void> {
  const known = [...document.scripts].find(({ src }) => src === address);
  if (known?.dataset['state'] === LOADED) return Promise.resolve();
  const script = known ?? document.createElement('script');
  const end = new Promise<void>((resolve, reject) => {
    script.addEventListener('load', () => {
      script.dataset['state'] = LOADED;
      resolve();
    });
    script.addEventListener('error', () => {
      script.remove();
      reject(new Error('the script did not load'));
    });
  });
  if (!known) {
    script.src = address;
    document.head.append(script);
  }
  return end;
}
