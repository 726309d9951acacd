import type { WireNote } from '~/api/wire';
import type { Answer } from './account';
import { isBeyondRecordings } from './beyondRecordings';
import { recordedAnswers, recordedShapes, recordedStatuses } from './recordings';
import type { ShapeBook } from './shape';
import { unrecorded, unrecordedDrafts, unrecordedNotifications } from './unrecorded';

/** Compares answers with everything that recordings of a real server say. */
export class Judge {
  readonly #shapes: ShapeBook = recordedShapes();
  readonly #statuses = recordedStatuses();

  constructor() {
    for (const [endpoint, { example }] of Object.entries(unrecorded)) if (example !== undefined) this.#shapes.learn(endpoint, example);
    const made = recordedAnswers().find(({ endpoint }) => endpoint === 'notes/create')?.body as { createdNote: WireNote };
    const { createdNote } = made;
    for (const [endpoint, answers] of Object.entries(unrecordedDrafts(createdNote.user, createdNote)))
      for (const answer of answers) this.#shapes.learn(endpoint, answer);
    this.#shapes.learn('i/notifications', unrecordedNotifications(createdNote.user, createdNote));
  }

  /** Whether an answer of a real server was recorded. */
  hasRecorded(endpoint: string): boolean {
    return this.#statuses.has(endpoint);
  }

  /** Differences of some answers, each once, as `<endpoint> <difference>`. */
  wrongIn(answers: readonly Answer[]): readonly string[] {
    const lines = answers.flatMap((answer) => this.#differences(answer).map((line) => `${answer.endpoint} ${line}`));
    return [...new Set(lines)].filter((line) => !isBeyondRecordings(line));
  }

  #differences({ endpoint, status, body }: Answer): readonly string[] {
    const expected = this.#saysNothing(endpoint) ? 204 : 200;
    if (status !== expected) return [`status ${status}, recorded ${expected}: ${JSON.stringify(body)}`];
    if (expected === 204) return body === undefined ? [] : ['a body, recorded none'];
    const { like, besides = [] } = unrecorded[endpoint] ?? {};
    if (besides.length === 0) return this.#shapes.differences(like ?? endpoint, body);
    const rest: Record<string, unknown> = { ...(body as object) };
    const missing = besides.filter((field) => typeof rest[field] !== 'string');
    for (const field of besides) delete rest[field];
    return [...missing.map((field) => `.${field}: missing`), ...this.#shapes.differences(like ?? endpoint, rest)];
  }

  #saysNothing(endpoint: Answer['endpoint']): boolean {
    const known = unrecorded[endpoint];
    if (known) return known.like === undefined && known.example === undefined;
    return this.#statuses.get(endpoint)?.has(204) === true;
  }
}
