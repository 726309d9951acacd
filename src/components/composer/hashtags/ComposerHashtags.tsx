import { observer } from 'mobx-react-lite';
import { useRef, useState } from 'react';
import { useSuggestions } from '~/components/chooser/useSuggestions';
import { Icon } from '~/components/ui/Icon';
import { useI18n } from '~/i18n/useI18n';
import { useStores } from '~/react/context';
import { DraftStore } from '~/stores/drafts/DraftStore';
import { hashtagsLike } from '~/stores/resources/content/hashtags';
import { folded } from '~/services/searchText';
import styles from './ComposerHashtags.module.css';
import { wordsOf } from './joinHashtags';

/** How many hashtags are suggested at once. */
const SUGGESTIONS = 8;

/** The hashtags that are added to every note, while they are switched on. */
export const ComposerHashtags = observer(function ComposerHashtags() {
  const { settings } = useStores();
  return settings.get('postFormWithHashtags') && <HashtagRow />;
});

/** A field for hashtags, kept for the next notes. While it has the focus, it suggests hashtags for the last word. */
const HashtagRow = observer(function HashtagRow() {
  const { t } = useI18n();
  const root = useStores();
  const field = useRef<HTMLInputElement>(null);
  const [used] = useState(() => new DraftStore(root).hashtags);
  const { setText, query } = useSuggestions(hashtagsLike, (word) => word);
  const row = root.settings.get('postFormHashtags');
  const word = lastWord(row);
  const typed = new Set(wordsOf(row).map((tag) => tag.toLowerCase()));
  const starting = used.filter((tag) => folded(tag).startsWith(folded(word)));
  const suggested = [...new Set([...starting, ...(word === '' ? [] : (query.value ?? []))])]
    .filter((tag) => !typed.has(tag.toLowerCase()))
    .slice(0, SUGGESTIONS);

  const change = (next: string) => {
    root.settings.set('postFormHashtags', next);
    setText(lastWord(next));
  };
  const take = (tag: string) => {
    change(`${row.slice(0, row.length - word.length).replace(/[#＃]+$/, '')}${tag} `);
    field.current?.focus();
  };
  return (
    <div className={styles.row}>
      <label className={styles.field}>
        <Icon name="hash" label={t('composer.hashtags.field')} />
        <input
          ref={field}
          className={styles.input}
          value={row}
          dir="auto"
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          placeholder={t('composer.hashtags.field')}
          onChange={(event) => change(event.target.value)}
        />
      </label>
      {suggested.length > 0 && (
        <ul className={styles.suggested} aria-label={t('composer.hashtags.suggested')}>
          {suggested.map((tag) => (
            <li key={tag}>
              <button
                type="button"
                className={styles.tag}
                // The field keeps the focus, so that the suggestions stay.
                onPointerDown={(event) => event.preventDefault()}
                onClick={() => take(tag)}
              >
                #<bdi>{tag}</bdi>
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
});

/** The word that is being typed, without its sign; empty after a space. */
const lastWord = (row: string): string => (/\S*$/.exec(row)?.[0] ?? '').replace(/^[#＃]+/, '');
