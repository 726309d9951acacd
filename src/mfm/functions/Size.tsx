import { observer } from 'mobx-react-lite';
import { useMemo } from 'react';
import { MfmContext, useMfmSurroundings } from '../MfmContext';
import type { FnProps } from './args';
import styles from './effects.module.css';
import { useGates } from './useGates';

/** Larger letters: x2, x3, x4. One inside another gains half of that, and a third one nothing (reference/mfm.md section 4). */
export const Size = observer(function Size({ node, children }: FnProps) {
  const { isAdvanced } = useGates();
  const surroundings = useMfmSurroundings();
  const factor = Number(node.props.name.slice(1));
  const inner = useMemo(
    () => ({ ...surroundings, enlargements: surroundings.enlargements + 1, scale: surroundings.scale * factor }),
    [surroundings, factor],
  );
  if (!isAdvanced) return children;
  return (
    <span className={styles.box} style={{ fontSize: `${percentage(factor, surroundings.enlargements)}%` }} data-fn={node.props.name}>
      <MfmContext value={inner}>{children}</MfmContext>
    </span>
  );
});

/** The size of the letters against those around them, inside of so many enlargements. */
function percentage(factor: number, enlargements: number): number {
  const alone = (factor - 1) * 200;
  if (enlargements === 0) return alone;
  return enlargements === 1 ? alone / 2 + 50 : 100;
}
