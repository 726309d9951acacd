import { browserPath } from './basePath';

/** Whether the server of this page answers, so that reloading shows the page and not an error of the browser. Never rejects. */
export async function isServed(): Promise<boolean> {
  const answer = await fetch(browserPath('/'), { method: 'HEAD', cache: 'no-store' }).catch(() => null);
  return answer?.ok ?? false;
}
