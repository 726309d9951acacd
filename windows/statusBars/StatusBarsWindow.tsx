import { StatusBarsEditor } from '~/components/statusBar/StatusBarsEditor';
import type { WindowProps } from '~/registry/defineWindow';
import type manifest from './manifest';

/** Adds and arranges the status bars. */
export default function StatusBarsWindow({ close }: WindowProps<typeof manifest>) {
  return <StatusBarsEditor onDone={() => close()} />;
}
