/** Whether an address is `to` or lies below it. */
export function isAt(href: string, to: string): boolean {
  const path = href.split(/[?#]/, 1)[0]!;
  return path === to || (to !== '/' && path.startsWith(`${to}/`));
}
