/** The version of this build, put in by the bundler. */
declare const __WISTERIA_VERSION__: string;
