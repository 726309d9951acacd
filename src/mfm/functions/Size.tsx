import { observer } from 'mobx-react-lite';
import { useMemo } from 'react';
import { MfmContext, useMfmContext } from '../MfmContext';
import { enlargement } from '../renderCost';
import type { FnProps } from './args';
import styles from './effects.module.css';
import { useGates } from './useGates';

/** Larger letters: x2, x3, x4. A nested function adds half as much, and a third level nothing. */
export const Size = observer(function Size({ node, children }: FnProps) {
  const { isAdvanced } = useGates();
  const outer = useMfmContext();
  const factor = Number(node.props.name.slice(1));
  const inner = useMemo(() => ({ ...outer, enlargements: outer.enlargements + 1, scale: outer.scale * factor }), [outer, factor]);
  if (!isAdvanced) return children;
  return (
    <span className={styles.box} style={{ fontSize: `${enlargement(factor, outer.enlargements) * 100}%` }} data-fn={node.props.name}>
      <MfmContext value={inner}>{children}</MfmContext>
    </span>
  );
});
