import { usePane } from '~/router/PaneContext';
import { useStores } from '~/react/context';

/** What happens to a composer in a pane after posting. */
interface AfterPosting {
  /** Whether the pane is about to close, so that the form stays as it is. */
  readonly freeze: boolean;
  readonly leave: () => void;
}

/**
 * Closes a window after posting, and so a column about a single note. A column for new notes stays and is empty. The main pane
 * goes back.
 * @param isAlone whether the note refers to no other note
 */
export function useAfterPosting(isAlone: boolean): AfterPosting {
  const { workspace } = useStores();
  const { paneId, frame, canGoBack, back, navigate } = usePane();
  if (frame === 'main') return { freeze: true, leave: () => (canGoBack ? back() : navigate('/')) };
  if (frame === 'column' && isAlone) return { freeze: false, leave: () => {} };
  return { freeze: true, leave: () => workspace.close(paneId) };
}
