/** Text as a part of a LIKE pattern that says `ESCAPE '\'`: what it contains stands for itself. */
export const likeText = (text: string): string => text.replaceAll(/[%_\\]/g, String.raw`\$&`);
