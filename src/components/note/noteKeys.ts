import type { KeyboardEvent } from 'react';
import { commandFor, type KeyCommand } from '~/services/keys';
import type { NoteCommands } from './NoteCommands';

const TEXT_FIELD = 'input, textarea, select, [contenteditable]';

type Command = (commands: NoteCommands, article: HTMLElement) => void;

const ON_NOTE = ['reply', 'react', 'renote', 'menu', 'cw'] as const satisfies readonly KeyCommand[];

/** What keys do with a focused note (reference/note.md section 12). Menus open at the note, where the focus is. */
const COMMANDS: Readonly<Record<(typeof ON_NOTE)[number], Command>> = {
  reply: (commands) => void commands.reply(),
  react: (commands, article) => void commands.openReactionPicker(anchorIn(article, 'react')),
  renote: (commands, article) => void commands.openRenoteMenu(anchorIn(article, 'renote')),
  menu: (commands, article) => void commands.openMenu(anchorIn(article, 'more')),
  cw: (commands) => commands.toggleCw(),
};

/** Keys that mean the note only while it has the focus itself: on a link or button inside they mean that. */
const ON_NOTE_ITSELF: Readonly<Record<string, Command>> = {
  Enter: (commands) => commands.open(),
  Escape: (_commands, article) => article.blur(),
};

/** Does what a key means for the note that the focus is in. A handled key goes no further: `s` is also a key of the product. */
export function handleNoteKey(event: KeyboardEvent<HTMLElement>, commands: NoteCommands): void {
  if (event.defaultPrevented || event.repeat || event.nativeEvent.isComposing) return;
  const article = event.currentTarget;
  if (event.target instanceof Element && event.target.closest(TEXT_FIELD)) return;
  const named = commandFor(event, ON_NOTE, commands.deps.root.settings.get('keyBindings'));
  const hasModifier = event.ctrlKey || event.metaKey || event.altKey;
  const own = event.target === article && !hasModifier ? ON_NOTE_ITSELF[event.key] : undefined;
  const command = named ? COMMANDS[named] : own;
  if (!command) return;
  event.preventDefault();
  event.stopPropagation();
  command(commands, article);
}

/** The button that does the same, so that what opens stands where it always stands. */
function anchorIn(article: HTMLElement, action: string): Element {
  return article.querySelector(`[data-action="${action}"]`) ?? article;
}
