import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import type { WireNoteDraft } from '~/api/wire';
import { Composer } from '~/components/composer/Composer';
import type { ComposerParams } from '~/components/composer/params';
import { DraftStore } from '~/stores/drafts/DraftStore';
import OverlayHost from '~/workspace/overlays/OverlayHost';
import { note, user } from '../../fixtures/builders';
import { settled } from '../../fixtures/createTestRoot';
import { apiError } from '../../fixtures/FakeApi';
import { draft } from '../../fixtures/drafts';
import { draftServer, meWithDrafts, serverDraft } from '../../fixtures/serverDrafts';
import { renderWithRoot } from '../renderWithRoot';

beforeEach(() => {
  document.body.replaceChildren();
  const layers = document.createElement('div');
  layers.id = 'layers';
  document.body.append(layers);
});

function setUp({
  drafts = [],
  params = {},
  me = meWithDrafts(),
}: { drafts?: WireNoteDraft[]; params?: ComposerParams; me?: ReturnType<typeof meWithDrafts> } = {}) {
  const { server, api } = draftServer(...drafts);
  const created = note().by(user('bob').build()).text('posted').build();
  const view = renderWithRoot(
    <>
      <Composer variant="inline" params={params} />
      <OverlayHost />
    </>,
    { me, api: { emojis: { emojis: [] }, 'notes/create': { createdNote: created }, ...api } },
  );
  const local = () => new DraftStore(view.root).of('example.test/user-bob').list();
  return { ...view, server, local };
}

const text = () => screen.getByLabelText<HTMLTextAreaElement>('Note text');
const type = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });
const press = async (name: string, role = 'button') => {
  fireEvent.click(screen.getByRole(role, { name }));
  for (let turn = 0; turn < 5; turn += 1) await act(settled);
};
const chooseTime = async (date = '2024-03-01', time = '18:30') => {
  await press('Schedule');
  const fields = within(screen.getByRole('group', { name: 'Schedule' }));
  type(fields.getByLabelText('Date'), date);
  type(fields.getByLabelText('Time'), time);
};
const at = (date = '2024-03-01', time = '18:30') => new Date(`${date}T${time}`).getTime();

describe('posting later', () => {
  test('a note is scheduled at the chosen time, and the composer is empty', async () => {
    const { server, api, local } = setUp();
    type(text(), 'For spring');
    await chooseTime();
    await press('Schedule note');
    await waitFor(() => expect(text().value).toBe(''));
    expect(server.drafts).toMatchObject([{ text: 'For spring', scheduledAt: at(), isActuallyScheduled: true }]);
    expect({ posted: api.paramsOf('notes/create'), local: await local() }).toEqual({ posted: [], local: [] });
    expect(screen.getByRole('button', { name: 'Post' })).toBeTruthy();
  });

  test('a time in the past is refused in words, and nothing is sent', async () => {
    const { api } = setUp();
    type(text(), 'Too late');
    await chooseTime('2020-01-01');
    expect(screen.getByText('That time has passed. Choose a later one.')).toBeTruthy();
    await press('Schedule note');
    expect(screen.getByRole('alertdialog').textContent).toContain('That time has passed');
    expect({ calls: api.paramsOf('notes/drafts/create'), text: text().value }).toEqual({ calls: [], text: 'Too late' });
  });

  test('a poll that would be over before its note is posted is refused', async () => {
    const poll = { choices: ['a', 'b'], multiple: false, expiresAt: at('2024-02-28'), expiredAfter: null };
    const { api } = setUp({ params: { initialDraft: draft({ text: 'Which?', poll }) } });
    await chooseTime();
    await press('Schedule note');
    expect(screen.getByRole('alertdialog').textContent).toContain('That time has passed. Choose a later end.');
    expect(api.paramsOf('notes/drafts/create')).toEqual([]);
  });

  test('a refusal is told, and text and time stay, also as a draft of this browser', async () => {
    const { server, local } = setUp();
    server.answers = [apiError({ code: 'TOO_MANY_SCHEDULED_NOTES' })];
    type(text(), 'For spring');
    await chooseTime();
    await press('Schedule note');
    await waitFor(() => expect(screen.getByRole('alert').textContent).toContain("You've reached the limit of scheduled notes"));
    expect(screen.getByRole('alert').textContent).toContain("Couldn't schedule the note");
    expect(text().value).toBe('For spring');
    expect((await local()).map(({ data }) => data)).toMatchObject([
      { text: 'For spring', server: { id: null, later: { date: '2024-03-01', time: '18:30' } } },
    ]);
  });

  test('after an answer was lost and nobody can look, trying again makes no second note', async () => {
    const { server } = setUp();
    server.answers = ['gone'];
    type(text(), 'Once');
    await chooseTime();
    await press('Schedule note');
    await waitFor(() => expect(screen.getByRole('alert').textContent).toContain("We couldn't confirm the schedule"));
    server.isSilent = false;
    type(text(), 'Once only');
    await press('Schedule note');
    await waitFor(() => expect(text().value).toBe(''));
    expect(server.drafts.map((one) => one.text)).toEqual(['Once only']);
  });

  test('servers that do not post later offer nothing', () => {
    setUp({ me: user('bob').me() });
    expect(screen.queryByRole('button', { name: 'Schedule' })).toBeNull();
  });
});

describe('a draft of the server', () => {
  const scheduled = () => serverDraft({ text: 'Planned', scheduledAt: at(), isActuallyScheduled: true });
  const params: ComposerParams = {
    draftId: 'server:d1',
    initialDraft: draft({ text: 'Planned', server: { id: 'd1', later: { date: '2024-03-01', time: '18:30' } } }),
  };

  test('a scheduled note is changed in its place', async () => {
    const { server } = setUp({ drafts: [scheduled()], params });
    type(text(), 'Planned better');
    await press('Schedule note');
    await waitFor(() => expect(text().value).toBe(''));
    expect(server.drafts).toMatchObject([{ id: 'd1', text: 'Planned better', scheduledAt: at() }]);
  });

  test('a scheduled note that is posted at once is taken from the server first', async () => {
    const { server, api } = setUp({ drafts: [scheduled()], params });
    await press('Schedule');
    await press('Post');
    await waitFor(() => expect(text().value).toBe(''));
    expect({ posted: api.paramsOf('notes/create').length, left: server.drafts }).toEqual({ posted: 1, left: [] });
  });

  test('a note that the server posted meanwhile is not posted again without being asked', async () => {
    const { api, local } = setUp({ drafts: [], params });
    await press('Schedule');
    await press('Post');
    await waitFor(() => expect(screen.getByRole('alert').textContent).toContain('The draft is no longer on the server'));
    expect({ posted: api.paramsOf('notes/create'), text: text().value, kept: (await local()).length }).toEqual({
      posted: [],
      text: 'Planned',
      kept: 1,
    });
    await press('Post');
    await waitFor(() => expect(api.paramsOf('notes/create')).toHaveLength(1));
  });

  test('the menu of drafts saves a note on the server', async () => {
    const { server, local } = setUp();
    type(text(), 'Half a thought');
    await press('Drafts');
    await press('Sync draft', 'menuitem');
    await waitFor(() => expect(text().value).toBe(''));
    expect(server.drafts).toMatchObject([{ text: 'Half a thought', isActuallyScheduled: false }]);
    expect(await local()).toEqual([]);
  });
});
