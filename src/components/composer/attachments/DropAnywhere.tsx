import { useEffect, useState } from 'react';
import { peek } from '~/lib/peek';
import { useStores } from '~/react/context';
import type { RootStore } from '~/stores/RootStore';
import { compose } from '~/stores/session/guards';
import { DropHere } from './DropHere';

/**
 * Files that are dropped on the page, beside everything that takes files itself, begin a note. Nothing begins behind a dialog. A picture
 * that is dragged out of the page is no file of the person.
 */
export function DropAnywhere() {
  const root = useStores();
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    let isOfPage = false;
    const listen = (type: 'dragstart' | 'dragend' | 'dragover' | 'dragleave' | 'drop', handle: (event: DragEvent) => void) =>
      document.addEventListener(type, handle, { signal });
    const takes = (event: DragEvent): event is DragEvent & { readonly dataTransfer: DataTransfer } =>
      !isOfPage && !event.defaultPrevented && event.dataTransfer?.types.includes('Files') === true && mayBegin(root);
    listen('dragstart', () => (isOfPage = true));
    listen('dragend', () => (isOfPage = false));
    listen('dragover', (event) => {
      setOver(takes(event));
      if (!takes(event)) return;
      event.preventDefault();
      event.dataTransfer.dropEffect = 'copy';
    });
    // Without another element, the pointer has left the page.
    listen('dragleave', (event) => event.relatedTarget instanceof Node || setOver(false));
    listen('drop', (event) => {
      setOver(false);
      const isTaken = takes(event);
      isOfPage = false;
      if (!isTaken) return;
      event.preventDefault();
      void compose(root, { initialUploads: [...event.dataTransfer.files] });
    });
    return () => listening.abort();
  }, [root]);
  return isOver && <DropHere isPage />;
}

/** Whether a note can begin: somebody is signed in, and no dialog is open. */
const mayBegin = ({ session, overlays }: RootStore): boolean => peek(() => session.current.me !== null && !overlays.hasOpen());
