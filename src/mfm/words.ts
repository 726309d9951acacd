/**
 * How the words of markup are written, as parts of patterns: what is completed, read from a text and accepted in a form is the
 * same. Patterns with these parts need the case of both kinds of letters, so they have neither the flag `i` nor `u`.
 */

/** The characters in names of users and of servers. This server's own have only letters, digits and underscores. */
export const NAME_CHARS = String.raw`\w.-`;

/** A name of a user or of a server. */
export const NAME = `[${NAME_CHARS}]+`;

/** The name of a custom emoji. */
export const EMOJI_NAME = String.raw`[\w+-]+`;

/** The beginning of an address. */
export const ADDRESS_START = 'https?://';

/** A character of an address. Brackets count only in pairs. */
export const ADDRESS_CHAR = String.raw`[\w.,/:%#@$&?!~=+-]`;

/** A character of a hashtag. Brackets count only in pairs. */
export const HASHTAG_CHAR = String.raw`[^ \u3000\t\r\n.,!?'"#:/[\]【】()「」（）<>]`;

/** What stands before a name or a hashtag is not a letter or a digit: a mail address is none. */
export const NOT_IN_WORD = '(?<![A-Za-z0-9])';

/** The code of a custom emoji. A letter or digit after it makes it a part of something else, such as a time of day. */
export const EMOJI_CODE = `:${EMOJI_NAME}:(?![A-Za-z0-9])`;
