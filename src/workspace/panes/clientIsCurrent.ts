/**
 * Whether the server still serves the running build. The name of the entry file has a hash of its content, so the served page
 * names the running entry exactly when nothing newer is deployed. If the page cannot be reached, the client counts as current.
 */
export async function clientIsCurrent(signal: AbortSignal): Promise<boolean> {
  const entry = document.querySelector<HTMLScriptElement>('script[type="module"][src]')?.getAttribute('src');
  if (!entry) return true;
  try {
    const answer = await fetch('/', { cache: 'no-store', headers: { accept: 'text/html' }, signal });
    return !answer.ok || (await answer.text()).includes(entry);
  } catch {
    // Another check reports that the server is unreachable.
    return true;
  }
}
