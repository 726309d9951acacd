import { useMemo } from 'react';
import type { NodeProps } from '~/mfm/nodes/props';
import { BlockCode } from '~/mfm/nodes/BlockCode';

/** A value as highlighted JSON, with a button that copies it. */
export function JsonCode({ value }: { value: unknown }) {
  const node = useMemo<NodeProps<'blockCode'>['node']>(
    () => ({ type: 'blockCode', props: { code: JSON.stringify(value, null, 2) ?? 'undefined', lang: 'json' } }),
    [value],
  );
  return <BlockCode node={node} />;
}
