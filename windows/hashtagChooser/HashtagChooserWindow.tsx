import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { EmptyState } from '~/components/async/EmptyState';
import { ErrorState } from '~/components/async/ErrorState';
import { LoadingState } from '~/components/async/LoadingState';
import { Chooser } from '~/components/chooser/Chooser';
import { useSuggestions } from '~/components/chooser/useSuggestions';
import { Icon } from '~/components/ui/Icon';
import { useI18n } from '~/i18n/useI18n';
import { useStores } from '~/react/context';
import type { WindowProps } from '~/registry/defineWindow';
import { DraftStore } from '~/stores/drafts/DraftStore';
import { hashtagsToChoose } from '~/stores/resources/content/hashtags';
import type manifest from './manifest';

/** How many of the viewer's own hashtags are offered. */
const RECENT = 5;

/** Chooses a hashtag: one that the viewer used, a popular one, one that matches the typed text, or the text itself. */
export default observer(function HashtagChooserWindow({ close }: WindowProps<typeof manifest>) {
  const { t } = useI18n();
  const root = useStores();
  const [active, setActive] = useState(0);
  const [recent] = useState(() => new DraftStore(root).hashtags.slice(0, RECENT));
  const { text, setText, query, isBusy } = useSuggestions(hashtagsToChoose, (typed) => typedTag(typed) ?? '');
  const typed = typedTag(text);
  const found = (query.value ?? []).filter((tag) => tag !== typed && !(typed === null && recent.includes(tag)));
  const groups = [
    { key: 'typed', label: t('hashtagChooserWindow.typed'), items: typed === null ? [] : [typed] },
    { key: 'recent', label: t('hashtagChooserWindow.recent'), items: typed === null ? recent : [] },
    { key: 'found', label: t(typed === null ? 'hashtagChooserWindow.trending' : 'hashtagChooserWindow.found'), items: found },
  ].filter(({ items }) => items.length > 0);

  const face = () => {
    if (query.status === 'loading') return <LoadingState />;
    if (query.error) return <ErrorState error={query.error} onRetry={() => void query.reload()} />;
    return groups.length > 0 || isBusy ? null : <EmptyState icon="hash" text={t('hashtagChooserWindow.none')} />;
  };
  return (
    <Chooser
      label={t('hashtagChooserWindow.search')}
      listLabel={t('hashtagChooserWindow.tags')}
      query={text}
      onQuery={(next) => {
        setText(next);
        setActive(0);
      }}
      groups={groups}
      keyOf={(tag) => tag}
      active={active}
      onActive={setActive}
      onPick={close}
      // The typed text needs no answer from the server.
      busy={isBusy && typed === null}
      isSteady
      renderItem={(tag) => (
        <>
          <Icon name="hash" />
          <bdi>{tag}</bdi>
        </>
      )}
    >
      {face()}
    </Chooser>
  );
});

/** Returns the typed hashtag without `#`; null if the text is not a hashtag, such as a number alone. */
function typedTag(text: string): string | null {
  const tag = text.trim().replace(/^[#＃]+/, '');
  return tag === '' || /\s/.test(tag) || /^\d+$/.test(tag) ? null : tag;
}
