/** What the parse worker is asked. */
export interface ParseQuestion {
  readonly text: string;
  readonly nestLimit: number;
}
