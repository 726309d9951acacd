import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { runInAction } from 'mobx';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { StorageError } from '~/lib/AppError';
import { OUTBOX_KEY } from '~/stores/posting/OutboxEntry';
import { SENT_FOR_MS } from '~/stores/posting/outboxState';
import { createOutboxes } from '~/stores/posting/Outboxes';
import { createOutboxSign } from '~/stores/posting/outboxSign';
import { UserActions } from '~/stores/userActions/UserActions';
import { accountMenu } from '~/workspace/shell/accountMenu';
import NavRail from '~/workspace/shell/NavRail';
import OverlayHost from '~/workspace/overlays/OverlayHost';
import { note, user } from '../../fixtures/builders';
import { createTestRoot, settled } from '../../fixtures/createTestRoot';
import { apiError } from '../../fixtures/FakeApi';
import { noteToPost } from '../../unit/stores/posting/support/OutboxWorld';
import { renderWithRoot } from '../renderWithRoot';

const me = user('me').me();

beforeAll(async () => {
  await Promise.all([import('../../../windows/outbox/OutboxWindow'), import('../../../windows/composer/ComposerWindow')]);
});

beforeEach(() => {
  document.body.replaceChildren();
  const layers = document.createElement('div');
  layers.id = 'layers';
  document.body.append(layers);
});

const calm = async (): Promise<void> => {
  for (let turn = 0; turn < 6; turn += 1) await act(settled);
};

/** Posts notes without a network, and opens the outbox. */
async function open(...texts: readonly string[]) {
  const test = createTestRoot({ me, api: { emojis: { emojis: [] }, i: me, 'users/notes': [] } });
  const { root, browser } = test;
  browser.set({ isOnline: false });
  const outbox = runInAction(() => root.part(createOutboxes).of(root.session.current));
  for (const text of texts) {
    await outbox.post(noteToPost(text), () => {});
    test.clock.advance(10);
  }
  const rendered = renderWithRoot(
    <>
      <NavRail />
      <OverlayHost />
    </>,
    { test },
  );
  await act(async () => void root.overlays.open('outbox', {}));
  await calm();
  const row = (text: string) => within(screen.getByRole('listitem', { name: text }));
  const press = async (text: string, button: string): Promise<void> => {
    await act(async () => fireEvent.click(row(text).getByRole('button', { name: button })));
    await calm();
  };
  return { ...rendered, ...test, outbox, row, press, waits: () => runInAction(() => outbox.notes.map(({ content }) => content.text)) };
}

describe('the outbox', () => {
  test('says that nothing waits', async () => {
    await open();
    expect(screen.getByText('Nothing unsent')).toBeTruthy();
  });

  test('says that it could not be read, and reads again', async () => {
    const test = createTestRoot({ me });
    const { root, kv } = test;
    kv.failure = new StorageError('broken');
    renderWithRoot(<OverlayHost />, { test });
    await act(async () => void root.overlays.open('outbox', {}));
    await calm();
    await waitFor(() => expect(screen.getByRole('alert')).toBeTruthy());
    kv.failure = null;
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Try again' })));
    await calm();
    expect(screen.getByText('Nothing unsent')).toBeTruthy();
  });

  test('lists what waits in its order, with why', async () => {
    const { row } = await open('first', 'second');
    expect(screen.getAllByRole('listitem').map((item) => item.querySelector('p')?.textContent)).toEqual(['first', 'second']);
    expect(row('first').getByRole('status').textContent).toContain("You're offline");
  });

  test('shows a refusal in words, with code and id in a fold, and sends when asked', async () => {
    const { api, browser, row, press, waits } = await open('refused one');
    api.on('notes/create', apiError({ code: 'YOU_HAVE_BEEN_BLOCKED', id: 'b390d7e1' }));
    await act(async () => browser.set({ isOnline: true }));
    await calm();
    await waitFor(() => expect(row('refused one').getByText(/They blocked you/)).toBeTruthy());
    expect(row('refused one').getByRole('status').textContent).toContain('Not posted');
    expect(row('refused one').getByText('Details').closest('details')?.textContent).toMatch(/YOU_HAVE_BEEN_BLOCKED\s*b390d7e1/);
    api.on('notes/create', { createdNote: note().by(user('me').build()).build() });
    await press('refused one', 'Send now');
    expect(waits()).toEqual([]);
    expect(screen.getByText('Nothing unsent')).toBeTruthy();
  });

  test('opens a note in the composer, where it is a draft of its own', async () => {
    const { press, waits } = await open('to be edited');
    await press('to be edited', 'Edit');
    await waitFor(() => expect(screen.getByDisplayValue('to be edited')).toBeTruthy());
    expect({ waits: waits(), isOpen: screen.queryByText('Nothing unsent') }).toEqual({ waits: [], isOpen: null });
  });

  test('discards a note, and brings it back in its place', async () => {
    const { press, waits } = await open('first', 'second', 'third');
    await press('second', 'Discard');
    expect(waits()).toEqual(['first', 'third']);
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Undo' })));
    await calm();
    expect(waits()).toEqual(['first', 'second', 'third']);
  });

  test('asks before it sends a note that waited for more than three days', async () => {
    const { clock, browser, row, press, api, root } = await open('old');
    clock.sleep(SENT_FOR_MS);
    runInAction(() => root.overlays.closeAll());
    await act(async () => void root.overlays.open('outbox', {}));
    await calm();
    await act(async () => browser.set({ isOnline: true }));
    await calm();
    expect(row('old').getByRole('status').textContent).toContain('Send it now?');
    expect(api.paramsOf('notes/create')).toEqual([]);
    api.on('notes/create', { createdNote: note().by(user('me').build()).build() });
    await press('old', 'Send now');
    expect(api.paramsOf('notes/create')).toHaveLength(1);
  });
});

describe('an action in the outbox', () => {
  /** Reacts to a note of Bob and follows him without a network, and opens the outbox. */
  async function openWithActions() {
    const opened = await open('a note');
    const account = opened.root.session.current;
    await act(async () => {
      account.ingest.note(note().id('n').by(user('bob').build()).text('Good morning').build(), 'fetch');
      await account.noteActions.react('n', '👍');
      await new UserActions(account).follow('user-bob');
    });
    await calm();
    return { ...opened, account, mine: () => runInAction(() => account.notes.get('n')?.myReaction ?? null) };
  }

  test('says what it is and leads to the note or the user', async () => {
    const { row } = await openWithActions();
    expect(screen.getAllByRole('listitem').map((item) => item.querySelector('p')?.textContent)).toEqual([
      'a note',
      'React with 👍',
      'Follow @bob',
    ]);
    expect(row('React with 👍').getByRole('link', { name: '@bob: Good morning' }).getAttribute('href')).toBe('/notes/n');
    expect(row('Follow @bob').getByRole('link', { name: '@bob' }).getAttribute('href')).toBe('/@bob');
    expect(row('Follow @bob').queryByRole('button', { name: 'Edit' })).toBeNull();
  });

  test('is taken back on the note when it is discarded, and comes back with "Undo"', async () => {
    const { press, mine } = await openWithActions();
    expect(mine()).toBe('👍');
    await press('React with 👍', 'Discard');
    expect({ mine: mine(), isListed: screen.queryByText('React with 👍') }).toEqual({ mine: null, isListed: null });
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Undo' })));
    await calm();
    expect(mine()).toBe('👍');
    expect(screen.getByText('React with 👍')).toBeTruthy();
  });

  test('that the server refuses says why, and is sent again on request', async () => {
    const { press, row, api, browser, mine } = await openWithActions();
    api.on('notes/create', { createdNote: note().by(user('me').build()).build() });
    api.on('following/create', user('bob').build());
    api.on('notes/reactions/create', apiError({ code: 'YOU_HAVE_BEEN_BLOCKED' }));
    await act(async () => browser.set({ isOnline: true }));
    await calm();
    await waitFor(() => expect(row('React with 👍').getByText(/They blocked you/)).toBeTruthy());
    expect({
      state: row('React with 👍').getByRole('status').textContent,
      mine: mine(),
      followIsLeft: screen.queryByText('Follow @bob') !== null,
    }).toEqual({
      state: 'Not sent',
      mine: null,
      followIsLeft: false,
    });
    api.on('notes/reactions/create', undefined);
    await press('React with 👍', 'Send now');
    expect({ mine: mine(), isEmpty: screen.queryByText('Nothing unsent') !== null }).toEqual({ mine: '👍', isEmpty: true });
  });
});

describe('what shows that notes wait', () => {
  test('an entry of the navigation counts them, and opens the outbox', async () => {
    const { root } = await open('first', 'second');
    await act(async () => runInAction(() => root.overlays.closeAll()));
    await calm();
    expect(runInAction(() => root.part(createOutboxSign).get())).toBe(2);
    await act(async () => fireEvent.click(screen.getByRole('button', { name: '2 unsent' })));
    await calm();
    expect(screen.getByRole('dialog', { name: 'Outbox' })).toBeTruthy();
  });

  test('signing out asks first, and keeps them in this browser', async () => {
    const { root, kv } = await open('first');
    await act(async () => runInAction(() => root.overlays.closeAll()));
    const items = await accountMenu({ root, me, navigate: () => {} });
    const signOut = items.find((item) => 'text' in item && item.text === 'Sign out');
    await act(async () => void (signOut && 'action' in signOut && signOut.action()));
    await calm();
    expect(screen.getByRole('alertdialog').textContent).toContain("1 item isn't sent yet");
    expect(kv.values.has(OUTBOX_KEY)).toBe(true);
  });
});
