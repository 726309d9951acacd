import { useI18n } from '~/i18n/useI18n';
import { plainWords } from '~/mfm/plainWords';
import { noteSummary } from '~/services/noteSummary';
import { useAccount } from '~/react/context';

/** Returns a function that summarizes a note on one line. Call it inside an observer. */
export function useSummaries(): (noteId: string) => string {
  const { notes } = useAccount();
  const { t } = useI18n();
  return (noteId) =>
    noteSummary(noteId, {
      get: (id) => notes.get(id),
      words: plainWords,
      texts: { deleted: t('note.deleted'), hidden: t('note.hidden'), poll: t('note.poll'), files: (n) => t('note.files', { n }) },
    });
}

/** Returns a summary of a note on one line. Call this inside an observer. */
export function useNoteSummary(noteId: string): string {
  return useSummaries()(noteId);
}
