import { act, fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import type { WireWebhook } from '~/api/wire';
import type { RootStore } from '~/stores/RootStore';
import ImportExportPage from '../../../pages/settings/import-export/ImportExportPage';
import MigrationPage from '../../../pages/settings/migration/MigrationPage';
import OtherPage from '../../../pages/settings/other/OtherPage';
import WebhookPage from '../../../pages/settings/webhook/WebhookPage';
import WebhookEditPage from '../../../pages/settings/webhook-edit/WebhookEditPage';
import WebhookNewPage from '../../../pages/settings/webhook-new/WebhookNewPage';
import { file, user } from '../../fixtures/builders';
import { settled } from '../../fixtures/createTestRoot';
import { apiError } from '../../fixtures/FakeApi';
import { renderWithRoot } from '../renderWithRoot';

const alice = user('alice').me();

const press = async (element: HTMLElement) => {
  await act(async () => {
    fireEvent.click(element);
    await settled();
  });
};
const pressButton = (name: string) => press(screen.getByRole('button', { name }));
const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });

/** Answers the dialog on top. */
async function answer(root: RootStore, value: unknown): Promise<void> {
  const overlay = root.overlays.stack.at(-1);
  if (overlay?.kind !== 'dialog') throw new Error('no dialog is open');
  await act(async () => {
    (overlay.dialog.answer as (given: unknown) => void)(value);
    await settled();
  });
}

/** The text of the dialog on top. */
function asked(root: RootStore): string | undefined {
  const overlay = root.overlays.stack.at(-1);
  return overlay?.kind === 'dialog' ? overlay.dialog.options.text : undefined;
}

/** Ends the window on top. */
async function finish(root: RootStore, id: string, result: unknown): Promise<void> {
  const overlay = root.overlays.stack.at(-1);
  if (overlay?.kind !== 'window' || overlay.id !== id) throw new Error(`the window ${id} is not open`);
  await act(async () => {
    overlay.finish(result);
    await settled();
  });
}

describe('export and import', () => {
  const part = (name: string) => within(screen.getByRole('group', { name }));

  test('an export is asked for, and a message says where its file appears', async () => {
    const { api, root } = renderWithRoot(<ImportExportPage />, { me: alice, api: { 'i/export-notes': undefined } });
    await press(part('Notes').getByRole('button', { name: 'Export' }));
    expect(api.paramsOf('i/export-notes')).toEqual([{}]);
    expect(asked(root)).toContain('find it in your drive');
  });

  test('the export of followed accounts leaves out whom the switches name', async () => {
    const { api } = renderWithRoot(<ImportExportPage />, { me: alice, api: { 'i/export-following': undefined } });
    await press(screen.getByRole('switch', { name: 'Exclude accounts you mute' }));
    await press(part('Followed accounts').getByRole('button', { name: 'Export' }));
    expect(api.paramsOf('i/export-following')).toEqual([{ excludeMuting: true, excludeInactive: false }]);
  });

  test('a file of the drive is imported with the setting for replies', async () => {
    const { api, root } = renderWithRoot(<ImportExportPage />, { me: alice, api: { 'i/import-following': undefined } });
    await press(screen.getByRole('switch', { name: 'Show replies from imported accounts in timelines' }));
    await press(part('Followed accounts').getByRole('button', { name: 'Import…' }));
    await finish(root, 'driveFilePicker', [file({ id: 'f' })]);
    expect(api.paramsOf('i/import-following')).toEqual([{ fileId: 'f', withReplies: true }]);
    expect(asked(root)).toContain('importing the file');
  });

  test('nothing is imported when no file is chosen', async () => {
    const { api, root } = renderWithRoot(<ImportExportPage />, { me: alice, api: { 'i/import-muting': undefined } });
    await press(part('Muted accounts').getByRole('button', { name: 'Import…' }));
    await finish(root, 'driveFilePicker', undefined);
    expect(api.paramsOf('i/import-muting')).toEqual([]);
  });

  test('a refused file is told in words', async () => {
    const { root } = renderWithRoot(<ImportExportPage />, {
      me: alice,
      api: { 'i/import-blocking': apiError({ code: 'TOO_BIG_FILE', message: 'That file is too big.' }) },
    });
    await press(part('Blocked accounts').getByRole('button', { name: 'Import…' }));
    await finish(root, 'driveFilePicker', [file({ id: 'f' })]);
    await act(settled);
    expect(asked(root)).toContain('only takes small files');
  });

  test('an export that was requested before says when it can be requested again', async () => {
    const { root } = renderWithRoot(<ImportExportPage />, {
      me: alice,
      api: { 'i/export-clips': apiError({ code: 'RATE_LIMIT_EXCEEDED', message: 'Rate limit exceeded.' }) },
    });
    await press(part('Clips').getByRole('button', { name: 'Export' }));
    expect(asked(root)).toContain('in a day');
  });

  test('notes, favorites and clips cannot be imported, and an account that moved imports nothing', async () => {
    const { unmount } = renderWithRoot(<ImportExportPage />, { me: alice });
    expect(part('Notes').queryByRole('button', { name: 'Import…' })).toBeNull();
    expect(screen.getAllByRole('button', { name: 'Import…' })).toHaveLength(5);
    unmount();
    renderWithRoot(<ImportExportPage />, { me: user('alice').me({ movedTo: 'bob' }) });
    expect(screen.queryByRole('button', { name: 'Import…' })).toBeNull();
    expect(screen.getAllByRole('button', { name: 'Export' })).toHaveLength(8);
  });
});

describe('webhooks', () => {
  const hook: WireWebhook = {
    id: 'h',
    userId: alice.id,
    name: 'Bell',
    on: ['mention', 'unfollow'],
    url: 'https://hook.example/',
    secret: 'ding',
    active: true,
    latestSentAt: '2026-11-20T12:00:00.000Z',
    latestStatus: 200,
  };

  test('the list tells how the last delivery of each webhook went', async () => {
    const list = [
      hook,
      { ...hook, id: 'a', name: 'Off', active: false },
      { ...hook, id: 'b', name: 'New', latestStatus: null, latestSentAt: null },
      { ...hook, id: 'c', name: 'Broken', latestStatus: 500 },
      { ...hook, id: 'd', name: 'Silent', latestStatus: 1 },
    ];
    renderWithRoot(<WebhookPage />, { me: alice, api: { 'i/webhooks/list': list } });
    await act(settled);
    const labels = screen.getAllByRole('listitem').map((row) => within(row).getByRole('img').getAttribute('aria-label'));
    expect(labels).toEqual([
      'Last event delivered',
      'Inactive',
      'Not used yet',
      'Last event failed (status 500)',
      'Last event failed: no response',
    ]);
    expect(screen.getByRole('link', { name: 'Bell' }).getAttribute('href')).toContain('/settings/webhook/edit/h');
  });

  test('the list says that there are none, and offers another try after a failure', async () => {
    const { unmount } = renderWithRoot(<WebhookPage />, { me: alice, api: { 'i/webhooks/list': [] } });
    await act(settled);
    expect(screen.getByText('No webhooks yet')).toBeTruthy();
    unmount();
    renderWithRoot(<WebhookPage />, { me: alice, api: { 'i/webhooks/list': apiError({ status: 500 }) } });
    await act(settled);
    expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy();
  });

  test('a new webhook is created with the chosen events', async () => {
    const { api, visited } = renderWithRoot(<WebhookNewPage />, { me: alice, api: { 'i/webhooks/create': hook } });
    type('Name', ' Bell ');
    type('URL', 'https://hook.example/');
    type('Secret', 'ding');
    await press(screen.getByRole('switch', { name: 'you post a note' }));
    await pressButton('Create');
    expect(api.paramsOf('i/webhooks/create')).toEqual([{ name: 'Bell', url: 'https://hook.example/', secret: 'ding', on: ['note'] }]);
    expect(visited).toEqual(['/settings/webhook']);
  });

  test('an address that is none is told at its field, and nothing is sent', async () => {
    const { api } = renderWithRoot(<WebhookNewPage />, { me: alice, api: { 'i/webhooks/create': hook } });
    type('Name', 'Bell');
    type('URL', 'javascript:alert(1)');
    await pressButton('Create');
    expect(screen.getByLabelText('URL').getAttribute('aria-invalid')).toBe('true');
    expect(api.paramsOf('i/webhooks/create')).toEqual([]);
  });

  test('a changed webhook keeps the events that the form does not offer', async () => {
    const { api, root } = renderWithRoot(<WebhookEditPage params={{ webhookId: 'h' }} />, {
      me: alice,
      api: { 'i/webhooks/show': hook, 'i/webhooks/update': undefined },
    });
    await act(settled);
    await press(screen.getByRole('switch', { name: 'Active' }));
    await pressButton('Save');
    expect(api.paramsOf('i/webhooks/update')).toEqual([
      { webhookId: 'h', name: 'Bell', url: 'https://hook.example/', secret: 'ding', on: ['mention', 'unfollow'], active: false },
    ]);
    expect(root.overlays.toasts.items.map(({ text }) => text)).toEqual(['Saved']);
  });

  test('a webhook is deleted after a question', async () => {
    const { api, root, visited } = renderWithRoot(<WebhookEditPage params={{ webhookId: 'h' }} />, {
      me: alice,
      api: { 'i/webhooks/show': hook, 'i/webhooks/delete': undefined },
    });
    await act(settled);
    await pressButton('Delete webhook');
    expect(api.paramsOf('i/webhooks/delete')).toEqual([]);
    await answer(root, true);
    expect({ params: api.paramsOf('i/webhooks/delete'), visited }).toEqual({
      params: [{ webhookId: 'h' }],
      visited: ['/settings/webhook'],
    });
  });
});

describe('moving', () => {
  test('the accounts that move here are shown by their addresses and saved', async () => {
    const me = user('alice').me({ alsoKnownAs: ['user-bob'] });
    const { api } = renderWithRoot(<MigrationPage />, {
      me,
      api: {
        'users/show': [user('bob').from('far.example').detailed()],
        'i/update': (params) => ({ ...me, alsoKnownAs: params['alsoKnownAs'] as string[] }),
      },
    });
    await act(settled);
    expect(screen.getByLabelText<HTMLInputElement>('Other account 1').value).toBe('@bob@far.example');
    await pressButton('Add account');
    type('Other account 2', ' @carol ');
    await pressButton('Save accounts');
    expect(api.paramsOf('i/update')).toEqual([{ alsoKnownAs: ['@bob@far.example', '@carol'] }]);
  });

  test('no more than ten accounts can be named', async () => {
    renderWithRoot(<MigrationPage />, { me: alice });
    for (let n = 1; n < 10; n++) await pressButton('Add account');
    expect(screen.queryByRole('button', { name: 'Add account' })).toBeNull();
    await pressButton('Remove account 10');
    expect(screen.getByRole('button', { name: 'Add account' })).toBeTruthy();
  });

  test('an unknown account is told, and what was typed stays', async () => {
    renderWithRoot(<MigrationPage />, { me: alice, api: { 'i/update': apiError({ code: 'NO_SUCH_USER', message: 'No such user.' }) } });
    type('Other account 1', '@nobody');
    await pressButton('Save accounts');
    expect(screen.getByRole('alert').textContent).toContain("doesn't know one of the accounts");
    expect(screen.getByLabelText<HTMLInputElement>('Other account 1').value).toBe('@nobody');
  });

  test('the account moves only after a warning, and then shows that it has moved', async () => {
    const { api, root } = renderWithRoot(<MigrationPage />, {
      me: alice,
      api: { 'i/move': { ...alice, movedTo: 'user-bob' }, 'users/show': user('bob').detailed() },
    });
    type('New account', 'bob');
    await pressButton('Move…');
    expect(asked(root)).toContain("Move to @bob? You can't undo this.");
    await answer(root, false);
    expect(api.paramsOf('i/move')).toEqual([]);
    await pressButton('Move…');
    await answer(root, true);
    expect(api.paramsOf('i/move')).toEqual([{ moveToAccount: '@bob' }]);
    await act(settled);
    expect(screen.getByText("This account has moved and can't move again.")).toBeTruthy();
    expect(screen.queryByLabelText('New account')).toBeNull();
  });

  test('a refused move is told at the field', async () => {
    const { root } = renderWithRoot(<MigrationPage />, {
      me: alice,
      api: { 'i/move': apiError({ code: 'DESTINATION_ACCOUNT_FORBIDS', message: 'no' }) },
    });
    type('New account', '@bob');
    await pressButton('Move…');
    await answer(root, true);
    expect(screen.getByText("The new account doesn't list this one, or has moved itself.")).toBeTruthy();
  });
});

describe('other settings', () => {
  test('the rows are stored, and featured notes are stored with the account', async () => {
    const { api, root } = renderWithRoot(<OtherPage />, {
      me: alice,
      api: { 'i/update': (params) => ({ ...alice, injectFeaturedNote: params['injectFeaturedNote'] as boolean }) },
    });
    await press(screen.getByRole('switch', { name: 'Developer mode' }));
    expect(root.settings.get('devMode')).toBe(true);
    await press(screen.getByRole('switch', { name: 'Show featured notes in timelines' }));
    expect(api.paramsOf('i/update')).toEqual([{ injectFeaturedNote: false }]);
    expect(screen.getByRole('switch', { name: 'Show featured notes in timelines' }).getAttribute('aria-checked')).toBe('false');
  });

  test('the replies of everybody are hidden after a question', async () => {
    const { api, root } = renderWithRoot(<OtherPage />, { me: alice, api: { 'following/update-all': undefined } });
    await pressButton('Hide all replies');
    await answer(root, true);
    expect(api.paramsOf('following/update-all')).toEqual([{ withReplies: false }]);
    expect(root.overlays.toasts.items.map(({ text }) => text)).toEqual(['Changed for everyone you follow']);
  });

  test('the account shows its id and counters', async () => {
    const me = user('alice').me({ notesCount: 1234, loggedInDays: 77 });
    renderWithRoot(<OtherPage />, { me, api: { drive: { capacity: 1e9, usage: 2048 } } });
    await act(settled);
    for (const text of [alice.id, '1,234', '77', '2 KB']) expect(screen.getByText(text)).toBeTruthy();
  });

  test('the account is deleted after a warning and the password, and then signed out', async () => {
    const { api, root, page } = renderWithRoot(<OtherPage />, { me: alice, api: { 'i/delete-account': undefined } });
    await pressButton('Delete account…');
    expect(asked(root)).toContain('@alice');
    await answer(root, true);
    const dialog = root.overlays.stack.at(-1);
    if (dialog?.kind !== 'window' || dialog.id !== 'authentication') throw new Error('nobody asks for the password');
    const { attempt } = dialog.params as { attempt: (answers: object) => Promise<{ ok: boolean }> };
    await act(async () => {
      const answers = { password: 'alice-pass', token: null };
      if ((await attempt(answers)).ok) dialog.finish(answers);
      await settled();
    });
    expect(api.paramsOf('i/delete-account')).toEqual([{ password: 'alice-pass', token: null }]);
    expect(asked(root)).toContain("You're signed out.");
    await answer(root, undefined);
    expect(page.loads).toEqual(['/']);
  });

  test('a dismissed question or password dialog deletes nothing', async () => {
    const { api, root } = renderWithRoot(<OtherPage />, { me: alice, api: { 'i/delete-account': undefined } });
    await pressButton('Delete account…');
    await answer(root, false);
    await pressButton('Delete account…');
    await answer(root, true);
    await finish(root, 'authentication', undefined);
    expect(api.paramsOf('i/delete-account')).toEqual([]);
    expect(screen.getByRole('button', { name: 'Delete account…' }).getAttribute('aria-busy')).toBeNull();
  });
});
