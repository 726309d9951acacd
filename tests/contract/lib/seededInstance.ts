import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createInstance, type Instance } from '../../../server/createInstance';
import { defaultPassword } from '../../../server/seed/seedNames';
import { png } from '../../unit/server/support/media';
import { Account, uploaded } from './account';

/** Replaces the network: every address leads to the same feed. */
async function downloadFeed(_address: string, directory: string): Promise<string> {
  const path = join(directory, 'feed');
  await writeFile(
    path,
    `<feed><title>News</title><link href="https://news.example/"/><entry><title>One</title><link href="https://news.example/1"/><updated>2024-02-10T12:00:00Z</updated><id>https://news.example/1</id><content>Text</content></entry></feed>`,
  );
  return path;
}

/** The embedded instance with the demo seed and its accounts. */
export class SeededInstance {
  readonly visitor: Account;
  #guests = 0;

  private constructor(
    readonly instance: Instance,
    readonly admin: Account,
    readonly alice: Account,
    readonly bob: Account,
    readonly carol: Account,
  ) {
    this.visitor = new Account(instance.url, null);
  }

  static async start(): Promise<SeededInstance> {
    const instance = await createInstance({ dataDir: null, port: 0, testing: true, seed: 'demo', download: downloadFeed });
    const signIn = async (username: string) => {
      const { i } = await new Account(instance.url, null).ask('signin', { username, password: defaultPassword(username) });
      return new Account(instance.url, i);
    };
    const world = new SeededInstance(instance, await signIn('admin'), await signIn('alice'), await signIn('bob'), await signIn('carol'));
    await furnish(world);
    return world;
  }

  /** A new account to change. Its password is `guest-pass`. */
  async guest(): Promise<Account & { readonly id: string }> {
    this.#guests += 1;
    const made = await this.visitor.ask('signup', { username: `guest${this.#guests}`, password: 'guest-pass' });
    if (!made) throw new Error('sign-up gave no account');
    return Object.assign(new Account(this.instance.url, made.token), { id: made.id });
  }

  close(): Promise<void> {
    return this.instance.close();
  }
}

/** Gives Alice what the seed lacks, so that every list that she reads has entries. */
async function furnish(world: SeededInstance): Promise<void> {
  const { alice, bob } = world;
  const [muted, quiet, blocked, asking] = [await world.guest(), await world.guest(), await world.guest(), await world.guest()];
  await alice.ask('mute/create', { userId: muted.id, expiresAt: Date.now() + 3_600_000 });
  await alice.ask('mute/create', { userId: quiet.id });
  await alice.ask('renote-mute/create', { userId: quiet.id });
  await alice.ask('blocking/create', { userId: blocked.id });
  const me = await alice.ask('i/update', { isLocked: true });
  await asking.ask('following/create', { userId: me.id });
  await alice.ask('i/registry/set', { scope: ['client', 'base'], key: 'widgets', value: [{ name: 'clock' }] });
  await bob.ask('notes/create', { text: '@alice look at this' });
  await alice.ask('miauth/gen-token', { session: null, name: 'Script', permission: ['read:account'] });
  const folder = await alice.ask('drive/folders/create', { name: 'Images' });
  const inner = await alice.ask('drive/folders/create', { name: 'Squares', parentId: folder.id });
  for (const [n, { id: folderId }] of [folder, inner].entries()) {
    const { id: fileId } = uploaded(await alice.upload(await png(32, 32 + n), `square ${n}.png`));
    await alice.ask('drive/files/update', { fileId, folderId });
  }
  const [note] = await alice.ask('notes/local-timeline', { limit: 1 });
  if (note) await alice.ask('notes/favorites/create', { noteId: note.id });
}
