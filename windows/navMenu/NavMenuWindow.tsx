import { NavMenuEditor } from '~/components/navigation/NavMenuEditor';
import type { WindowProps } from '~/registry/contracts';

/** Arranges the entries of the navigation. */
export default function NavMenuWindow({ close }: WindowProps<'navMenu'>) {
  return <NavMenuEditor onDone={() => close()} />;
}
