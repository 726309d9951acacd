import { lazy, Suspense } from 'react';
import { observer } from 'mobx-react-lite';
import { useStores } from '~/stores/context';

// Only people who asked for it have it on their timeline; the others need not load it.
const Composer = lazy(async () => ({ default: (await import('~/components/composer/Composer')).Composer }));

/** The composer above a timeline, for people who set it so (setting showFixedPostForm). */
export const InlineComposer = observer(function InlineComposer() {
  const { settings } = useStores();
  return (
    settings.get('showFixedPostForm') && (
      <Suspense>
        <Composer variant="inline" params={{}} />
      </Suspense>
    )
  );
});
