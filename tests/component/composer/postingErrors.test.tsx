import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { runInAction } from 'mobx';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { errorIds, errorOfAnswer } from '~/api/errors';
import { Composer } from '~/components/composer/Composer';
import { ComposerState } from '~/components/composer/ComposerState';
import { ComposerPoll } from '~/components/composer/poll/ComposerPoll';
import { createOutboxes } from '~/stores/posting/Outboxes';
import OverlayHost from '~/workspace/overlays/OverlayHost';
import { file, note, user } from '../../fixtures/builders';
import { createTestRoot, settled } from '../../fixtures/createTestRoot';
import { renderWithRoot } from '../renderWithRoot';

const me = user('me').me();
const picture = file();

/** An answer to `notes/create`, as a server or something in front of it sends it. */
interface Answer {
  readonly status: number;
  readonly body: string;
  readonly retryAfter?: string;
}

const answer = (status: number, code: string, id: string, message = 'As the server says it.'): Answer => ({
  status,
  body: JSON.stringify({ error: { code, id, message, kind: 'client' } }),
});

beforeAll(async () => void (await import('~/components/composer/attachments/AttachedFiles')));

beforeEach(() => {
  document.body.replaceChildren();
  const layers = document.createElement('div');
  layers.id = 'layers';
  document.body.append(layers);
});

const text = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Note text' });

/** Writes a note with a file and a poll, and posts it to a server that answers like this. */
async function post({ status, body, retryAfter }: Answer) {
  const error = errorOfAnswer('notes/create', { status, text: body, retryAfter: retryAfter ?? null });
  const stores = createTestRoot({ me, api: { emojis: { emojis: [] }, 'notes/create': error, 'users/notes': [] } });
  const params = { initialFiles: [picture], initialText: 'What I think' };
  const state = runInAction(() => {
    const composer = new ComposerState(stores.root, stores.root.session.current, me, params);
    const content = { choices: ['Yes', 'No'], multiple: false, expiresAt: null, expiredAfter: null };
    composer.poll.current = new ComposerPoll(stores.clock.now(), content);
    return composer;
  });
  const rendered = renderWithRoot(
    <>
      <Composer variant="inline" params={params} state={state} />
      <OverlayHost />
    </>,
    { test: stores },
  );
  const outbox = runInAction(() => rendered.root.part(createOutboxes).of(rendered.root.session.current));
  await act(async () => fireEvent.submit(screen.getByRole('form')));
  for (let turn = 0; turn < 10; turn += 1) {
    await act(settled);
    act(() => rendered.clock.advance(500));
  }
  return { ...rendered, outbox, choices: () => runInAction(() => state.poll.current?.choices) };
}

/** Codes with the text that people read. Codes without one are shown as the server words them. */
const REFUSALS: readonly (readonly [code: string, id: string, status: number, told: string])[] = [
  ['NO_SUCH_RENOTE_TARGET', 'b5c90186-4ab0-49c8-9bba-a1f76c282ba4', 400, "The note you're renoting doesn't exist"],
  ['CANNOT_RENOTE_TO_A_PURE_RENOTE', 'fd4cc33e-2a37-48dd-99cc-9b806eb2031a', 400, "Can't renote a renote"],
  ['CANNOT_RENOTE_DUE_TO_VISIBILITY', 'be9529e9-fe72-4de0-ae43-0b363c4938af', 400, "Can't renote this note"],
  ['NO_SUCH_REPLY_TARGET', '749ee0f6-d3da-459a-bf02-282e2da4292c', 400, "The note you're replying to doesn't exist"],
  ['CANNOT_REPLY_TO_AN_INVISIBLE_NOTE', 'b98980fa-3780-406c-a935-b6d0eeee10d1', 400, "Can't reply to this note"],
  ['CANNOT_REPLY_TO_A_PURE_RENOTE', '3ac74a84-8fd5-4bb0-870f-01804f82ce15', 400, "Can't reply to a renote"],
  ['CANNOT_CREATE_ALREADY_EXPIRED_POLL', '04da457d-b083-4055-9082-955525eda5a5', 400, 'The poll would already be over'],
  ['NO_SUCH_CHANNEL', 'b1653923-5453-4edc-b786-7c4f39bb0bbb', 400, 'Channel not found'],
  ['YOU_HAVE_BEEN_BLOCKED', 'b390d7e1-8a5e-46ed-b625-06271cafd3d3', 400, 'They blocked you'],
  ['NO_SUCH_FILE', 'b6992544-63e7-67f0-fa7f-32444b1b5306', 400, 'File not found'],
  ['CANNOT_RENOTE_OUTSIDE_OF_CHANNEL', '33510210-8452-094c-6227-4a6c05d99f00', 400, 'This note stays in its channel'],
  ['CONTAINS_PROHIBITED_WORDS', 'aa6e01d3-a85c-669d-758a-76aab43af334', 400, "The server doesn't allow that text"],
  ['RATE_LIMIT_EXCEEDED', 'd5826d14-3982-4d2e-8011-b9e9f02499ef', 429, 'Too many requests'],
  ['INVALID_PARAM', '3d81ceae-475f-4600-b2a8-2bc116157532', 400, 'Invalid value'],
  ['ROLE_PERMISSION_DENIED', '7f86f06f-7e15-4057-8561-f4b6d4ac755a', 403, 'Not allowed'],
  ['PERMISSION_DENIED', '1370e5b7-d4eb-4566-bb1d-7748ee6a1838', 403, 'Not allowed'],
  ['YOUR_ACCOUNT_MOVED', '56f20ec9-fd06-4fa5-841b-edd6d7d4fa31', 403, 'Your account has moved'],
  ['YOUR_ACCOUNT_SUSPENDED', errorIds.accountSuspended, 403, 'Your account is suspended'],
  ['TOO_MANY_DRAFTS', '9ee33bbe-fde3-4c71-9b51-e50492c6b9c8', 400, "You've reached the limit of synced drafts"],
  ['SOMETHING_NEW', '11111111-2222-3333-4444-555555555555', 400, 'As the server says it.'],
];

describe('a post that the server refuses', () => {
  test.each(REFUSALS)('with %s keeps text, files and poll, and says why with code and id', async (code, id, status, told) => {
    const { outbox, api, choices } = await post(answer(status, code, id));
    await waitFor(() => expect(screen.getByRole('alert').textContent).toContain(told));
    expect(screen.getByRole('alert').textContent).toContain("Couldn't post the note");
    const details = screen.getByText('Details').closest('details')!;
    expect(details.textContent).toContain(code);
    expect(details.textContent).toContain(id);
    expect({
      text: text().value,
      choices: choices(),
      files: screen.getAllByRole('button', { name: `Actions for ${picture.name}` }).length,
    }).toEqual({
      text: 'What I think',
      choices: ['Yes', 'No'],
      files: 1,
    });
    expect({
      canPost: screen.getByRole('button', { name: 'Post' }).hasAttribute('disabled'),
      waits: runInAction(() => outbox.notes),
      calls: api.paramsOf('notes/create').length,
    }).toEqual({ canPost: false, waits: [], calls: 1 });
  });

  test('for too many calls is refused in the composer, also if the server says when to come back', async () => {
    const { outbox, clock, api } = await post({
      ...answer(429, 'RATE_LIMIT_EXCEEDED', 'd5826d14-3982-4d2e-8011-b9e9f02499ef'),
      retryAfter: '30',
    });
    expect(screen.getByRole('alert').textContent).toContain('Wait a moment and try again');
    expect(text().value).toBe('What I think');
    // It does not go out behind the back of the person who may have changed it.
    act(() => clock.advance(60_000));
    await act(settled);
    expect({ calls: api.paramsOf('notes/create').length, waits: runInAction(() => outbox.notes) }).toEqual({ calls: 1, waits: [] });
  });

  test('can be posted again after the text was changed', async () => {
    const { api } = await post(answer(400, 'CONTAINS_PROHIBITED_WORDS', 'aa6e01d3'));
    api.on('notes/create', { createdNote: note().by(user('me').build()).build() });
    fireEvent.change(text(), { target: { value: 'What I may say' } });
    await act(async () => fireEvent.submit(screen.getByRole('form')));
    await waitFor(() => expect(text().value).toBe(''));
    expect(screen.queryByRole('alert')).toBeNull();
    expect(api.paramsOf('notes/create').map((params) => params.text)).toEqual(['What I think', 'What I may say']);
  });
});

describe('a post whose failure can pass', () => {
  test.each([
    ['a server that failed', answer(500, 'INTERNAL_ERROR', '5d37dbcb-891e-41ca-a3d6-e690c97775ac'), 'INTERNAL_ERROR'],
    ['a gateway without its server', { status: 502, body: '<html>Bad Gateway</html>' }, null],
    ['an answer that is no JSON', { status: 200, body: 'Unexpected token <' }, null],
    ['a page of a proxy that finds the note too large', { status: 413, body: '<html>413</html>' }, null],
  ])('because of %s goes to the outbox with everything, and a message says so', async (_what, failure, code) => {
    const { outbox, root } = await post(failure);
    await waitFor(() =>
      expect(screen.getByText("Couldn't reach the server. The note is kept and sent as soon as the server responds.")).toBeTruthy(),
    );
    expect(screen.getByRole('button', { name: 'Open outbox' })).toBeTruthy();
    const [kept] = runInAction(() => outbox.notes);
    expect({ text: text().value, waits: kept && { ...kept.content, files: kept.content.files.map(({ id }) => id) } }).toEqual({
      text: '',
      waits: expect.objectContaining({
        text: 'What I think',
        files: [picture.id],
        poll: expect.objectContaining({ choices: ['Yes', 'No'] }),
      }),
    });
    expect(kept?.failure?.answer?.server.code ?? null).toBe(code);
    expect(runInAction(() => root.overlays.stack)).toEqual([]);
  });
});

test('a silenced person writes to home timelines, and nothing is refused', () => {
  renderWithRoot(<Composer variant="inline" params={{}} />, { me: user('me').me({ isSilenced: true }), api: { emojis: { emojis: [] } } });
  expect(screen.getByRole('button', { name: 'Visibility: Home' })).toBeTruthy();
});
