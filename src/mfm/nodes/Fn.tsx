import type { NodeProps } from './props';

/** Functions whose content is worth reading without their effect. */
const known: ReadonlySet<string> = new Set(
  'tada jelly twitch shake spin jump bounce flip x2 x3 x4 scale position fg bg border font blur rainbow sparkle rotate ruby unixtime'.split(
    ' ',
  ),
);

/** A function: its content without the effect; one that nobody knows is shown as it was written. */
export function Fn({ node, children }: NodeProps<'fn'>) {
  if (known.has(node.props.name)) return children;
  return (
    <>
      $[{node.props.name} {children}]
    </>
  );
}
