import { useI18n } from '~/i18n/useI18n';
import { wordDiff } from '~/services/wordDiff';
import styles from './WordDiff.module.css';

/** What changed between two versions of a text: what is gone is struck through, what is new is underlined. */
export function WordDiff({ before, after }: { before: string; after: string }) {
  const { lang } = useI18n();
  return wordDiff(before, after, lang).map(({ kind, text }, index) => {
    if (kind === 'same') return text;
    const Element = kind === 'added' ? 'ins' : 'del';
    return (
      // oxlint-disable-next-line react/no-array-index-key -- the parts of a comparison never move
      <Element key={index} className={styles[kind]}>
        {text}
      </Element>
    );
  });
}
