/** A question to the parse worker. */
export interface ParseQuestion {
  readonly text: string;
  readonly nestLimit: number;
}
