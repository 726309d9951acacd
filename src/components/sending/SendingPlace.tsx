import { observer } from 'mobx-react-lite';
import { useAccount, useStores } from '~/react/context';
import { later } from '~/react/later';
import { createSendingNotes, type SendingNote } from '~/stores/posting/SendingNotes';

/** Late, because most visits post nothing. */
export const SendingRows = later<{ notes: readonly SendingNote[] }>(async () => (await import('./SendingRows')).SendingRows, {
  neededOffline: true,
});

interface SendingPlaceProps {
  /** Whether a note belongs here. */
  takes: (note: SendingNote) => boolean;
  /** Returns the notes that are here, the newest first; observable. */
  ids: () => readonly string[];
}

/** How many of the newest notes are searched for one that has arrived. */
const SEARCHED = 8;

/** The notes of this page that are on their way to the list below. Most of the time there are none, and it shows nothing. */
export const SendingPlace = observer(function SendingPlace({ takes, ids }: SendingPlaceProps) {
  const account = useAccount();
  const { items, landed } = useStores().part(createSendingNotes);
  if (items.length === 0) return null;
  const newest = ids().slice(0, SEARCHED);
  const isHere = (one: SendingNote): boolean =>
    newest.some((id) => {
      const note = account.notes.get(id);
      // The live connection may be faster than the answer that names the note.
      const isIt =
        note?.userId === account.me?.id && note?.text === one.text && Date.parse(note?.createdAt ?? '') >= one.postedAtMs - CLOCKS_MS;
      return landed.get(one.id) === id || isIt;
    });
  const shown = items.filter((one) => one.account === account && takes(one) && !isHere(one));
  return shown.length > 0 && <SendingRows notes={shown} />;
});

/** How far the clocks of server and browser may differ; ms. */
const CLOCKS_MS = 1_000;
