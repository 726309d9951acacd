import { StatusBarsEditor } from '~/components/statusBar/StatusBarsEditor';
import type { WindowProps } from '~/registry/contracts';

/** Adds and arranges the status bars. */
export default function StatusBarsWindow({ close }: WindowProps<'statusBars'>) {
  return <StatusBarsEditor onDone={() => close()} />;
}
