import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { LazyFailure } from '~/components/async/LazyFailure';
import { useStores } from '~/react/context';
import { later } from '~/react/later';
import { createAllUploads } from '~/stores/uploads/AllUploads';
import type { FileOwner } from './Attachments';

const AttachedFiles = later<{ state: FileOwner }>(async () => (await import('./AttachedFiles')).AttachedFiles, {
  failed: LazyFailure,
  neededOffline: true,
});

/** The files of a note in progress. Most notes have no files, so this code loads with the first one. */
export const ComposerFiles = observer(function ComposerFiles({ state }: { state: FileOwner }) {
  const { attachments } = state;
  const { account } = state.author;
  const { place } = state.draft;
  const { part } = useStores();
  useEffect(() => attachments.connect(part(createAllUploads).of(account), place), [attachments, part, account, place]);
  if (attachments.files.length === 0 && attachments.waiting.length === 0) return null;
  return <AttachedFiles state={state} />;
});
