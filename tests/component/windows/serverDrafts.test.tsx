import { act, fireEvent, screen, within } from '@testing-library/react';
import { runInAction } from 'mobx';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { WireNoteDraft } from '~/api/wire';
import { DraftStore } from '~/stores/drafts/DraftStore';
import OverlayHost from '~/workspace/overlays/OverlayHost';
import { note, user } from '../../fixtures/builders';
import { settled } from '../../fixtures/createTestRoot';
import { apiError, type ApiScript } from '../../fixtures/FakeApi';
import { draft } from '../../fixtures/drafts';
import { draftServer, meWithDrafts, serverDraft } from '../../fixtures/serverDrafts';
import { nextFrame } from '../nextFrame';
import { renderWithRoot } from '../renderWithRoot';

beforeAll(async () => {
  await import('../../../windows/drafts/DraftsWindow');
  await import('../../../windows/drafts/ServerDrafts');
  await import('../../../windows/drafts/moveToServer');
});

beforeEach(() => {
  document.body.replaceChildren();
  const layers = document.createElement('div');
  layers.id = 'layers';
  document.body.append(layers);
});

const HOUR_MS = 3_600_000;

function setUp(drafts: readonly WireNoteDraft[] = [], me = meWithDrafts(), more: ApiScript = {}) {
  const { server, api } = draftServer(...drafts);
  const test = renderWithRoot(<OverlayHost />, { me, api: { emojis: { emojis: [] }, ...api, ...more } });
  const arrive = async () => {
    for (let turn = 0; turn < 4; turn += 1) await act(settled);
    await nextFrame();
  };
  const local = () => new DraftStore(test.root).of('example.test/user-bob');
  const open = async (tab?: 'server') => {
    const chosen = runInAction(() => test.root.overlays.open('drafts', { tab }));
    await arrive();
    return { chosen };
  };
  const press = async (name: string) => {
    fireEvent.click(screen.getByRole('button', { name }));
    await arrive();
  };
  return { ...test, server, arrive, local, open, press };
}

const scheduledIn = (ms: number, fields: Partial<WireNoteDraft>) =>
  serverDraft({ scheduledAt: Date.parse('2024-02-10T12:00:00.000Z') + ms, isActuallyScheduled: true, ...fields });
const rows = () =>
  within(screen.getByRole('list', { name: 'Synced drafts' }))
    .getAllByRole('listitem')
    .map((row) => row.textContent);

describe('the drafts on the server', () => {
  test('notes that will be posted come first, the next one on top, and the others with what they have', async () => {
    const { open } = setUp([
      serverDraft({ id: 'a', text: 'Someday', cw: 'Dreams', visibility: 'home' }),
      scheduledIn(48 * HOUR_MS, { id: 'b', text: 'Second' }),
      scheduledIn(24 * HOUR_MS, { id: 'c', text: 'First' }),
    ]);
    await open('server');
    expect(rows()).toEqual([
      expect.stringMatching(/Scheduled for .*First/),
      expect.stringMatching(/Scheduled for .*Second/),
      expect.stringMatching(/New note.*Dreams.*Someday.*Home/),
    ]);
    expect(screen.getByText('3 drafts of 10')).toBeTruthy();
  });

  test('a note whose time has passed says that it was not posted', async () => {
    const { open } = setUp([scheduledIn(-HOUR_MS, { text: 'Missed', isActuallyScheduled: false })]);
    await open('server');
    expect(rows()).toEqual([expect.stringMatching(/Wasn't posted on .*Missed/)]);
  });

  test('a note that the server could not post can be kept as a draft, and deleting it does not speak of posting', async () => {
    const { open, press, server } = setUp([scheduledIn(-HOUR_MS, { text: 'Missed' })]);
    await open('server');
    await press('Delete: Missed');
    const question = screen.queryByText('The draft will be deleted on all devices.') !== null;
    await press('Cancel');
    await press('Keep as draft: Missed');
    expect({ question, rows: rows(), scheduled: server.drafts.map((one) => one.isActuallyScheduled) }).toEqual({
      question: true,
      rows: [expect.not.stringContaining("Wasn't posted")],
      scheduled: [false],
    });
  });

  test('an empty list says what it is for, and one that does not load can be tried again', async () => {
    const { open, server, press } = setUp();
    server.isSilent = true;
    await open('server');
    server.isSilent = false;
    await press('Try again');
    expect(screen.getByText(/No synced drafts/)).toBeTruthy();
  });

  test('a search finds drafts by their words', async () => {
    const { open } = setUp([serverDraft({ id: 'a', text: 'About ferns' }), serverDraft({ id: 'b', text: 'About cats' })]);
    await open('server');
    fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'fern' } });
    expect(rows()).toEqual([expect.stringContaining('About ferns')]);
  });

  test('a scheduled note is canceled and stays a draft, and a draft is deleted after a question', async () => {
    const { open, press, server } = setUp([scheduledIn(HOUR_MS, { text: 'Perhaps' })]);
    await open('server');
    await press('Cancel schedule: Perhaps');
    const canceled = { rows: rows(), scheduled: server.drafts.map((one) => one.isActuallyScheduled) };
    await press('Delete: Perhaps');
    await press('Delete');
    expect(canceled).toEqual({ rows: [expect.not.stringContaining('Scheduled for')], scheduled: [false] });
    expect({ drafts: server.drafts, told: screen.queryByText(/No synced drafts/) !== null }).toEqual({ drafts: [], told: true });
  });

  test('a draft opens with its content, its note and its time', async () => {
    const answered = note().by(user('alice').build()).text('Any answers?').build();
    const at = new Date('2030-05-01T09:30').getTime();
    const wire = serverDraft({
      text: 'Here',
      replyId: answered.id,
      scheduledAt: at,
      isActuallyScheduled: true,
      reactionAcceptance: 'likeOnly',
    });
    const { open } = setUp([wire], meWithDrafts(), { 'notes/show': answered });
    const { chosen } = await open('server');
    fireEvent.click(screen.getByRole('button', { name: /Reply.*Here/ }));
    expect(await chosen).toMatchObject({
      draftId: 'server:d1',
      replyId: answered.id,
      initialDraft: { text: 'Here', reactionAcceptance: 'likeOnly', server: { id: 'd1', later: { date: '2030-05-01', time: '09:30' } } },
    });
  });

  test('what was edited in this browser before is set aside when the draft opens again', async () => {
    const { open, local } = setUp([serverDraft({ text: 'As the server has it' })]);
    const writing = local().write({ target: {}, draftId: 'server:d1' });
    writing.change(draft({ text: 'Edited here', server: { id: 'd1', later: null } }));
    await writing.flush();
    const { chosen } = await open('server');
    fireEvent.click(screen.getByRole('button', { name: /^New note.*As the server has it/ }));
    expect(await chosen).toMatchObject({ initialDraft: { text: 'As the server has it' } });
    expect((await local().list()).map(({ id, data }) => ({ isApart: id !== 'server:d1', text: data.text }))).toEqual([
      { isApart: true, text: 'Edited here' },
    ]);
  });
});

describe('the drafts of this browser', () => {
  test('a draft moves to the server, and stays here while the server refuses', async () => {
    const { open, press, local, server, arrive } = setUp();
    await local().add({}, draft({ text: 'Take me along', reactionAcceptance: 'likeOnly' }));
    await open();
    server.answers = [apiError({ code: 'TOO_MANY_DRAFTS' })];
    await press('Sync draft: Take me along');
    const refused = { local: (await local().list()).length, server: server.drafts.length };
    fireEvent.keyDown(document.activeElement!, { key: 'Escape' });
    await arrive();
    await press('Sync draft: Take me along');
    expect({
      refused,
      local: await local().list(),
      server: server.drafts.map((one) => one.text),
      takes: server.drafts[0]?.reactionAcceptance,
    }).toEqual({
      refused: { local: 1, server: 0 },
      local: [],
      server: ['Take me along'],
      takes: 'likeOnly',
    });
  });

  test('a server without drafts shows those of this browser alone', async () => {
    const { open, local, api } = setUp([], user('bob').me());
    await local().add({}, draft({ text: 'Here to stay' }));
    await open();
    expect(screen.queryByRole('tab')).toBeNull();
    expect(screen.queryByRole('button', { name: /Sync draft/ })).toBeNull();
    expect(api.calls.filter(({ endpoint }) => endpoint.startsWith('notes/drafts'))).toEqual([]);
  });
});
