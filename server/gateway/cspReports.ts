import type { FastifyInstance } from 'fastify';
import { REPORT_PATH } from './contentSecurityPolicy';

/** A violation of the policy. Browsers report it in two forms; this is the common part. */
export interface CspReport {
  readonly directive: string;
  readonly blocked: string;
  readonly source: string;
}

/** Further reports are counted but not kept. */
const KEPT = 100;
const MAX_REPORT_BYTES = 16 * 1024;

/** The violations since the start or the last {@link clear}. */
export class CspReports {
  #kept: CspReport[] = [];
  #count = 0;

  get count(): number {
    return this.#count;
  }

  get kept(): readonly CspReport[] {
    return this.#kept;
  }

  add(report: CspReport): void {
    this.#count++;
    if (this.#kept.length < KEPT) this.#kept.push(report);
  }

  clear(): void {
    this.#kept = [];
    this.#count = 0;
  }
}

/** Accepts reports of browsers. `log` receives a line for each report that is kept. */
export function registerCspReports(app: FastifyInstance, reports: CspReports, log: (line: string) => void): void {
  void app.register((scope, _options, done) => {
    const types = ['application/csp-report', 'application/reports+json', 'application/json'];
    scope.addContentTypeParser(types, { parseAs: 'string', bodyLimit: MAX_REPORT_BYTES }, (_request, body, next) => next(null, body));
    scope.post(REPORT_PATH, (request, reply) => {
      for (const report of readReports(String(request.body))) {
        if (reports.kept.length < KEPT) log(`CSP stopped ${report.blocked} (${report.directive}) at ${report.source}`);
        reports.add(report);
      }
      return reply.code(204).send();
    });
    done();
  });
}

/** Reads `{"csp-report": {…}}` and the list of the Reporting API. Anything else gives no reports. */
export function readReports(body: string): CspReport[] {
  let parsed: unknown;
  try {
    parsed = JSON.parse(body);
  } catch {
    return [];
  }
  const entries: unknown[] = Array.isArray(parsed) ? parsed.map((entry: unknown) => field(entry, 'body')) : [field(parsed, 'csp-report')];
  return entries
    .filter((entry) => typeof entry === 'object' && entry !== null)
    .map((entry) => ({
      directive: text(field(entry, 'effective-directive') ?? field(entry, 'effectiveDirective') ?? field(entry, 'violated-directive')),
      blocked: text(field(entry, 'blocked-uri') ?? field(entry, 'blockedURL')),
      source: text(
        field(entry, 'source-file') ?? field(entry, 'sourceFile') ?? field(entry, 'document-uri') ?? field(entry, 'documentURL'),
      ),
    }));
}

const field = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null && name in value ? (value as Record<string, unknown>)[name] : undefined;
/** One line of at most 200 characters, so that a report cannot flood or forge the log. */
const text = (value: unknown) => (typeof value === 'string' ? value.replaceAll(/[^\x20-\x7e]/g, '').slice(0, 200) : '');
