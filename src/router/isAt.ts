/** Returns whether an address is `to` or below it. */
export function isAt(href: string, to: string): boolean {
  const path = href.split(/[?#]/, 1)[0]!;
  return path === to || (to !== '/' && path.startsWith(`${to}/`));
}
