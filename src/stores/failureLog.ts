import { NetworkError, OfflineError, type AppError } from '~/lib/AppError';
import type { Clock } from '~/lib/clock';

/** How long a failed import waits for the page to be left, which is why browsers give up imports; ms. */
const LEAVING_MS = 1_000;

/** What browsers call an import that failed, each in its own words. */
const FAILED_IMPORT = /dynamically imported module|importing a module script failed|could not load|unable to preload/i;

/** The parts of `window` that tell when the page is left. */
type LeavingPage = Pick<Window, 'addEventListener'>;

/**
 * Returns a function that logs background failures. The text never contains a token, an address or a note. A missing network is not logged:
 * the page says so, and the operation is repeated. Neither are imports that the browser gives up because the page is being left.
 */
export function failureLog(page: LeavingPage, clock: Clock): (error: AppError) => void {
  let isLeft = false;
  page.addEventListener('pagehide', () => (isLeft = true));
  page.addEventListener('pageshow', () => (isLeft = false));
  const log = ({ name, message }: AppError): void => {
    // oxlint-disable-next-line no-console -- failures of operations that the viewer did not start are only logged
    if (!isLeft) console.warn(`${name}: ${message}`);
  };
  return (error) => {
    if (error instanceof OfflineError || error instanceof NetworkError) return;
    if (FAILED_IMPORT.test(error.message)) clock.after(LEAVING_MS, () => log(error));
    else log(error);
  };
}
