import { action, makeObservable, observableRef } from 'mobx';
import { peek } from '~/lib/peek';
import { randomId } from '~/lib/randomId';
import { driveFileStored } from '../resources/drive/driveFiles';
import type { RootStore } from '../RootStore';
import type { AccountScope } from '../session/AccountScope';
import { pictureShrinker, type ShrinkPicture } from './pictures/shrinkPicture';
import { fetchFromUrl } from './fetchFromUrl';
import { refusalOfFile } from './uploadLimits';
import { Uploads } from './Uploads';

/** The uploads of all accounts of the session. The indicator of the workspace shows them. */
export class AllUploads {
  /** The uploads of each account that uploaded something; observable. */
  lists: readonly Uploads[] = [];

  readonly #root: RootStore;
  readonly #byAccount = new Map<AccountScope, Uploads>();
  #shrinker: ShrinkPicture | undefined;

  constructor(root: RootStore) {
    this.#root = root;
    makeObservable<this, 'show'>(this, { lists: observableRef, show: action });
  }

  /** Returns the uploads of an account. A stored file appears in its folder wherever that is open. */
  of(account: AccountScope): Uploads {
    return this.#byAccount.get(account) ?? this.#open(account);
  }

  /** Whether anything is on its way, or failed; observable. */
  get isShown(): boolean {
    return this.lists.some(({ items }) => items.length > 0);
  }

  #open(account: AccountScope): Uploads {
    const { settings, clock } = this.#root;
    const uploads = new Uploads({
      upload: async (file, options) => {
        const refusal = peek(() => refusalOfFile(file, { policies: account.me?.policies, meta: account.server.meta }));
        if (refusal) throw refusal;
        return account.api.upload(file, options);
      },
      fetchFromUrl: (url, options) => fetchFromUrl(account, url, { ...options, marker: randomId() }),
      shrink: (file) => this.#shrink(file),
      keepsOriginal: () => settings.get('keepOriginalUploading'),
      keepsMetadata: () => settings.get('keepMetadata'),
      onStored: (file) => driveFileStored(account, file),
      now: () => clock.now(),
      onBegun: () => this.show(uploads),
    });
    this.#byAccount.set(account, uploads);
    return uploads;
  }

  private show(uploads: Uploads): void {
    if (!this.lists.includes(uploads)) this.lists = [...this.lists, uploads];
    this.#root.overlays.showBeside('uploads');
  }

  #shrink(file: File): Promise<File> {
    this.#shrinker ??= pictureShrinker(this.#root.clock);
    return this.#shrinker(file);
  }
}

/** Creates the store; use it with `root.part`, which keeps one instance. */
export const createAllUploads = (root: RootStore): AllUploads => new AllUploads(root);
