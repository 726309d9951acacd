import type { MfmNode } from 'mfm-js';
import { MfmNodes } from '../MfmNodes';
import type { FnProps } from './args';

/** A reading above words. In plain text the second word is the reading of the first; otherwise the last piece of text is the
 * reading. */
export function Ruby({ node, children }: FnProps) {
  const split = baseAndReading(node.children);
  if (!split) return children;
  return (
    <ruby data-fn="ruby">
      <MfmNodes nodes={split.base} />
      <rp>(</rp>
      <rt>{split.reading}</rt>
      <rp>)</rp>
    </ruby>
  );
}

function baseAndReading(nodes: readonly MfmNode[]): { base: readonly MfmNode[]; reading: string } | null {
  const last = nodes.at(-1);
  if (last?.type !== 'text') return null;
  if (nodes.length > 1) return last.props.text.trim() === '' ? null : { base: nodes.slice(0, -1), reading: last.props.text.trim() };
  const [text, reading] = last.props.text.split(' ');
  return text && reading ? { base: [{ type: 'text', props: { text } }], reading } : null;
}
