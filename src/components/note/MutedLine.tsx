import { UserName } from '~/components/user/UserName';
import { Message } from '~/i18n/Message';
import type { User } from '~/services/records';
import styles from './MutedLine.module.css';

interface MutedLineProps {
  author: User;
  reason: 'word' | 'sensitive';
  onShow: () => void;
}

/** Stands for a note that the reader does not want to see; a click shows it all the same. */
export function MutedLine({ author, reason, onShow }: MutedLineProps) {
  return (
    <button type="button" className={styles.line} onClick={onShow}>
      <Message id={reason === 'word' ? 'note.mutedByWord' : 'note.mutedAsSensitive'} values={{ name: <UserName user={author} /> }} />
    </button>
  );
}
