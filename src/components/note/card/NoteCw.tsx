import { observer } from 'mobx-react-lite';
import { useId, type ReactNode } from 'react';
import { Icon } from '~/components/ui/Icon';
import { useI18n } from '~/i18n/useI18n';
import { isLongText } from '~/services/noteFacts';
import type { Note, User } from '~/services/records';
import { Foldable } from './Foldable';
import styles from './NoteCw.module.css';
import { NoteText } from './NoteText';
import type { NoteView } from '~/stores/noteViews/NoteView';

interface NoteCwProps {
  note: Note;
  author: User;
  view: NoteView;
  /** The id of the warning, which describes the article while the note is closed. */
  textId?: string;
  /** The content behind the warning, or the whole content of a note without one. */
  children: ReactNode;
}

/** The content of a note, behind its warning if it has one. */
export function NoteCw(props: NoteCwProps) {
  const { cw } = props.note;
  return typeof cw === 'string' ? <Warned {...props} cw={cw} /> : props.children;
}

/** The text of the warning, and the button that shows and hides the content. */
const Warned = observer(function Warned({ note, author, view, textId, children, cw }: NoteCwProps & { cw: string }) {
  const { t } = useI18n();
  const isOpen = view.state.isCwOpen === true;
  const text = cw && (
    <div id={textId} className={styles.text}>
      <NoteText text={cw} emojis={note.emojis} author={author} />
    </div>
  );
  // Describes the hidden content in advance.
  const detailsId = useId();
  const details =
    !isOpen &&
    [
      note.text && t('note.cwChars', { n: note.text.length }),
      note.renoteId && t('note.quote'),
      note.files.length > 0 && t('note.cwFiles', { n: note.files.length }),
      note.poll && t('note.poll'),
    ]
      .filter(Boolean)
      .join(' · ');
  return (
    <>
      <div className={styles.cw} data-part="warning">
        <Icon name="alertTriangle" className={styles.icon} />
        <button
          type="button"
          className={styles.toggle}
          aria-expanded={isOpen}
          aria-describedby={details ? detailsId : undefined}
          onClick={() => view.update({ isCwOpen: !isOpen })}
        >
          {isOpen ? t('note.cwHide') : t('note.cwShow')}
        </button>
        <div className={styles.words}>
          {isLongText(cw) ? (
            <Foldable view={view} part="isCwUnfolded">
              {text}
            </Foldable>
          ) : (
            text
          )}
          {details && (
            <small id={detailsId} className={styles.details}>
              {details}
            </small>
          )}
        </div>
      </div>
      {isOpen && children}
    </>
  );
});
