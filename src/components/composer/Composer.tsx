import { useId, useRef, useState, type FormEvent, type KeyboardEvent } from 'react';
import { observer } from 'mobx-react-lite';
import type { WireMe } from '~/api/wire';
import { useI18n } from '~/i18n/useI18n';
import { isComposing } from '~/lib/keys';
import { useAccount, useStores } from '~/react/context';
import { useMayTakeFocus } from '~/router/useMayTakeFocus';
import { AuthorProvider } from './author/AuthorProvider';
import { ComposerChannelBar } from './channel/ComposerChannel';
import styles from './Composer.module.css';
import { ComposerFailure } from './posting/ComposerFailure';
import { ComposerFiles } from './attachments/ComposerFiles';
import { DropHere } from './attachments/DropHere';
import { useFileDrops } from './attachments/useFileDrops';
import { ComposerFooter } from './ComposerFooter';
import { ComposerHeader, type TakeOut } from './ComposerHeader';
import { ComposerHashtags } from './hashtags/ComposerHashtags';
import { ComposerPollEditor } from './poll/ComposerPollEditor';
import { ScheduleFields } from './scheduled/ScheduleFields';
import { ComposerPreview } from './preview/ComposerPreview';
import { ComposerRecipients } from './recipients/ComposerRecipients';
import { ComposerState } from './ComposerState';
import { ComposerTargets } from './ComposerTargets';
import { ComposerText } from './text/ComposerText';
import { ComposerThread } from './thread/ComposerThread';
import type { ComposerParams } from './params';
import { useClosing } from './useClosing';
import { useKeptDraft } from './drafts/useKeptDraft';
import { usePosting, type OnPosted } from './posting/usePosting';

interface ComposerProps {
  /** `page` and `widget`: fills a pane or a widget. */
  variant: 'dialog' | 'inline' | 'page' | 'widget';
  params: ComposerParams;
  /** Whether its text is what its page or window is for: by default, that of `page` and `dialog`. */
  isMain?: boolean;
  /** A composer that was moved out of its dialog; without one, a new one is created. */
  state?: ComposerState | undefined;
  /** Keeps the form as it is after posting, because it is about to close, like a dialog. */
  freeze?: boolean;
  /** Whether notes are posted at once, because the page is about to close and nobody could take them back. */
  isFinal?: boolean;
  onPosted?: OnPosted;
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
  const {
    variant,
    params,
    state: taken,
    freeze = variant === 'dialog',
    isFinal = false,
    onPosted,
    onClose,
    onTakeOut,
    isMain = variant === 'page' || variant === 'dialog',
  } = props;
  const { t } = useI18n();
  const root = useStores();
  const account = useAccount();
  const mayTakeFocus = useMayTakeFocus();
  const [state] = useState(() => taken ?? new ComposerState(root, account, me, params));
  const form = useRef<HTMLFormElement>(null);
  const post = usePosting(state, {
    freeze,
    button: () => form.current?.querySelector<HTMLButtonElement>('[type="submit"]'),
    onPosted,
    isFinal,
  });
  const close = useClosing(state, onClose);
  useKeptDraft(state);
  const drops = useFileDrops(state);
  const counterId = useId();
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    void post();
  };
  const handleKey = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.defaultPrevented || isComposing(event.nativeEvent)) return;
    const isWanted = event.ctrlKey || event.metaKey;
    // Otherwise, Enter in a field with one line would post by mistake.
    if (isWanted || event.target instanceof HTMLInputElement) event.preventDefault();
    if (isWanted) void post();
  };
  const hasPreview = root.settings.get('showPreview');
  const fields = (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys and files that bubble from the fields inside
    <form
      {...drops.handlers}
      ref={form}
      className={styles.composer}
      data-variant={variant}
      data-preview={hasPreview || undefined}
      data-sent={(freeze && state.posting.status === 'posted') || undefined}
      data-window-width={hasPreview ? 'widest' : 'form'}
      data-window-fill={variant === 'dialog' || undefined}
      data-window-parts={variant === 'dialog' || undefined}
      aria-label={t('composer.newNote')}
      aria-busy={state.posting.status === 'posting'}
      data-unsaved={state.draft.isUnkept || undefined}
      onSubmit={handleSubmit}
      onKeyDown={handleKey}
    >
      {drops.isOver && <DropHere />}
      <ComposerHeader state={state} onClose={close} onLeave={onClose} onTakeOut={onTakeOut} />
      <fieldset
        className={styles.fields}
        // On a page of its own, this element scrolls.
        data-part={variant === 'page' ? 'scroller' : undefined}
        disabled={state.posting.status !== 'editing'}
      >
        <div className={styles.body}>
          <div className={styles.writing}>
            <ComposerTargets state={state} />
            <ComposerRecipients state={state} />
            <div className={styles.words}>
              {params.channelId !== undefined && <ComposerChannelBar state={state} channelId={params.channelId} />}
              <ComposerText
                state={state}
                isMain={isMain}
                autoFocus={variant === 'dialog' || taken !== undefined || (isMain && mayTakeFocus)}
                counterId={counterId}
                onPost={() => void post()}
                onEscape={close}
              />
            </div>
            <ComposerFailure state={state} />
            <ComposerHashtags />
            <ComposerFiles state={state} />
            <ComposerPollEditor state={state} />
            <ComposerThread state={state} />
            <ScheduleFields state={state} />
          </div>
          <ComposerPreview state={state} />
        </div>
      </fieldset>
      <ComposerFooter state={state} counterId={counterId} />
    </form>
  );
  return <AuthorProvider state={state}>{fields}</AuthorProvider>;
});
