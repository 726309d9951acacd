import { observer } from 'mobx-react-lite';
import { lazy, Suspense, useState } from 'react';
import type { I18n } from '~/i18n/I18n';
import { useI18n } from '~/i18n/useI18n';
import type { ComposerState } from './ComposerState';

/** The files of a note that is being written. Most notes have none, so what shows them comes with the first. */
export const ComposerFiles = observer(function ComposerFiles({ state }: { state: ComposerState }) {
  const i18n = useI18n();
  const [List] = useState(() => lazyList(i18n));
  if (state.files.length === 0 && (state.uploads?.items.length ?? 0) === 0) return null;
  return (
    <Suspense>
      <List state={state} />
    </Suspense>
  );
});

const lazyList = (i18n: I18n) =>
  lazy(async () => {
    const [{ AttachedFiles }] = await Promise.all([import('./AttachedFiles'), i18n.bring(['drive', 'media'])]);
    return { default: AttachedFiles };
  });
