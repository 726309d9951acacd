/** Whom a report is about. */
export interface AbuseReportParams {
  readonly userId: string;
  /** What it is about, to begin with. */
  readonly initialComment?: string;
}

declare module '~/registry/contracts' {
  interface WindowParams {
    /** Ends when the report is sent or given up. */
    abuseReport: { params: AbuseReportParams };
  }
}
