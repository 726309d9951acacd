const ADDRESS = /^[^\s@<>"?&]+@[^\s@<>"?&]+$/;

/** A link to an e-mail address that a server gave; nothing for a text that is none. */
export function MailLink({ address }: { address: string | null }) {
  return address !== null && ADDRESS.test(address) ? <a href={`mailto:${address}`}>{address}</a> : null;
}
