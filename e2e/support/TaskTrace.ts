import type { CDPSession, Page } from '@playwright/test';

/** A task of the page's main thread. */
export interface Task {
  /** When it started and ended, on the clock of {@link TaskTrace.marks}, in ms. */
  readonly from: number;
  readonly to: number;
  /** How long the thread worked on it, in ms. Waiting for a busy core does not count. */
  readonly work: number;
}

interface TraceEvent {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  /** The beginning, the length, and the time that the thread ran, in microseconds. */
  readonly ts: number;
  readonly dur?: number;
  readonly tdur?: number;
}

const TASK = 'ThreadControllerImpl::RunTask';

/** The main thread of a page as the browser traces it. Unlike the page's own clock, it knows when others used the core. */
export class TaskTrace {
  readonly #events: TraceEvent[] = [];

  private constructor(private readonly session: CDPSession) {
    session.on('Tracing.dataCollected', ({ value }) => this.#events.push(...(value as unknown as TraceEvent[])));
  }

  static async start(page: Page): Promise<TaskTrace> {
    const session = await page.context().newCDPSession(page);
    const trace = new TaskTrace(session);
    const includedCategories = ['toplevel', 'blink.user_timing'];
    await session.send('Tracing.start', { transferMode: 'ReportEvents', traceConfig: { includedCategories } });
    return trace;
  }

  /** @returns the tasks, and when the page called `performance.mark` with this name; both in order */
  async end(markName: string): Promise<{ readonly tasks: readonly Task[]; readonly marks: readonly number[] }> {
    const complete = new Promise((resolve) => this.session.once('Tracing.tracingComplete', resolve));
    await this.session.send('Tracing.end');
    await complete;
    await this.session.detach();
    const events = this.#events.toSorted((a, b) => a.ts - b.ts);
    const marked = events.filter(({ name }) => name === markName);
    const ofThread = events.filter(({ pid, tid }) => pid === marked[0]?.pid && tid === marked[0]?.tid);
    return {
      marks: marked.map(({ ts }) => ts / 1000),
      tasks: ofThread
        .filter(({ name }) => name === TASK)
        .map(({ ts, dur = 0, tdur = dur }) => ({ from: ts / 1000, to: (ts + dur) / 1000, work: tdur / 1000 })),
    };
  }
}
