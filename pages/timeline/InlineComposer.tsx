import { lazy, Suspense, useState } from 'react';
import { observer } from 'mobx-react-lite';
import type { I18n } from '~/i18n/I18n';
import { useI18n } from '~/i18n/useI18n';
import { useStores } from '~/stores/context';

/** The composer above a timeline, for people who set it so (setting showFixedPostForm). */
export const InlineComposer = observer(function InlineComposer() {
  const { settings } = useStores();
  const i18n = useI18n();
  const [Composer] = useState(() => lazyComposer(i18n));
  return (
    settings.get('showFixedPostForm') && (
      <Suspense>
        <Composer variant="inline" params={{}} />
      </Suspense>
    )
  );
});

/** Only people who asked for it have it on their timeline; the others need not load it and its texts. */
const lazyComposer = (i18n: I18n) =>
  lazy(async () => {
    const [{ Composer }] = await Promise.all([import('~/components/composer/Composer'), i18n.bring(['composer'])]);
    return { default: Composer };
  });
