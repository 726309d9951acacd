import { useId, useRef, useState, type FormEvent } from 'react';
import { observer } from 'mobx-react-lite';
import type { WireMe } from '~/api/wire';
import { useI18n } from '~/i18n/useI18n';
import { useAccount, useStores } from '~/react/context';
import styles from './Composer.module.css';
import { ComposerFailure } from './posting/ComposerFailure';
import { ComposerFiles } from './attachments/ComposerFiles';
import { ComposerFooter } from './ComposerFooter';
import { ComposerHeader, type TakeOut } from './ComposerHeader';
import { ComposerRecipients } from './ComposerRecipients';
import { ComposerState } from './ComposerState';
import { ComposerTargets } from './ComposerTargets';
import { ComposerText } from './text/ComposerText';
import type { ComposerParams } from './params';
import { useClosing } from './useClosing';
import { usePosting } from './posting/usePosting';

interface ComposerProps {
  /** `page` and `widget`: fills a pane or a widget. */
  variant: 'dialog' | 'inline' | 'page' | 'widget';
  params: ComposerParams;
  /** A composer that was moved out of its dialog; without one, a new one is created. */
  state?: ComposerState | undefined;
  /** Keeps the form as it is after posting, because it is about to close, like a dialog. */
  freeze?: boolean;
  onPosted?: (noteId: string) => void;
  onClose?: () => void;
  /** Moves it to a pane, so that people can read beside it. */
  onTakeOut?: TakeOut | undefined;
}

/** The form that writes a note. Shows nothing to visitors. */
export const Composer = observer(function Composer(props: ComposerProps) {
  const { me } = useAccount();
  return me && <ComposerForm {...props} me={me} />;
});

const ComposerForm = observer(function ComposerForm({ me, ...props }: ComposerProps & { me: WireMe }) {
  const { variant, params, state: taken, freeze = variant === 'dialog', onPosted, onClose, onTakeOut } = props;
  const { t } = useI18n();
  const root = useStores();
  const account = useAccount();
  const [state] = useState(() => taken ?? new ComposerState(root, account, me, params));
  const form = useRef<HTMLFormElement>(null);
  const post = usePosting(state, {
    freeze,
    button: () => form.current?.querySelector('[type="submit"]'),
    onPosted,
  });
  const close = useClosing(state, onClose);
  const counterId = useId();
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    void post();
  };
  return (
    <form
      ref={form}
      className={styles.composer}
      data-variant={variant}
      data-window-fill={variant === 'dialog' || undefined}
      aria-label={t('composer.newNote')}
      aria-busy={state.status === 'posting'}
      data-unsaved={state.isUnkept || undefined}
      onSubmit={handleSubmit}
    >
      <ComposerHeader state={state} me={me} onClose={close} onTakeOut={onTakeOut} />
      <fieldset
        className={styles.fields}
        // On a page of its own, this is what scrolls.
        data-part={variant === 'page' ? 'scroller' : undefined}
        disabled={state.status !== 'editing'}
      >
        <ComposerTargets state={state} />
        <ComposerRecipients state={state} />
        <ComposerText
          state={state}
          autoFocus={variant === 'dialog' || taken !== undefined}
          counterId={counterId}
          onPost={() => void post()}
          onEscape={close}
        />
        <ComposerFailure state={state} />
        <ComposerFiles state={state} />
        <ComposerFooter state={state} counterId={counterId} />
      </fieldset>
    </form>
  );
});
