/** Whom a report is about. */
export interface AbuseReportParams {
  readonly userId: string;
  /** The initial text, which says what it is about. */
  readonly initialComment?: string;
}

declare module '~/registry/contracts' {
  interface WindowParams {
    /** Ends when the report is sent or canceled. */
    abuseReport: { params: AbuseReportParams };
  }
}
