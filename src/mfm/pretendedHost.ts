import { safeHttpUrl } from '~/lib/safeHttpUrl';

/** The host that a link's text claims to lead to; null when it does not read like an address. */
export function pretendedHost(label: string): string | null {
  const text = label.trim();
  if (/\s/u.test(text) || !/^(?:https?:\/\/)?[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)*\.\p{L}{2,}(?:[:/?#]|$)/iu.test(text)) return null;
  const href = safeHttpUrl(/^https?:\/\//i.test(text) ? text : `https://${text}`);
  return href === null ? null : new URL(href).hostname;
}
