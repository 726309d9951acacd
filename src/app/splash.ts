/** The splash fades for this long before it is removed (spec section 9); ms. */
const SPLASH_MS = 1000;

/** Fades the splash out and removes it. */
export function removeSplash(): void {
  const splash = document.getElementById('splash');
  if (!splash) return;
  splash.dataset.state = 'leaving';
  setTimeout(() => splash.remove(), SPLASH_MS);
}

/** Says on the splash that nothing could be started, in the page's own words: texts may be what is missing. */
export function showFailedStart(cause: unknown): void {
  // oxlint-disable-next-line no-console -- nothing else is there that could be told
  console.error(cause);
  document.getElementById('splash')?.setAttribute('role', 'alert');
  document.getElementById('failed')?.removeAttribute('hidden');
}
