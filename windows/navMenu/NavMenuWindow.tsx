import { NavMenuEditor } from '~/components/navigation/NavMenuEditor';
import type { WindowProps } from '~/registry/defineWindow';
import type manifest from './manifest';

/** Arranges the entries of the navigation. */
export default function NavMenuWindow({ close }: WindowProps<typeof manifest>) {
  return <NavMenuEditor onDone={() => close()} />;
}
