import { expect, test } from 'vitest';
import { fail, ok, type Result } from '~/lib/Result';
import { authenticateFor, type Authentication } from '~/stores/session/authenticate';
import type { OverlayStore } from '~/stores/ui/OverlayStore';
import { apiError } from '../../../fixtures/FakeApi';

const answers: Authentication = { password: 'secret', token: null };

/** Overlays whose authentication dialog makes as many attempts as the viewer, who then gives up. */
function viewerWhoTries(times: number): Pick<OverlayStore, 'open'> {
  const open = async (_id: string, { attempt }: { attempt: (given: Authentication) => Promise<Result<unknown>> }) => {
    for (let n = 0; n < times; n++) if ((await attempt(answers)).ok) return answers;
    return undefined;
  };
  return { open };
}

/** A server that refuses as often. */
function serverThatRefuses(times: number): () => Promise<Result<string>> {
  let refused = 0;
  return async () => (refused++ < times ? fail(apiError({ code: 'INCORRECT_PASSWORD' })) : ok('done'));
}

test('what needs a password gives the answer of the accepted attempt, and what was entered', async () => {
  expect(await authenticateFor(viewerWhoTries(3), serverThatRefuses(2))).toEqual({ value: 'done', answers });
});

test('what needs a password gives nothing when the viewer gives up', async () => {
  expect(await authenticateFor(viewerWhoTries(2), serverThatRefuses(2))).toBeUndefined();
});
