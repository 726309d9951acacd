import { observer } from 'mobx-react-lite';
import { Button } from '~/components/ui/Button';
import { Spinner } from '~/components/ui/Spinner';
import { useI18n } from '~/i18n/useI18n';
import type { EmojiOffer } from './EmojiOffer';
import styles from './EmojiPicker.module.css';
import type { EmojiPickerState } from './EmojiPickerState';

interface PickerStatusProps {
  state: EmojiPickerState;
  offer: EmojiOffer;
}

/** Says how many emoji a search found, why it found none, and which lists did not load. */
export const PickerStatus = observer(function PickerStatus({ state, offer }: PickerStatusProps) {
  const { t } = useI18n();
  const { isLoading, problem } = offer;
  return (
    <>
      <p className={styles.status} role="status">
        {isLoading && <Spinner />}
        {text()}
      </p>
      {problem && (
        <p className={styles.status} role="alert">
          {t('emojiPicker.loadFailed')}
          <Button icon="refresh" onClick={() => void offer.load()}>
            {t('core.retry')}
          </Button>
        </p>
      )}
    </>
  );

  function text(): string {
    if (state.isSearching) return searched();
    if (isLoading || problem || state.rows.rows.length > 0) return '';
    return t(state.tab === 'tags' ? 'emojiPicker.noTags' : 'emojiPicker.noCustom');
  }

  function searched(): string {
    const refused = offer.refused(state.query);
    if (refused !== null) return t('emojiPicker.notAllowed', { emoji: refused });
    if (state.foundCount > 0) return t('emojiPicker.emojisFound', { n: state.foundCount });
    return isLoading ? '' : t('emojiPicker.noEmojiFound');
  }
});
