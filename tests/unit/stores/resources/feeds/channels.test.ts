import { expect, test } from 'vitest';
import { setChannelPin } from '~/stores/resources/feeds/channels';
import { channel, user } from '../../../../fixtures/builders';
import { createTestRoot } from '../../../../fixtures/createTestRoot';
import { apiError, type ApiScript } from '../../../../fixtures/FakeApi';

function setUp(script: ApiScript) {
  const { root, api } = createTestRoot({ me: user('alice').me(), api: script });
  return { account: root.session.current, api };
}

test('pinning to a channel keeps the other pinned notes', async () => {
  const gardens = channel({ id: 'c', pinnedNoteIds: ['old', 'n'] });
  const { account, api } = setUp({ 'channels/show': gardens, 'channels/update': gardens });
  await setChannelPin(account, 'c', 'new', true);
  await setChannelPin(account, 'c', 'n', false);
  expect(api.paramsOf('channels/update')).toEqual([
    { channelId: 'c', pinnedNoteIds: ['new', 'old', 'n'] },
    { channelId: 'c', pinnedNoteIds: ['old'] },
  ]);
});

test('pinning to a channel that cannot be read changes nothing', async () => {
  const { account, api } = setUp({ 'channels/show': apiError({ code: 'NO_SUCH_CHANNEL' }) });
  expect((await setChannelPin(account, 'c', 'n', true)).ok).toBe(false);
  expect(api.paramsOf('channels/update')).toEqual([]);
});
