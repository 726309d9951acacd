import { UserName } from '~/components/user/UserName';
import { Message } from '~/i18n/Message';
import type { User } from '~/services/records';
import styles from './MutedLine.module.css';

interface MutedLineProps {
  author: User;
  onShow: () => void;
}

/** Stands for a note with words that the reader does not want to see; a click shows it all the same. */
export function MutedLine({ author, onShow }: MutedLineProps) {
  return (
    <button type="button" className={styles.line} onClick={onShow}>
      <Message id="note.mutedByWord" values={{ name: <UserName user={author} /> }} />
    </button>
  );
}
