import { observer } from 'mobx-react-lite';
import { useRef, type MouseEvent } from 'react';
import { useI18n } from '~/i18n/useI18n';
import { useStores } from '~/react/context';
import { postsLater } from '~/services/serverDrafts';
import { openAttachMenu } from './attachments/openAttachMenu';
import { VisibilityButton } from './audience/VisibilityButton';
import { ComposerChannel } from './channel/ComposerChannel';
import type { ComposerState } from './ComposerState';
import { SubmitButton } from './submit/SubmitButton';
import { EmojiButton } from './text/EmojiButton';
import { moreMenu } from './tools/moreMenu';
import { ToolButton } from './tools/ToolButton';
import styles from './tools/Tools.module.css';

interface ComposerFooterProps {
  state: ComposerState;
  /** The id of the counter, which describes the text box. */
  counterId: string;
}

/** What can be added to the note, and below it: who can see the note, how long it may be, and the button that posts. */
export const ComposerFooter = observer(function ComposerFooter({ state, counterId }: ComposerFooterProps) {
  const { channelId } = state.params;
  const isEditing = state.posting.status === 'editing';
  return (
    <>
      <Tools state={state} disabled={!isEditing} />
      <div className={styles.send}>
        {channelId === undefined ? (
          <VisibilityButton state={state} disabled={!isEditing} />
        ) : (
          <ComposerChannel state={state} channelId={channelId} />
        )}
        <span className={styles.spring} />
        <Count state={state} id={counterId} />
        <SubmitButton state={state} />
      </div>
    </>
  );
});

const Tools = observer(function Tools({ state, disabled }: { state: ComposerState; disabled: boolean }) {
  const { t } = useI18n();
  const root = useStores();
  const { settings, overlays } = root;
  const { me } = state.author;
  const preview = useRef<HTMLButtonElement>(null);
  const hasPreview = settings.get('showPreview');
  const canSchedule = postsLater(me);
  const { files, waiting } = state.attachments;
  const openMore = ({ currentTarget: button }: MouseEvent<HTMLButtonElement>) => {
    const hasPreviewButton = preview.current?.offsetParent !== null;
    const items = moreMenu({ root, state, button, hasPreviewButton });
    void overlays.openMenu(button, items, { label: t('composer.more'), align: 'end' });
  };
  return (
    <fieldset className={styles.tools} data-full={canSchedule || undefined} disabled={disabled}>
      <ToolButton
        icon="photoPlus"
        word={t('composer.tool.files')}
        label={t('composer.attach')}
        isUsed={files.length + waiting.length > 0}
        aria-haspopup="menu"
        onClick={({ currentTarget }) => openAttachMenu(root, state, currentTarget)}
      />
      <ToolButton icon="chartBar" word={t('composer.poll')} pressed={state.poll.current !== null} onClick={() => state.poll.toggle()} />
      <ToolButton
        icon="alertTriangle"
        word={t('composer.tool.cw')}
        label={t('composer.cw')}
        pressed={state.words.useCw}
        onClick={() => state.words.toggleCw()}
      />
      <EmojiButton state={state} />
      {canSchedule && (
        <ToolButton
          icon="clock"
          word={t('composer.scheduled')}
          pressed={state.server.scheduled !== null}
          // Servers schedule single notes.
          disabled={state.thread.parts.length > 0}
          onClick={() => state.server.toggleSchedule()}
        />
      )}
      <ToolButton
        ref={preview}
        className={styles.preview}
        icon="eye"
        word={t('composer.preview')}
        pressed={hasPreview}
        onClick={() => settings.set('showPreview', !hasPreview)}
      />
      <ToolButton className={styles.more} icon="dots" word={t('composer.more')} aria-haspopup="menu" onClick={openMore} />
    </fieldset>
  );
});

/** The number of characters left. Screen readers hear it when it becomes small. */
const Count = observer(function Count({ state: { words }, id }: { state: ComposerState; id: string }) {
  const i18n = useI18n();
  const { remaining, left } = words;
  return (
    <>
      <span className={styles.count} data-over={left < 0 || undefined} aria-hidden="true">
        {i18n.number(left)}
      </span>
      <span id={id} className="visuallyHidden" role="status">
        {remaining !== null && i18n.t('composer.remaining', { n: remaining })}
      </span>
    </>
  );
});
