import { usePane } from '~/router/PaneContext';
import { useStores } from '~/react/context';

/** What happens to a composer in a pane once its note is posted. */
interface AfterPosting {
  /** Whether the pane is about to leave, so that the form stays as it is. */
  readonly freeze: boolean;
  readonly leave: () => void;
}

/**
 * A window closes with its note, and so does a column about one note. A column for new notes stays, empty. In the main pane
 * the page before comes back.
 * @param isAlone whether the note is about no other one
 */
export function useAfterPosting(isAlone: boolean): AfterPosting {
  const { workspace } = useStores();
  const { paneId, frame, canGoBack, back, navigate } = usePane();
  if (frame === 'main') return { freeze: true, leave: () => (canGoBack ? back() : navigate('/')) };
  if (frame === 'column' && isAlone) return { freeze: false, leave: () => {} };
  return { freeze: true, leave: () => void workspace.store?.close(paneId) };
}
