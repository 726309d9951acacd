import type { MfmNode } from 'mfm-js';
import { useMemo } from 'react';
import { asCat } from './catSpeech';
import { MfmNodes } from './MfmNodes';

/** Renders the nodes of a text in cat speech. */
export function CatNodes({ nodes }: { nodes: readonly MfmNode[] }) {
  const said = useMemo(() => asCat(nodes), [nodes]);
  return <MfmNodes nodes={said} />;
}
