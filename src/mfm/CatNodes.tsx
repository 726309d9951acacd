import type { MfmNode } from 'mfm-js';
import { useMemo } from 'react';
import { asCat } from './catSpeech';
import { MfmNodes } from './MfmNodes';

/** The views of the nodes of a text that a cat says. */
export function CatNodes({ nodes }: { nodes: readonly MfmNode[] }) {
  const said = useMemo(() => asCat(nodes), [nodes]);
  return <MfmNodes nodes={said} />;
}
