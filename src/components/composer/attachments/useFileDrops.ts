import { useEffect, useEffectEvent, type ClipboardEvent } from 'react';
import { droppedFrom, isDriveDrag, isFileDrag, useDropTarget } from '~/components/drive/driveDrag';
import { useStores } from '~/react/context';
import { toAppError } from '~/lib/AppError';
import { neededOffline } from '~/lib/neededOffline';
import type { ComposerState } from '../ComposerState';
import type * as attachFiles from './attachFiles';
import type { AttachDeps, Dropped } from './attachFiles';

const loadAttachFiles = neededOffline(() => import('./attachFiles'));

type AttachFiles = typeof attachFiles;

/**
 * Lets files be dropped and pasted into a composer, and attaches those that it begins with. The code that attaches them loads with the first one.
 * @returns whether a file is over the composer, and the listeners of its element
 */
export function useFileDrops(state: ComposerState) {
  const root = useStores();
  const attach = async (run: (code: AttachFiles, deps: AttachDeps) => Promise<void>) => {
    try {
      await run(await loadAttachFiles(), { root, account: state.author.account, state });
    } catch (thrown) {
      root.overlays.showError(toAppError(thrown));
    }
  };
  const attachFirst = useEffectEvent(() => {
    const files = state.takeInitialUploads();
    if (files.length > 0) void attach((code, deps) => code.uploadToNote(deps, files));
  });
  useEffect(() => attachFirst(), []);
  const { isOver, handlers } = useDropTarget(
    (event) => state.posting.status === 'editing' && (isFileDrag(event) || isDriveDrag(event)),
    (event) => {
      const dropped: Dropped = { drag: droppedFrom(event), files: [...event.dataTransfer.files] };
      void attach((code, deps) => code.attachDropped(deps, dropped));
    },
  );
  return {
    isOver,
    handlers: {
      ...handlers,
      onPaste(event: ClipboardEvent) {
        const files = pastedFiles(event.clipboardData);
        if (files.length === 0 || state.posting.status !== 'editing') return;
        event.preventDefault();
        // Files of a file manager have names of their own.
        const hasNames = event.clipboardData.getData('text/plain') !== '';
        void attach((code, deps) => (hasNames ? code.uploadToNote(deps, files) : code.uploadPasted(deps, files)));
      },
    },
  };
}

/** Formats of a text with its looks, which programs for writing put on the clipboard. */
const FORMATTED = ['text/rtf', 'text/html'];

/**
 * Returns the pasted files. A text that also comes as a picture, as from a word processor, is pasted as text: it has a formatted version.
 * File managers add only the names of the files.
 */
function pastedFiles(data: DataTransfer): readonly File[] {
  const isText = data.getData('text/plain') !== '' && FORMATTED.some((format) => data.types.includes(format));
  return isText ? [] : [...data.files];
}
