import { UserName } from '~/components/user/UserName';
import { Message } from '~/i18n/Message';
import type { MessageKey } from '~/generated/MessageKey';
import { keepFocus } from '~/lib/keepFocus';
import type { User } from '~/services/records';
import styles from './MutedLine.module.css';

interface MutedLineProps {
  /** A text that says why, with the author's `{name}`. It never repeats the words that the reader muted. */
  reason: MessageKey;
  author: User;
  onShow: () => void;
}

/** Replaces a note that the reader does not want to see; a click still shows it. */
export function MutedLine({ reason, author, onShow }: MutedLineProps) {
  return (
    <button ref={keepFocus} type="button" className={styles.line} onClick={onShow}>
      <Message id={reason} values={{ name: <UserName user={author} inline /> }} />
    </button>
  );
}
