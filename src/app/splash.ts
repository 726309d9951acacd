/** The splash fades for this long before it is removed (spec section 9); ms. */
const SPLASH_MS = 1000;

/** Fades the splash out and removes it. */
export function removeSplash(): void {
  const splash = document.getElementById('splash');
  if (!splash) return;
  splash.dataset.state = 'leaving';
  setTimeout(() => splash.remove(), SPLASH_MS);
}
