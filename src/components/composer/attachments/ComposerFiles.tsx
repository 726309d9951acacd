import { observer } from 'mobx-react-lite';
import { LateFailure } from '~/components/async/LateFailure';
import { later } from '~/react/later';
import type { ComposerState } from '../ComposerState';

const AttachedFiles = later<{ state: ComposerState }>(
  async ({ i18n }) => {
    const [{ AttachedFiles }] = await Promise.all([import('./AttachedFiles'), i18n.bring(['drive'])]);
    return AttachedFiles;
  },
  { failed: LateFailure },
);

/** The files of a note in progress. Most notes have no files, so this code loads with the first one. */
export const ComposerFiles = observer(function ComposerFiles({ state }: { state: ComposerState }) {
  if (state.attachments.files.length === 0 && (state.attachments.uploads?.items.length ?? 0) === 0) return null;
  return <AttachedFiles state={state} />;
});
