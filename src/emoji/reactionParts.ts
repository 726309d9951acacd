/** A reaction as it travels: `:name@.:` is a custom emoji of our server, `:name@host:` one of another, else a character. */
export type ReactionParts =
  | { readonly kind: 'unicode'; readonly char: string }
  | { readonly kind: 'custom'; readonly name: string; readonly host: string | null };

/** Reads a reaction (reference/mfm.md section 6). */
export function reactionParts(reaction: string): ReactionParts {
  const match = /^:([^:@]+)(?:@([^:@]+))?:$/.exec(reaction);
  if (!match) return { kind: 'unicode', char: reaction };
  const host = match[2];
  return { kind: 'custom', name: match[1]!, host: host === undefined || host === '.' ? null : host };
}
