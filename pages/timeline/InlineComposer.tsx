import { observer } from 'mobx-react-lite';
import { LazyFailure } from '~/components/async/LazyFailure';
import { useStores } from '~/react/context';
import { later } from '~/react/later';

/** Loaded only for viewers with the composer above the timeline. */
const Composer = later(async () => (await import('~/components/composer/Composer')).Composer, { failed: LazyFailure });

/** The composer above a timeline (setting showFixedPostForm). */
export const InlineComposer = observer(function InlineComposer() {
  const { settings } = useStores();
  return settings.get('showFixedPostForm') && <Composer variant="inline" params={{}} />;
});
