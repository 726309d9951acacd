import { createElement, type ReactNode } from 'react';
import { useMfmContext } from '../MfmContext';
import { WrittenFormula, type FormulaProps } from '../nodes/Formula';
import { useAnswer } from '../useAnswer';
import { formulas } from './formulas';
import type { MathPiece } from './protocol';
import styles from './Typeset.module.css';

/** A typeset formula. Shows the TeX source until it is typeset, and when it cannot be. */
export function Typeset({ node }: FormulaProps) {
  const { nowrap } = useMfmContext();
  const isBlock = node.type === 'mathBlock' && !nowrap;
  const { formula } = node.props;
  const math = useAnswer(formulas, { formula, isBlock });
  const drawn =
    math === null ? (
      <WrittenFormula node={node} />
    ) : (
      <span className={styles.formula} title={formula}>
        {draw(math, 0)}
      </span>
    );
  if (!isBlock) return drawn;
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrollable box must be reachable by keyboard
    <div className={styles.block} tabIndex={0}>
      {drawn}
    </div>
  );
}

function draw(piece: MathPiece, key: number): ReactNode {
  if (typeof piece === 'string') return piece;
  return createElement(piece.tag, { key, ...piece.attributes }, ...piece.children.map(draw));
}
