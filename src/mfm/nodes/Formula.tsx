import { lazyMarkup } from '../lazyMarkup';
import styles from './nodes.module.css';

/** A formula in TeX, inline or as a block. */
export interface FormulaProps {
  node: { readonly type: 'mathInline' | 'mathBlock'; readonly props: { readonly formula: string } };
}

/** The TeX source of a formula. */
export const WrittenFormula = ({ node }: FormulaProps) => <code className={styles.inlineCode}>{node.props.formula}</code>;

/** A formula: its source first, typeset once katex has loaded. */
export const Formula = lazyMarkup<FormulaProps>(({ Typeset }) => Typeset, WrittenFormula);
