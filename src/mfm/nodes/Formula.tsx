import { laterMarkup } from '../laterMarkup';
import styles from './nodes.module.css';

/** A formula in TeX, in the text or by itself. */
export interface FormulaProps {
  node: { readonly type: 'mathInline' | 'mathBlock'; readonly props: { readonly formula: string } };
}

/** A formula as it was written. */
export const WrittenFormula = ({ node }: FormulaProps) => <code className={styles.inlineCode}>{node.props.formula}</code>;

/** A formula as people read it, as soon as what draws it has come. */
export const Formula = laterMarkup<FormulaProps>(({ Typeset }) => Typeset, WrittenFormula);
