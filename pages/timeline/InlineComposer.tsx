import { observer } from 'mobx-react-lite';
import { LateFailure } from '~/components/async/LateFailure';
import { useStores } from '~/react/context';
import { later } from '~/react/later';

/** Loaded only for viewers with the composer above the timeline. */
const Composer = later(async () => (await import('~/components/composer/Composer')).Composer, { failed: LateFailure });

/** The composer above a timeline (setting showFixedPostForm). */
export const InlineComposer = observer(function InlineComposer() {
  const { settings } = useStores();
  return settings.get('showFixedPostForm') && <Composer variant="inline" params={{}} />;
});
