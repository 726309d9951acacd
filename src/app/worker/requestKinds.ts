import { productPath } from '~/lib/basePath';
import { isPagePath } from '~/lib/pagePaths';

/** What the worker answers: a page, a file of the build, or a picture that anybody may see. */
export type RequestKind = 'page' | 'file' | 'picture';

/** Paths of pictures that belong to everybody: faces, and emoji of every kind. */
const PUBLIC_PICTURES = /^\/(?:avatar|identicon|emoji|twemoji|twemoji-badge|fluent-emoji)\//;

/** The media proxy, here and behind a gateway. Its flags name the purpose of a picture. */
const PROXY = /^\/(?:proxy|media-proxy)(?:\/|$)/;
const PUBLIC_PURPOSES = ['avatar', 'emoji', 'preview'];

/** The part of a request that decides who answers it. */
export interface AskedFor {
  readonly method: string;
  readonly mode: string;
  readonly url: URL;
  readonly origin: string;
}

/** Whether a path is one of the files that the build names by their content. */
export const isBuiltFile = (path: string): boolean => productPath(path).split('/')[1] === 'assets';

/**
 * Who answers a request: null for the network alone. Answers of the API, files and pictures of notes are nobody else's business, and are never
 * kept.
 * @param rootFiles paths of files of the root that belong to the build
 */
export function requestKind({ method, mode, url, origin }: AskedFor, rootFiles: ReadonlySet<string>): RequestKind | null {
  if (method !== 'GET' || url.origin !== origin) return null;
  const { searchParams } = url;
  const pathname = productPath(url.pathname);
  if (mode === 'navigate') return isPagePath(pathname) ? 'page' : null;
  if (isBuiltFile(url.pathname) || rootFiles.has(url.pathname)) return 'file';
  if (PUBLIC_PICTURES.test(pathname)) return 'picture';
  return PROXY.test(pathname) && PUBLIC_PURPOSES.some((name) => searchParams.has(name)) ? 'picture' : null;
}

/** Whether another app shares something with the installed product (`share_target` of its manifest). */
export const isShare = ({ method, mode, url, origin }: AskedFor): boolean =>
  method === 'POST' && mode === 'navigate' && url.origin === origin && productPath(url.pathname) === '/share';
