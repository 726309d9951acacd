/** Scripts that a single language uses. Chinese texts borrow a single kana, so two make a text Japanese. */
const SCRIPTS = [
  ['ja', /[\u3040-\u30ff][^\u3040-\u30ff]*[\u3040-\u30ff]/],
  ['ko', /[\uac00-\ud7af]/],
  ['th', /[\u0e00-\u0e7f]/],
  ['bn', /[\u0980-\u09ff]/],
  ['kn', /[\u0c80-\u0cff]/],
] as const;

/** Most texts have none of these letters. */
const ANY = /[\u0980-\u09ff\u0c80-\u0cff\u0e00-\u0e7f\u3040-\u30ff\uac00-\ud7af]/;

/**
 * Returns the language that the script of a text gives away; undefined for scripts that several languages share. Browsers choose fonts by it, and
 * screen readers a voice: servers do not tell the language of a note.
 */
export const languageOf = (text: string): string | undefined =>
  ANY.test(text) ? SCRIPTS.find(([, script]) => script.test(text))?.[0] : undefined;
