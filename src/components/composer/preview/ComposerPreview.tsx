import { observer } from 'mobx-react-lite';
import { memo, useDeferredValue, useMemo } from 'react';
import { NoteCw } from '~/components/note/card/NoteCw';
import { NoteHeader } from '~/components/note/card/NoteHeader';
import { NoteMedia } from '~/components/note/card/NoteMedia';
import { NotePoll } from '~/components/note/card/NotePoll';
import { NoteQuote } from '~/components/note/card/NoteQuote';
import { NoteText } from '~/components/note/card/NoteText';
import { useNoteView } from '~/components/note/card/useNoteView';
import { Avatar } from '~/components/user/Avatar';
import { useI18n } from '~/i18n/useI18n';
import { useStores } from '~/react/context';
import type { Note, User } from '~/services/records';
import type { NoteView } from '~/stores/noteViews/NoteView';
import type { ComposerState } from '../ComposerState';
import styles from './ComposerPreview.module.css';
import { previewNote } from './previewNote';

/** The note as it will look, while the writer wants to see it. */
export const ComposerPreview = observer(function ComposerPreview({ state }: { state: ComposerState }) {
  const { settings } = useStores();
  return settings.get('showPreview') && <Preview state={state} />;
});

const Preview = observer(function Preview({ state }: { state: ComposerState }) {
  const { t } = useI18n();
  const { clock } = useStores();
  // Drawn when there is time, so that keys never wait for it.
  const note = useDeferredValue(previewNote(state, clock.now()));
  return (
    <section className={styles.preview} aria-label={t('composer.preview')}>
      {/* Its links and buttons lead away from the text, so nothing of it can be pressed or take the focus. */}
      <div inert>
        <PreviewArticle note={note} author={state.author.me} />
      </div>
    </section>
  );
});

const PreviewArticle = memo(function PreviewArticle({ note, author }: { note: Note; author: User }) {
  const { t } = useI18n();
  const view = useOpenView(note.id);
  const isEmpty = note.text === null && note.files.length === 0 && !note.poll && !note.renoteId;
  return (
    <article className={styles.note}>
      <Avatar user={author} />
      <div className={styles.main}>
        <NoteHeader note={note} author={author} />
        <NoteCw note={note} author={author} view={view}>
          {isEmpty && <p className={styles.empty}>{t('composer.preview.empty')}</p>}
          {note.text !== null && (
            <div className={styles.text}>
              <NoteText text={note.text} emojis={note.emojis} author={author} />
            </div>
          )}
          {note.files.length > 0 && <NoteMedia noteId={note.id} files={note.files} view={view} />}
          {note.poll && note.poll.choices.length > 0 && <NotePoll note={note} poll={note.poll} author={author} view={view} />}
          {note.renoteId && <NoteQuote noteId={note.renoteId} />}
        </NoteCw>
      </div>
    </article>
  );
});

/** The view of a note whose warning is open, because nothing of it can be pressed. */
function useOpenView(noteId: string): NoteView {
  const view = useNoteView(noteId);
  return useMemo(
    () => ({
      get state() {
        return { ...view.state, isCwOpen: true };
      },
      update: (change) => view.update(change),
      setFile: (fileId, isShown) => view.setFile(fileId, isShown),
    }),
    [view],
  );
}
