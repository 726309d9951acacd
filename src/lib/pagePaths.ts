/** Paths that belong to the server. They never answer with the page, whatever the browser accepts. */
const SERVER_PATHS =
  /^\/(api|streaming|files|proxy|emoji|avatar|identicon|url|twemoji|twemoji-badge|fluent-emoji|media-proxy|client-assets|__test|csp-report|assets)(\/|\?|$)/;

/** What browsers and programs look for at the root, such as robots.txt. Names in addresses of pages begin with an @, or lie deeper. */
const ROOT_FILES = /^\/(\.well-known\/.*|[^/@]+\.[^/@]+)$/;

/** Whether the product's page stands at a path, instead of something that the server answers itself. */
export const isPagePath = (path: string): boolean => !SERVER_PATHS.test(path) && !ROOT_FILES.test(path);
