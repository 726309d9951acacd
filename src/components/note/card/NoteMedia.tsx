import { useMemo } from 'react';
import type { WireDriveFile } from '~/api/wire';
import { MediaGrid } from '~/components/media/MediaGrid';
import type { MediaHost } from '~/components/media/MediaHost';
import { useAccount, useStores } from '~/react/context';
import type { NoteView } from '~/stores/noteViews/NoteView';

interface NoteMediaProps {
  noteId: string;
  files: readonly WireDriveFile[];
  view: NoteView;
}

/** The files of a note. The view of the note remembers which of them the reader revealed. */
export function NoteMedia({ noteId, files, view }: NoteMediaProps) {
  const account = useAccount();
  const { clock } = useStores();
  const host = useMemo<MediaHost>(
    () => ({
      noteId,
      isShown: (fileId) => view.state.files?.[fileId],
      setShown: (fileId, isShown) => view.setFile(fileId, isShown),
      refresh: async () => {
        const asOf = clock.now();
        account.ingest.note(await account.api.call('notes/show', { noteId }), 'fetch', asOf);
      },
    }),
    [account, clock, noteId, view],
  );
  return <MediaGrid files={files} host={host} />;
}
