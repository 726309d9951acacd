import type { ClipboardEvent } from 'react';
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
 * Lets files be dropped and pasted into a composer. The code that attaches them loads with the first one.
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
        void attach((code, deps) => code.uploadPasted(deps, files));
      },
    },
  };
}

/** Returns the pasted files. A text that also comes as a picture, as from a word processor, is pasted as text. */
function pastedFiles(data: DataTransfer): readonly File[] {
  return data.getData('text/plain') === '' ? [...data.files] : [];
}
