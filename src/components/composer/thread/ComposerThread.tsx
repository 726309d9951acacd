import { observer } from 'mobx-react-lite';
import type { MouseEvent } from 'react';
import { Button } from '~/components/ui/Button';
import { useI18n } from '~/i18n/useI18n';
import { splitText } from '~/services/splitText';
import type { ComposerState } from '../ComposerState';
import styles from '../Composer.module.css';
import { noteField } from '../text/noteField';
import { ThreadFields } from './ThreadFields';

/** The notes that follow as a thread, and the offer to make one of a text that is too long. Most notes are alone and show nothing. */
export const ComposerThread = observer(function ComposerThread({ state }: { state: ComposerState }) {
  return (
    <>
      {state.words.left < 0 && state.words.longestText > 0 && !state.server.scheduled && <Offer state={state} />}
      {state.thread.parts.length > 0 && <ThreadFields state={state} />}
    </>
  );
});

const Offer = observer(function Offer({ state: { words, thread } }: { state: ComposerState }) {
  const { t } = useI18n();
  const split = ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
    // The offer goes away with the focus.
    noteField(currentTarget)?.focus();
    const [first = '', ...rest] = splitText(words.text, words.longestText);
    words.setText(first);
    thread.putFirst(rest);
  };
  return (
    <div className={styles.strip}>
      <span>{t('composer.thread.tooLong', { n: -words.left })}</span>
      <Button onClick={split}>{t('composer.thread.split')}</Button>
    </div>
  );
});
