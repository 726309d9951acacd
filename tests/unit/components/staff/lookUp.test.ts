import { describe, expect, test } from 'vitest';
import { lookUpItems } from '~/components/staff/lookUp';
import { note, user } from '../../../fixtures/builders';
import { createTestRoot, settled } from '../../../fixtures/createTestRoot';
import { apiError, type ApiScript } from '../../../fixtures/FakeApi';
import { resourcesOf } from '~/stores/resources/resourcesOf';
import { offeredEndpoints } from '~/stores/resources/server/endpoints';
import { knownServer } from '../../../fixtures/knownServer';

const unknown = (code: string) => apiError({ status: 404, code, message: 'Unknown.' });

/** Chooses an entry, types a text, and returns what was opened and said. */
async function lookUp(name: string, typed: string, script: ApiScript) {
  const { root, api } = createTestRoot({ me: user('mona').me({ isAdmin: true }), api: script });
  const account = root.session.current;
  const opened: string[] = [];
  const item = lookUpItems(root, account, (href) => opened.push(href)).find((one) => 'text' in one && one.text === name);
  if (!item || !('action' in item)) throw new Error('not offered');
  const done = item.action();
  const asked = root.overlays.stack.at(-1);
  if (asked?.kind !== 'dialog' || asked.dialog.type !== 'prompt') throw new Error('nothing is asked');
  asked.dialog.answer(typed);
  await settled();
  const said = root.overlays.stack.at(-1);
  said?.close();
  await done;
  return { opened, said: said?.kind === 'dialog' ? said.dialog.options.text : undefined, api };
}

const bob = user('bob').detailed();

describe('looking up a user', () => {
  test('asks for the name and the id at once, and opens the first hit', async () => {
    const script: ApiScript = {
      'users/show': (params) => {
        if ('userId' in params) return bob;
        throw unknown('NO_SUCH_USER');
      },
    };
    const { opened, api } = await lookUp('User by name or ID', ` ${bob.id} `, script);
    expect(api.paramsOf('users/show')).toEqual([{ username: bob.id, host: null }, { userId: bob.id }]);
    expect(opened).toEqual([`/admin/user/${bob.id}`]);
  });

  test('asks for a name with a server by name only', async () => {
    const { opened, api } = await lookUp('User by name or ID', '@bob@far.example', { 'users/show': bob });
    expect(api.paramsOf('users/show')).toEqual([{ username: 'bob', host: 'far.example' }]);
    expect(opened).toEqual([`/admin/user/${bob.id}`]);
  });

  test('says that there is none', async () => {
    const { opened, said } = await lookUp('User by name or ID', 'nobody', { 'users/show': unknown('NO_SUCH_USER') });
    expect({ opened, said }).toEqual({ opened: [], said: 'No user called “nobody” was found.' });
  });

  test('by email opens the account, or says that nobody has the address', async () => {
    const found = await lookUp('User by email', 'bob@example.com', { 'admin/accounts/find-by-email': bob });
    expect(found.api.paramsOf('admin/accounts/find-by-email')).toEqual([{ email: 'bob@example.com' }]);
    expect(found.opened).toEqual([`/admin/user/${bob.id}`]);
    const none = await lookUp('User by email', 'x@example.com', { 'admin/accounts/find-by-email': unknown('USER_NOT_FOUND') });
    expect(none.said).toBe('No user has the email address x@example.com.');
  });
});

describe('looking up a note', () => {
  const found = { ...note().build(), id: 'n1' };

  test('opens it by its id, also out of an address of this server', async () => {
    const byId = await lookUp('Note', 'n1', { 'notes/show': found });
    expect({ asked: byId.api.paramsOf('notes/show'), opened: byId.opened }).toEqual({ asked: [{ noteId: 'n1' }], opened: ['/notes/n1'] });
    const byUrl = await lookUp('Note', 'https://example.test/notes/n1', { 'notes/show': found });
    expect(byUrl.api.paramsOf('notes/show')).toEqual([{ noteId: 'n1' }]);
  });

  test('asks for one of another server by its address', async () => {
    const { opened, api } = await lookUp('Note', 'https://far.example/notes/9', { 'ap/show': { type: 'Note', object: found } });
    expect(api.paramsOf('ap/show')).toEqual([{ uri: 'https://far.example/notes/9' }]);
    expect(opened).toEqual(['/notes/n1']);
  });

  test('says that an address belongs to something else', async () => {
    const { opened, said } = await lookUp('Note', 'https://far.example/@bob', { 'ap/show': { type: 'User', object: bob } });
    expect({ opened, said }).toEqual({ opened: [], said: 'No note “https://far.example/@bob” was found.' });
  });
});

test('a file is looked up by its id or its address', async () => {
  const file = { id: 'f1' } as never;
  const byId = await lookUp('File', 'f1', { 'admin/drive/show-file': file });
  expect({ asked: byId.api.paramsOf('admin/drive/show-file'), opened: byId.opened }).toEqual({
    asked: [{ fileId: 'f1' }],
    opened: ['/admin/file/f1'],
  });
  const byUrl = await lookUp('File', 'https://example.test/files/a', { 'admin/drive/show-file': unknown('NO_SUCH_FILE') });
  expect(byUrl.api.paramsOf('admin/drive/show-file')).toEqual([{ url: 'https://example.test/files/a' }]);
  expect(byUrl.said).toBe('No file “https://example.test/files/a” was found.');
});

test('a server is looked up by its host or its address, and one that is not known here is said', async () => {
  const found = await lookUp('Server', 'https://far.example/about', { 'federation/show-instance': knownServer('far.example') });
  expect({ asked: found.api.paramsOf('federation/show-instance'), opened: found.opened }).toEqual({
    asked: [{ host: 'far.example' }],
    opened: ['/instance-info/far.example'],
  });
  const none = await lookUp('Server', 'nowhere.example', { 'federation/show-instance': null as never });
  expect(none.said).toBe("This server doesn't know “nowhere.example”.");
});

test('a failure that says nothing about the thing is shown as it is', async () => {
  const { opened, said } = await lookUp('File', 'f1', { 'admin/drive/show-file': apiError({ status: 500, code: 'BROKEN' }) });
  expect(opened).toEqual([]);
  expect(said).not.toContain('was found');
});

test('what the server cannot find is not offered', async () => {
  const { root } = createTestRoot({ me: user('mona').me({ isAdmin: true }), api: { endpoints: [] } });
  const account = root.session.current;
  await resourcesOf(account).query(offeredEndpoints, null).load();
  const names = lookUpItems(root, account, () => {}).map((item) => 'text' in item && item.text);
  expect(names).toEqual(['User by name or ID', 'Note', 'Server']);
});
