import { observer } from 'mobx-react-lite';
import { useRef } from 'react';
import { IconButton } from '~/components/ui/IconButton';
import { MenuButton } from '~/components/ui/MenuButton';
import { useScrollEdges } from '~/components/ui/useScrollEdges';
import { useI18n } from '~/i18n/useI18n';
import { neededOffline } from '~/lib/neededOffline';
import { useStores } from '~/react/context';
import { postsLater } from '~/services/serverDrafts';
import styles from './Composer.module.css';
import type { ComposerState } from './ComposerState';
import { DraftsButton } from './drafts/DraftsButton';
import { showFocused } from './showFocused';
import { EmojiButton } from './text/EmojiButton';
import { FunctionButton } from './text/FunctionButton';
import { MentionButton } from './text/MentionButton';

interface ComposerFooterProps {
  state: ComposerState;
  counterId: string;
  /** Closes the composer, if it is a dialog. */
  onClose: (() => void) | undefined;
}

/** Buttons that add to the text, and the number of characters left. */
export const ComposerFooter = observer(function ComposerFooter({ state, counterId, onClose }: ComposerFooterProps) {
  const { t } = useI18n();
  const { settings } = useStores();
  const { remaining } = state.words;
  const hasHashtags = settings.get('postFormWithHashtags');
  const row = useRef<HTMLDivElement>(null);
  useScrollEdges(row, postsLater(state.author.me));
  const hasPreview = settings.get('showPreview');
  return (
    <div ref={row} className={styles.footer} onFocus={showFocused}>
      <AttachButton state={state} />
      <IconButton icon="chartArrows" label={t('composer.poll')} pressed={state.poll.current !== null} onClick={() => state.poll.toggle()} />
      <IconButton icon="eyeOff" label={t('composer.cw')} pressed={state.words.useCw} onClick={() => state.words.toggleCw()} />
      <MentionButton state={state} />
      <IconButton
        icon="hash"
        label={t('composer.hashtags')}
        pressed={hasHashtags}
        onClick={() => settings.set('postFormWithHashtags', !hasHashtags)}
      />
      <EmojiButton state={state} />
      <FunctionButton />
      {postsLater(state.author.me) && (
        <IconButton
          icon="clock"
          label={t('composer.scheduled')}
          pressed={state.server.scheduled !== null}
          onClick={() => state.server.toggleSchedule()}
        />
      )}
      <DraftsButton state={state} onClose={onClose} />
      <span className={styles.spring} />
      <span id={counterId} className={styles.counter} data-over={remaining !== null && remaining < 0} role="status">
        {remaining !== null && t('composer.remaining', { n: remaining })}
      </span>
      <IconButton icon="eye" label={t('composer.preview')} pressed={hasPreview} onClick={() => settings.set('showPreview', !hasPreview)} />
    </div>
  );
});

const loadAttachMenu = neededOffline(() => import('./attachments/attachMenu'));

/** A button that offers the ways to attach files. The code for that loads with the first press. */
const AttachButton = observer(function AttachButton({ state }: { state: ComposerState }) {
  const { t } = useI18n();
  const root = useStores();
  const { account } = state.author;
  const items = () => loadAttachMenu().then(({ attachMenu }) => attachMenu({ root, account, state }));
  return <MenuButton icon="paperclip" label={t('composer.attach')} align="start" items={items} />;
});
