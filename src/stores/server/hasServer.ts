/** Key in localStorage: the origin of the server that people without an account look at, where the page has none of its own. */
export const VISITED_SERVER = 'visitedServer';

/** The tag with which a static build says that the origin of its page is no server (.scripts/staticHost.ts). */
export const hasServer = (page: Document): boolean => page.head.querySelector('meta[name="server"][content="none"]') === null;
