import { useState } from 'react';
import { Composer } from '~/components/composer/Composer';
import { createMovedComposers } from '~/components/composer/MovedComposers';
import type { ComposerParams } from '~/components/composer/params';
import { Loadable } from '~/components/async/Loadable';
import { useQuery } from '~/components/async/useQuery';
import { Page } from '~/components/page/Page';
import { useI18n } from '~/i18n/useI18n';
import { useStores } from '~/react/context';
import type { PageProps } from '~/registry/definePage';
import { loadTargets, paramsOf } from './loadTargets';
import type manifest from './manifest';
import { useAfterPosting } from './useAfterPosting';

/** The composer as a page, so that people can read in other panes while they write. */
export default function ComposePage({ params }: PageProps<typeof manifest>) {
  const { t } = useI18n();
  const { part } = useStores();
  const moved = params.id === undefined ? undefined : part(createMovedComposers).get(params.id);
  return (
    <Page title={t('shell.newNote')} scrolls>
      {moved ? <Writing params={moved.params} id={params.id} /> : <Loaded params={paramsOf(params)} />}
    </Page>
  );
}

/** Loads the notes that the new note refers to. A reload keeps the text as a draft, but not these notes. */
function Loaded({ params }: { params: ComposerParams }) {
  const query = useQuery(loadTargets, params);
  return <Loadable query={query}>{(loaded) => <Writing params={loaded} id={undefined} />}</Loadable>;
}

function Writing({ params, id }: { params: ComposerParams; id: string | undefined }) {
  const { part } = useStores();
  const [state] = useState(() => (id === undefined ? undefined : part(createMovedComposers).get(id)));
  const isAlone = params.replyId === undefined && params.renoteId === undefined;
  const { freeze, leave } = useAfterPosting(isAlone);
  const handlePosted = () => {
    if (id !== undefined) part(createMovedComposers).forget(id);
    leave();
  };
  return <Composer variant="page" params={params} state={state} freeze={freeze} onPosted={handlePosted} />;
}
