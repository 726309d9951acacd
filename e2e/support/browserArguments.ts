/** A name of this machine. Unlike its address, it gives pages over plain HTTP no more rights than any other machine's. */
export const NAME_WITHOUT_HTTPS = 'garden.lan';

/** Makes the browser quiet, alike on every machine, and able to run as root without a graphics card. */
export const BROWSER_ARGUMENTS: readonly string[] = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--font-render-hinting=none',
  '--disable-lcd-text',
  '--force-color-profile=srgb',
  `--host-resolver-rules=MAP ${NAME_WITHOUT_HTTPS} 127.0.0.1`,
];
