import { describe, expect, test } from 'vitest';
import type { WireNoteDraft } from '~/api/wire';
import { draftParams, isSameDraft, takeServerDraft } from '~/stores/drafts/serverDraft';
import {
  cancelScheduled,
  deleteServerDraft,
  myServerDrafts,
  saveServerDraft,
  type UnsureDraft,
} from '~/stores/resources/content/noteDrafts';
import { resourcesOf } from '~/stores/resources/resourcesOf';
import { createTestRoot, settled } from '../../../../fixtures/createTestRoot';
import { draft } from '../../../../fixtures/drafts';
import { apiError } from '../../../../fixtures/FakeApi';
import { draftServer, meWithDrafts, serverDraft } from '../../../../fixtures/serverDrafts';

const plain = { hashtags: '', scheduledAt: null };
const params = (text = 'Tea') => draftParams(draft({ text }), {}, plain);

function setUp(...drafts: readonly WireNoteDraft[]) {
  const { server, api } = draftServer(...drafts);
  const { root } = createTestRoot({ me: meWithDrafts(), api });
  const account = root.session.current;
  const texts = () => server.drafts.map(({ text }) => text);
  const save = (text: string, unsure: UnsureDraft | null = null, id: string | null = null) =>
    saveServerDraft(account, params(text), { id, unsure });
  return { server, account, texts, save };
}

describe('what a draft of the server says', () => {
  test('a draft of any server is read, whatever is missing or written otherwise', () => {
    const { account } = setUp();
    const given = { id: 'd', text: 'Tea', scheduledAt: '2024-02-11T08:00:00.000Z', isActuallyScheduled: true, poll: { choices: ['a'] } };
    expect(takeServerDraft(account, given)).toMatchObject({
      id: 'd',
      data: { text: 'Tea', visibility: 'public', files: [], poll: { choices: ['a'], multiple: false, expiresAt: null } },
      target: {},
      scheduledAt: Date.UTC(2024, 1, 11, 8),
      isScheduled: true,
    });
    expect(takeServerDraft(account, { text: 'without an id' })).toBeNull();
    expect(takeServerDraft(account, 'nonsense')).toBeNull();
  });

  test('a draft that was sent is recognized when it comes back', () => {
    const { account } = setUp();
    const poll = { choices: ['a', '', 'a', 'b'], multiple: true, expiresAt: null, expiredAfter: 60_000 };
    const sent = draftParams(draft({ text: 'Tea', useCw: true, cw: 'Hot', poll }), { replyId: 'r' }, { ...plain, scheduledAt: 5_000 });
    expect(sent.poll?.choices).toEqual(['a', 'b']);
    const { fileIds: _none, ...fields } = sent;
    const back = takeServerDraft(account, serverDraft({ ...fields, poll: { ...sent.poll!, expiresAt: null } }))!;
    expect([isSameDraft(back, sent), isSameDraft(back, { ...sent, scheduledAt: 6_000 }), isSameDraft(back, params())]).toEqual([
      true,
      false,
      false,
    ]);
  });
});

describe('saving on the server', () => {
  test('a draft is created, changed and deleted, and the list follows', async () => {
    const { account, save, texts } = setUp();
    const query = resourcesOf(account).query(myServerDrafts, null);
    const lease = resourcesOf(account).acquire(query);
    const made = await save('Tea');
    const id = made.ok ? made.draft.id : '';
    await save('More tea', null, id);
    await settled();
    expect({ texts: texts(), list: query.value?.map(({ data }) => data.text) }).toEqual({ texts: ['More tea'], list: ['More tea'] });
    await deleteServerDraft(account, id);
    expect(query.value).toEqual([]);
    lease.dispose();
  });

  test('a lost answer makes no second draft: the first one is found', async () => {
    const { server, save, texts } = setUp();
    server.answers = ['lost'];
    expect(await save('Tea')).toMatchObject({ ok: true, draft: { id: 'new0' } });
    expect(texts()).toEqual(['Tea']);
  });

  test('while nobody can look, nothing is sent again, and later the first one is changed', async () => {
    const { server, save, texts, account } = setUp();
    server.answers = ['gone'];
    const first = await save('Tea');
    const again = await save('More tea', first.ok ? null : first.unsure);
    expect([first, again]).toMatchObject([
      { ok: false, error: { name: 'UnknownOutcome' } },
      { ok: false, error: { name: 'UnknownOutcome' } },
    ]);
    server.isSilent = false;
    expect(await saveServerDraft(account, params('More tea'), { id: null, unsure: again.ok ? null : again.unsure })).toMatchObject({
      ok: true,
    });
    expect(texts()).toEqual(['More tea']);
  });

  test('after a reload, the same content is found instead of being sent again', async () => {
    const { save, texts } = setUp();
    await save('Tea');
    await save('Tea');
    expect(texts()).toEqual(['Tea']);
  });

  test('a refusal changes nothing and can be told', async () => {
    const { server, save, texts } = setUp();
    server.answers = [apiError({ code: 'TOO_MANY_DRAFTS' })];
    expect(await save('Tea')).toMatchObject({ ok: false, error: { server: { code: 'TOO_MANY_DRAFTS' } }, unsure: null });
    expect(texts()).toEqual([]);
  });

  test('a scheduled note becomes a plain draft with the same content', async () => {
    const { server, account } = setUp(serverDraft({ cw: 'Hot', scheduledAt: 9_000, isActuallyScheduled: true }));
    const query = resourcesOf(account).query(myServerDrafts, null);
    await query.load();
    expect(await cancelScheduled(account, query.value![0]!)).toEqual({ ok: true });
    expect(server.drafts).toMatchObject([{ cw: 'Hot', text: 'From the server', scheduledAt: null, isActuallyScheduled: false }]);
  });
});
