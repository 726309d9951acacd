import { Tooltips } from '~/components/ui/Tooltips';
import { HoverCards } from '~/components/user/HoverCards';

/** What appears while the pointer or the focus rests on something. */
export default function PointerHelp() {
  return (
    <>
      <HoverCards />
      <Tooltips />
    </>
  );
}
