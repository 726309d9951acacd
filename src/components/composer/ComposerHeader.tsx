import { observer } from 'mobx-react-lite';
import { IconButton } from '~/components/ui/IconButton';
import { MenuButton } from '~/components/ui/MenuButton';
import { useI18n } from '~/i18n/useI18n';
import { AuthorButton } from './author/AuthorButton';
import styles from './Composer.module.css';
import type { ComposerState } from './ComposerState';
import { DraftsButton } from './drafts/DraftsButton';

/** Moves a composer out of its dialog. */
export type TakeOut = (state: ComposerState, place: 'window' | 'column') => void;

interface ComposerHeaderProps {
  state: ComposerState;
  /** Closes the composer after a question, if it is a dialog. */
  onClose: (() => void) | undefined;
  /** Closes it without one, when its content is safe. */
  onLeave: (() => void) | undefined;
  onTakeOut: TakeOut | undefined;
}

/** Shows who posts, and leads to drafts and to other places for the composer. */
export const ComposerHeader = observer(function ComposerHeader({ state, onClose, onLeave, onTakeOut }: ComposerHeaderProps) {
  const { t } = useI18n();
  const editing = state.posting.status === 'editing';
  return (
    <div className={styles.header}>
      <AuthorButton state={state} disabled={!editing} />
      <span className={styles.spring} />
      <DraftsButton state={state} disabled={!editing} onClose={onLeave} />
      {onTakeOut && (
        <MenuButton
          className={styles.takeOut}
          icon="appWindow"
          label={t('composer.takeOut')}
          disabled={!editing}
          items={() => [
            { text: t('composer.toWindow'), icon: 'appWindow', action: () => onTakeOut(state, 'window') },
            { text: t('composer.toColumn'), icon: 'columns', action: () => onTakeOut(state, 'column') },
          ]}
        />
      )}
      {onClose && <IconButton icon="x" label={t('composer.close')} onClick={onClose} />}
    </div>
  );
});
