/** Whether an address is that of an entry, or lies below it. */
export function isAt(href: string, to: string): boolean {
  const path = href.split(/[?#]/, 1)[0]!;
  return path === to || (to !== '/' && path.startsWith(`${to}/`));
}
