/** Escapes a text for a LIKE pattern with `ESCAPE '\'`, so that its characters stand for themselves. */
export const likeText = (text: string): string => text.replaceAll(/[%_\\]/g, String.raw`\$&`);
