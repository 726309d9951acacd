/** The version of this build, put in by the bundler. */
declare const __WISTERIA_VERSION__: string;

/** Where the product is on its origin, without the slash at the end; put in by the bundler. */
declare const __WISTERIA_BASE__: string;

/** Where the catalogs of texts are, without the slash at the end; put in by the bundler. */
declare const __WISTERIA_TEXTS__: string;
