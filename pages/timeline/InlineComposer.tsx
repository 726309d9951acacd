import { observer } from 'mobx-react-lite';
import { LateFailure } from '~/components/async/LateFailure';
import { useStores } from '~/stores/context';
import { later } from '~/stores/late/later';

/** Only people who asked for it have it on their timeline; the others need not load it and its texts. */
const Composer = later(
  async ({ i18n }) => {
    const [{ Composer }] = await Promise.all([import('~/components/composer/Composer'), i18n.bring(['composer'])]);
    return Composer;
  },
  { failed: LateFailure },
);

/** The composer above a timeline, for people who set it so (setting showFixedPostForm). */
export const InlineComposer = observer(function InlineComposer() {
  const { settings } = useStores();
  return settings.get('showFixedPostForm') && <Composer variant="inline" params={{}} />;
});
