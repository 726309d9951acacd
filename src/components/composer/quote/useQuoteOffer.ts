import type { ClipboardEvent } from 'react';
import { useI18n } from '~/i18n/useI18n';
import { insertText } from '~/lib/insertText';
import { useServer, useStores } from '~/react/context';
import { refreshNote } from '~/stores/resources/content/notes';
import type { ComposerState } from '../ComposerState';

/** Paths under which servers of this network show notes. */
const NOTE_PATHS = [
  /^\/notes\/[\w-]+\/?$/,
  /^\/@[^/]+\/(?:posts\/)?[\w-]+\/?$/,
  /^\/users\/[^/]+\/statuses\/\w+\/?$/,
  /^\/(?:objects|notice)\/[\w-]+\/?$/,
];

/**
 * Offers to quote a note whose address is pasted. A note of this server is a question; declining pastes the text. The address of
 * another server is pasted, and an offer appears beside the text.
 */
export function useQuoteOffer(state: ComposerState): (event: ClipboardEvent<HTMLTextAreaElement>) => void {
  const { t } = useI18n();
  const { overlays } = useStores();
  const server = useServer();
  return (event) => {
    const pasted = event.clipboardData.getData('text');
    if (state.renoteId) return;
    const noteId = ownNoteId(pasted, server.origins);
    if (noteId === undefined) {
      if (mayBeNote(pasted.trim(), server.origins)) state.quote.offer(pasted.trim());
      return;
    }
    event.preventDefault();
    const field = event.currentTarget;
    const { selectionStart, selectionEnd } = field;
    void (async () => {
      const isWanted = await overlays.confirm({ text: t('composer.quoteQuestion'), kind: 'question' });
      if (!isWanted || !(await quote(noteId))) insertText(field, pasted, { start: selectionStart, end: selectionEnd });
    })();
  };

  async function quote(noteId: string): Promise<boolean> {
    const found = await refreshNote(state.author.account, noteId);
    if (found.ok) state.quote.set(noteId);
    else overlays.showError(found.error);
    return found.ok;
  }
}

/** The id of the note of this server that a text begins with the address of. */
function ownNoteId(text: string, origins: readonly string[]): string | undefined {
  const address = origins.map((origin) => `${origin}/notes/`).find((start) => text.startsWith(start));
  return address && /^[0-9a-z]+/i.exec(text.slice(address.length))?.[0];
}

/** Returns whether a pasted text is a single address that may be a note of another server. */
function mayBeNote(text: string, ownOrigins: readonly string[]): boolean {
  if (/\s/.test(text) || !URL.canParse(text)) return false;
  const { protocol, origin, pathname } = new URL(text);
  return protocol === 'https:' && !ownOrigins.includes(origin) && NOTE_PATHS.some((path) => path.test(pathname));
}
