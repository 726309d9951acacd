import { expect, test } from '../../fixtures';
import type { ApiUser } from '../../support/ApiUser';
import { localTimelineDownTo, readDownTo } from '../../support/feedRows';
import type { Instance } from '../../support/Instance';

const KILLS = 10;
/** The notes of a burst, and how many of them are answered when the kill comes. */
const BURST = 20;
const ANSWERED_BEFORE_KILL = 8;
/** The number of simultaneous posters, so that a kill always meets some requests halfway. */
const POSTERS = 4;

/** The waits between attempts grow up to ten seconds; this is longer, in ms. */
const RECONNECT_MS = 20_000;

/** Posts a burst, kills the instance in the middle of it, starts it again and goes on. @returns the ids of the answered notes */
async function burstWithKill(instance: Instance, user: ApiUser, round: number): Promise<readonly string[]> {
  const answered: string[] = [];
  let next = 1;
  let restarted: Promise<void> | null = null;
  const restart = async (): Promise<void> => {
    await instance.kill();
    await instance.resume();
  };
  const poster = async (): Promise<void> => {
    while (next <= BURST) {
      const text = `Round ${round}, note ${next}`;
      next += 1;
      try {
        answered.push(await user.post(text));
      } catch (error) {
        // Only a kill may lose a note, and only one that was never answered.
        if (!restarted) throw error;
      }
      if (answered.length >= ANSWERED_BEFORE_KILL) restarted ??= restart();
      if (restarted) await restarted;
    }
  };
  await Promise.all(Array.from({ length: POSTERS }, poster));
  return answered;
}

test(
  'ten kills in the middle of posting lose no answered note, and the open timeline ends up as the server has it',
  { tag: '@whole' },
  async ({ instance, openApp, actAs, complaints }) => {
    test.setTimeout(240_000);
    complaints.allow(
      /ERR_CONNECTION|ERR_SOCKET_NOT_CONNECTED|WebSocket connection|ERR_EMPTY_RESPONSE|ERR_INVALID_HTTP_RESPONSE|ERR_CONTENT_LENGTH_MISMATCH|ERR_INCOMPLETE_CHUNKED_ENCODING|status of 503|NetworkError: \S+: no answer|LoadError: could not load/,
    );
    const app = await openApp('alice');
    await app.chooseTimeline('Local');
    const local = app.timeline('Local');
    const bob = await actAs('bob');
    const first = await bob.post('Before the first kill');
    await expect(local.note('Before the first kill').root).toBeVisible();

    const answered: string[] = [first];
    for (let round = 1; round <= KILLS; round += 1) {
      answered.push(...(await burstWithKill(instance, bob, round)));
      const sign = `Alive after kill ${round}`;
      answered.push(await bob.post(sign));
      await expect(local.note(sign).root, 'the client connects again by itself').toBeVisible({ timeout: RECONNECT_MS });
    }

    const kept = await localTimelineDownTo(bob, first);
    expect(
      answered.filter((id) => !kept.includes(id)),
      'answered notes that the server lost',
    ).toEqual([]);
    expect(answered.length).toBeGreaterThan(KILLS * ANSWERED_BEFORE_KILL);
    await expect(async () => expect(await readDownTo(local.feed, first)).toEqual(kept)).toPass({ timeout: 30_000 });
  },
);
