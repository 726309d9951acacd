/** A question to the formula worker. */
export interface FormulaQuestion {
  readonly formula: string;
  readonly isBlock: boolean;
}

/** A piece of a drawn formula: text or a MathML element. Only elements named in {@link MathTag} are drawn. */
export type MathPiece =
  | string
  | { readonly tag: string; readonly attributes: Readonly<Record<string, string>>; readonly children: readonly MathPiece[] };
