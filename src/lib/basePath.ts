/** Where the product is on its origin: nothing at the top, or a path such as `/wisteria`. */
const BASE = __WISTERIA_BASE__;

/** The path under which browsers know an address of the product. Whole addresses stay as they are. */
export const browserPath = (path: string, base = BASE): string => (/^\/(?!\/)/.test(path) ? base + path : path);

/** The address inside the product that belongs to a path of the browser. */
export const productPath = (path: string, base = BASE): string =>
  path === base || path.startsWith(`${base}/`) ? path.slice(base.length) || '/' : path;
