import { describe, expect, test } from 'vitest';
import type { ApiScript } from '../../../fixtures/FakeApi';
import { apiError } from '../../../fixtures/FakeApi';
import type { NoteCreateParams } from '~/api/endpoints';
import { ComposerState } from '~/components/composer/ComposerState';
import { DraftStore } from '~/stores/drafts/DraftStore';
import type { ComposerParams } from '~/components/composer/params';
import { noteBody } from '~/components/composer/posting/noteBody';
import { file, note, user } from '../../../fixtures/builders';
import { createTestRoot } from '../../../fixtures/createTestRoot';

const me = user('me').me();

function compose(params: ComposerParams = {}, api: ApiScript = {}) {
  const setup = createTestRoot({ me, api: { i: me, ...api } });
  const account = setup.root.session.current;
  const open = () => new ComposerState(setup.root, account, me, params);
  return { ...setup, account, open, state: open() };
}

test('the composer keeps the files of a rewritten note', () => {
  const { account } = compose();
  const kept = file();
  const id = account.ingest.note(
    note()
      .with({ files: [kept], fileIds: [kept.id] })
      .build(),
    'fetch',
  );
  const { state } = compose({ initialNote: account.notes.get(id)! });
  expect(noteBody(state).fileIds).toEqual([kept.id]);
});

describe('the post button', () => {
  test('the post button needs content', () => {
    const { state } = compose();
    expect(state.canPost).toBe(false);
    state.words.setText('  ');
    expect(state.canPost).toBe(false);
    state.words.setText('hi');
    expect(state.canPost).toBe(true);
  });

  test('the post button counts the text that an input method is composing', () => {
    const { state } = compose();
    state.words.setImeText('か');
    expect(state.canPost).toBe(true);
    expect(state.words.length).toBe(1);
  });

  test('the post button posts a renote without text, but not a reply or a pasted quote', () => {
    expect(compose({ renoteId: 'n' }).state.canPost).toBe(true);
    expect(compose({ replyId: 'n' }).state.canPost).toBe(false);
    const { state } = compose();
    state.quote.set('n');
    expect(state.canPost).toBe(false);
  });

  test("the post button stops at the server's limit, and counts down below 100", () => {
    const { state } = compose();
    const { maxLength } = state.words;
    state.words.setText('x'.repeat(maxLength - 100));
    expect(state.words.remaining).toBeNull();
    state.words.setText('x'.repeat(maxLength - 99));
    expect(state.words.remaining).toBe(99);
    state.words.setText('x'.repeat(maxLength));
    expect(state.canPost).toBe(true);
    state.words.setText('x'.repeat(maxLength + 1));
    expect(state.canPost).toBe(false);
    expect(state.words.remaining).toBe(-1);
  });
});

describe('posting', () => {
  const created = note().by(user('me').build()).text('hi').build();

  test('posting sends the content, and recipients only with a direct note', async () => {
    const { state, api } = compose({}, { 'notes/create': { createdNote: created } });
    state.words.setText('hi');
    await state.posting.post({ freeze: false });
    state.words.setText('psst');
    state.audience.setVisibility('specified');
    state.audience.addRecipient('u1');
    state.words.toggleCw();
    state.words.setCw('secret');
    await state.posting.post({ freeze: false });
    const [open, direct] = api.paramsOf('notes/create');
    expect(open).toEqual({ text: 'hi', cw: null, localOnly: false, visibility: 'public', reactionAcceptance: 'nonSensitiveOnly' });
    expect(direct).toMatchObject({ text: 'psst', cw: 'secret', visibility: 'specified', visibleUserIds: ['u1'] });
  });

  test('posting clears an inline composer and freezes a dialog', async () => {
    const { state, open } = compose({}, { 'notes/create': { createdNote: created } });
    state.words.setText('hi');
    await state.posting.post({ freeze: false });
    expect({ text: state.words.text, status: state.posting.status }).toEqual({ text: '', status: 'editing' });
    const dialog = open();
    dialog.words.setText('hi');
    await dialog.posting.post({ freeze: true });
    expect(dialog.posting.status).toBe('posted');
  });

  test('posting keeps the content if the server refuses it', async () => {
    const { state } = compose({}, { 'notes/create': apiError({ code: 'YOU_HAVE_BEEN_BLOCKED' }) });
    state.words.setText('hi');
    expect((await state.posting.post({ freeze: true })).kind).toBe('refused');
    expect({ text: state.words.text, status: state.posting.status, canPost: state.canPost }).toEqual({
      text: 'hi',
      status: 'editing',
      canPost: true,
    });
  });

  test('posting sends a note only once', async () => {
    const { state, api } = compose({}, { 'notes/create': { createdNote: created } });
    state.words.setText('hi');
    const first = state.posting.post({ freeze: true });
    expect(state.canPost).toBe(false);
    await first;
    expect(api.paramsOf('notes/create')).toHaveLength(1);
  });
});

describe('drafts', () => {
  test('drafts return in the next composer of the same kind, and are removed after posting', async () => {
    const { state, open } = compose({}, { 'notes/create': { createdNote: note().text('hi').build() } });
    state.words.setText('half a thou');
    state.audience.setVisibility('followers');
    const { words, audience } = open();
    expect({ text: words.text, visibility: audience.visibility }).toEqual({ text: 'half a thou', visibility: 'followers' });
    await state.posting.post({ freeze: true });
    expect(open().words.text).toBe('');
  });

  test('a draft keeps everything that a note is posted with', () => {
    const all: Record<keyof NoteCreateParams, true> = {
      ...({ text: true, cw: true, fileIds: true, replyId: true, renoteId: true, channelId: true, poll: true } as const),
      ...({ localOnly: true, visibility: true, visibleUserIds: true, reactionAcceptance: true } as const),
    };
    const poll = { choices: ['a', 'b'], multiple: true, expiresAt: null, expiredAfter: 3_600_000 };
    const filled = [{ replyId: 'n1' }, { channelId: 'c1', replyId: 'n1' }].map((params) => {
      const { state, open } = compose(params);
      const words = { text: 'hi', useCw: true, cw: 'long' };
      const audience = { visibility: 'specified', visibleUserIds: ['u1'], localOnly: true, reactionAcceptance: 'likeOnly' } as const;
      state.apply({ ...words, ...audience, files: [file()], poll, quoteId: 'n2' });
      return { body: noteBody(state), again: noteBody(open()) };
    });
    expect(filled.map(({ again }) => again)).toEqual(filled.map(({ body }) => body));
    expect([...new Set(filled.flatMap(({ body }) => Object.keys(body)))].toSorted()).toEqual(Object.keys(all).toSorted());
  });

  test('which reactions a note takes stays with its draft, and a draft of an earlier version takes the usual ones', async () => {
    const { state, root, open } = compose();
    state.words.setText('for later');
    state.audience.setReactionAcceptance('likeOnly');
    expect(open().audience.reactionAcceptance).toBe('likeOnly');
    await state.draft.setAside();
    expect(state.audience.reactionAcceptance).toBe('nonSensitiveOnly');
    const [aside] = await new DraftStore(root).of(root.session.current.key).list();
    expect(aside?.data.reactionAcceptance).toBe('likeOnly');
    const { reactionAcceptance: _unknown, ...earlier } = aside!.data;
    state.apply(earlier);
    expect(state.audience.reactionAcceptance).toBe('nonSensitiveOnly');
  });

  test('drafts stay after posting a note that did not use them', async () => {
    const { root, account, open } = compose({}, { 'notes/create': { createdNote: note().text('psst').build() } });
    open().words.setText('half a thou');
    const direct = new ComposerState(root, account, me, { specified: 'u1', initialText: 'psst' });
    await direct.posting.post({ freeze: true });
    expect(open().words.text).toBe('half a thou');
  });

  test('drafts keep recipients, the poll, and a quote by address', () => {
    const { state, open } = compose();
    state.audience.setVisibility('specified');
    state.audience.addRecipient('u1');
    state.quote.set('n1');
    state.poll.toggle();
    const again = open();
    expect({ to: again.audience.visibleUserIds, quote: again.quote.noteId, choices: again.poll.current?.choices }).toEqual({
      to: ['u1'],
      quote: 'n1',
      choices: ['', ''],
    });
  });

  test('a draft is set aside with all that it has, but not while a file is on its way', async () => {
    const { state, root } = compose();
    expect(state.canSetAside).toBe(false);
    state.words.setText('for later');
    const uploads = { waitingFor: () => [{ error: null }], takeOver: () => {} };
    state.attachments.connect(uploads as never, 'here');
    const whileUploading = state.canSetAside;
    state.attachments.connect({ ...uploads, waitingFor: () => [] } as never, 'here');
    expect({ whileUploading, afterwards: state.canSetAside }).toEqual({ whileUploading: false, afterwards: true });
    expect(await state.draft.setAside()).toBe(true);
    const listed = await new DraftStore(root).of(root.session.current.key).list();
    expect({ text: state.words.text, listed: listed.map(({ data }) => data.text) }).toEqual({ text: '', listed: ['for later'] });
  });

  test('drafts are kept apart for a note to somebody', async () => {
    const { state, open, root } = compose({ mention: 'alice' });
    state.words.setText('@alice hello');
    await state.draft.keep();
    const listed = await new DraftStore(root).of(root.session.current.key).list();
    expect({ next: open().words.text, listed: listed.map(({ data }) => data.text) }).toEqual({ next: '@alice ', listed: ['@alice hello'] });
  });

  test('drafts are neither saved nor restored for an instant note', () => {
    const { open } = compose({ instant: true, initialText: 'shared' });
    open().words.setText('changed');
    expect(open().words.text).toBe('shared');
  });
});

describe('guards', () => {
  test('the guards detect a blank content warning', () => {
    const { state } = compose();
    state.words.toggleCw();
    state.words.setCw('  ');
    expect(state.words.isCwBlank).toBe(true);
    state.words.setCw('food');
    expect(state.words.isCwBlank).toBe(false);
  });

  test('the guards detect very large text in public notes only', () => {
    const { state } = compose();
    state.words.setText('$[x3 BIG]');
    expect(state.isLoudInPublic).toBe(true);
    state.audience.setVisibility('home');
    expect(state.isLoudInPublic).toBe(false);
  });

  test('"local only" cannot be changed in channels and direct notes', () => {
    expect(compose({ channelId: 'c' }).state.audience.canToggleLocalOnly).toBe(false);
    const { state } = compose();
    state.audience.setVisibility('specified');
    expect(state.audience.canToggleLocalOnly).toBe(false);
  });
});

describe('the rules of an account', () => {
  test('a draft of a public note becomes one for home timelines once the account is silenced', async () => {
    const { root, account, state } = compose();
    state.words.setText('Half a thou');
    await state.draft.keep();
    account.meStore.merge(user('me').me({ isSilenced: true }));
    const again = new ComposerState(root, account, user('me').me({ isSilenced: true }), {});
    expect({ text: again.words.text, visibility: again.audience.visibility }).toEqual({ text: 'Half a thou', visibility: 'home' });
  });

  test('a note in a channel is public and stays on this server, whatever its draft says', () => {
    const { state, open } = compose({ channelId: 'c' });
    state.words.setText('Half a thou');
    state.audience.setVisibility('followers');
    state.audience.setLocalOnly(false);
    const again = open();
    expect({ visibility: again.audience.visibility, localOnly: again.audience.localOnly }).toEqual({
      visibility: 'public',
      localOnly: true,
    });
  });
});
