import { defineWindow } from '~/registry/defineWindow';

/** Whom a report is about. */
interface AbuseReportParams {
  readonly userId: string;
  /** The initial text, which says what it is about. */
  readonly initialComment?: string;
}

/** Ends when the report is sent or canceled. */
export default defineWindow<AbuseReportParams>({
  id: 'abuseReport',
  title: 'user.reportAbuse',
});
