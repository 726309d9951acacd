/**
 * Whether the server still hands out the build that is running: the entry's file name carries a hash of its content,
 * so the served page names our entry exactly when nothing newer was deployed. An unreachable page counts as current.
 */
export async function clientIsCurrent(signal: AbortSignal): Promise<boolean> {
  const entry = document.querySelector<HTMLScriptElement>('script[type="module"][src]')?.getAttribute('src');
  if (!entry) return true;
  try {
    const answer = await fetch('/', { cache: 'no-store', headers: { accept: 'text/html' }, signal });
    return !answer.ok || (await answer.text()).includes(entry);
  } catch {
    // Unreachable is diagnosed by the server check; here it says nothing about versions.
    return true;
  }
}
