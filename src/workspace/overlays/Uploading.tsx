import { observer } from 'mobx-react-lite';
import { CornerFailure } from '~/components/async/CornerFailure';
import { useStores } from '~/react/context';
import { later } from '~/react/later';

const UploadIndicator = later(
  async ({ i18n }) => {
    const [{ UploadIndicator }] = await Promise.all([import('~/components/uploads/UploadIndicator'), i18n.bring(['drive'])]);
    return UploadIndicator;
  },
  { failed: CornerFailure },
);

/** What is uploading, from the first upload on. */
export const Uploading = observer(function Uploading() {
  return useStores().overlays.hasUploads && <UploadIndicator />;
});
