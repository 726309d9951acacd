import { makeObservable, observableRef, runInAction } from 'mobx';
import type { ApiClient } from '~/api/ApiClient';
import { ApiError, toAppError, type AppError } from '~/lib/AppError';
import { canonicalJson } from '~/lib/canonicalJson';
import type { Clock } from '~/lib/clock';
import { DisposableStore, type Disposable } from '~/lib/disposable';
import { fail, ok, type Result } from '~/lib/Result';
import { equalData } from '~/services/equalData';
import { rootOf } from '~/services/workspace/deck';
import { columnsOf } from '~/services/workspace/deckTree';
import { emptyWorkspace } from '~/services/workspace/document';
import { withoutOwnDashboards } from '~/services/workspace/dashboards';
import { mergeWorkspace } from '~/services/workspace/mergeWorkspace';
import { equalLayouts } from '~/services/workspace/ownView';
import type { WorkspaceFile } from '~/services/workspace/parseWorkspace';
import type { LocalStore } from '~/storage/LocalStore';
import { settle } from '../settle';
import { workspaceFile } from './workspaceFile';
import type { WorkspaceStore } from './WorkspaceStore';

/**
 * Scope of workspaces in the server's registry. Other clients store decks in another format under `client, deck,
 * profiles`.
 */
export const WORKSPACE_SCOPE: readonly string[] = ['client', 'wisteria', 'workspaces'];

/** How long after the last change the workspace is sent; ms. */
const SEND_MS = 1000;
/** Delay before retrying after a failure, doubled with each failure up to `last`; ms. */
const RETRY_MS = { first: 5000, last: 300_000 } as const;

const DEFAULT_PROFILE = 'default';

const nothing: WorkspaceFile = { workspace: emptyWorkspace, visits: {} };

/** The services that a {@link WorkspaceSync} uses. */
export interface WorkspaceSyncDeps {
  readonly api: Pick<ApiClient, 'call'>;
  readonly local: LocalStore;
  readonly clock: Clock;
  /** Key of the scope that the workspace belongs to. */
  readonly account: string;
  readonly workspace: WorkspaceStore;
  readonly report: (error: AppError) => void;
}

/**
 * Stores the workspace in the server's registry under the name of a profile, so that another browser can load it, and
 * merges the changes of several devices.
 */
export class WorkspaceSync implements Disposable {
  /** Name of the current profile. */
  profile: string;
  /** Names of all profiles on the server. */
  profiles: readonly string[] = [];
  readonly #deps: WorkspaceSyncDeps;
  /** The last version that this browser and the server agreed on. */
  #base: WorkspaceFile | null;
  #sending: Disposable | null = null;
  #retryMs: number = RETRY_MS.first;
  #last: Promise<Result> = Promise.resolve(ok());
  readonly #owned = new DisposableStore();

  constructor(deps: WorkspaceSyncDeps) {
    const { local, account } = deps;
    this.#deps = deps;
    this.profile = local.get(profileKey(account)) ?? DEFAULT_PROFILE;
    this.#base = local.get(this.#baseFile.key) === null ? null : this.#baseFile.load(local).value;
    this.#owned.add(() => this.#sending?.dispose());
    makeObservable(this, { profile: observableRef, profiles: observableRef });
  }

  /** Merges the server's version, and sends the changes that the server lacks. */
  start(): Promise<Result> {
    return this.#inTurn(async () => {
      const listed = await this.#listProfiles();
      if (!listed.ok) return listed;
      if (!this.profiles.includes(this.profile)) {
        if (!this.#isEmpty()) this.#sendSoon();
        return ok();
      }
      return this.#takeOver();
    });
  }

  /** Call after the workspace was saved in this browser. */
  saved(): void {
    if (!equalData(this.#mine(), this.#base ?? nothing)) this.#sendSoon();
  }

  /**
   * Handles a change of the registry by this or another device. The message may be older than a later write, so the current value is
   * requested: otherwise a window closed in the meantime would come back.
   */
  async receive(scope: unknown, key: unknown, value: unknown): Promise<void> {
    if (key !== this.profile || canonicalJson(scope) !== canonicalJson(WORKSPACE_SCOPE)) return;
    if (equalData(this.#read(value), this.#base)) return;
    const taken = await this.#inTurn(() => this.#takeOver());
    // There is no second message, so it retries by sending, which merges first and waits longer with each failure.
    if (!taken.ok) this.#sendSoon(this.#retryMs);
  }

  /** Switches to another profile; the current workspace stays in the old profile. */
  switchTo(profile: string): Promise<Result> {
    return this.#inTurn(async () => {
      const sent = await this.#write();
      if (!sent.ok) return sent;
      const theirs = await this.#fetch(profile);
      if (!theirs.ok) return theirs;
      const { workspace } = this.#deps;
      this.#use(profile);
      this.#agree(theirs.value);
      workspace.restore(workspace.withOwn(theirs.value));
      return ok();
    });
  }

  /** Saves the workspace under another name and makes that the current profile. */
  saveAs(profile: string): Promise<Result> {
    return this.#inTurn(async () => {
      this.#use(profile);
      this.#agree(nothing);
      return this.#write();
    });
  }

  /** Returns how many columns each profile on the server has. */
  async columnCounts(): Promise<Result<Readonly<Record<string, number>>>> {
    const answer = await settle(this.#deps.api.call('i/registry/get-all', { scope: WORKSPACE_SCOPE }));
    if (!answer.ok) return fail(answer.error);
    const counts = Object.entries(answer.value).flatMap(([profile, value]) => {
      // A broken one is told when it is opened.
      const { value: file, problem } = this.#baseFile.decode(JSON.stringify(value ?? null));
      return problem ? [] : [[profile, columnsOf(rootOf(file.workspace.deck)).length] as const];
    });
    return ok(Object.fromEntries(counts));
  }

  /** Deletes a profile that is not the current one. */
  async remove(profile: string): Promise<Result> {
    const answer = await settle(this.#deps.api.call('i/registry/remove', { scope: WORKSPACE_SCOPE, key: profile }));
    if (!answer.ok) return fail(answer.error);
    this.#showProfiles(this.profiles.filter((one) => one !== profile));
    return ok();
  }

  dispose(): void {
    this.#owned.dispose();
  }

  /** Merges our version, theirs and their common base. An unreadable version does not close anything. */
  async #bringTogether(theirs: WorkspaceFile | null): Promise<void> {
    if (!theirs || equalData(theirs, this.#base)) return;
    const mine = this.#mine();
    const merged = mergeWorkspace(this.#base ?? nothing, mine, theirs);
    this.#agree(theirs);
    if (!equalLayouts(merged.workspace, mine.workspace)) {
      const { workspace } = this.#deps;
      workspace.adopt(workspace.withOwn(merged));
    }
    // The view of each device is sent with its next change; otherwise two devices would answer each other forever.
    if (!equalLayouts(merged.workspace, theirs.workspace)) this.#sendSoon();
  }

  #sendSoon(ms = SEND_MS): void {
    this.#sending?.dispose();
    if (this.#owned.isDisposed) return;
    this.#sending = this.#deps.clock.after(ms, () => void this.#send());
  }

  #send(): Promise<Result> {
    return this.#inTurn(() => this.#write());
  }

  /**
   * Runs steps one after the other, so that the last agreed version is the server's, and an answer about one profile is never applied to
   * another. A step that throws does not stop the later ones.
   */
  #inTurn(step: () => Promise<Result>): Promise<Result> {
    this.#last = this.#last.then(step, step);
    return this.#last;
  }

  async #write(): Promise<Result> {
    const { profile } = this;
    // A change by another device may have been missed, during a lost connection or because its message is still on the
    // way.
    const current = await this.#takeOver();
    this.#sending?.dispose();
    const mine = this.#mine();
    const value = JSON.parse(this.#baseFile.encode(mine)) as unknown;
    const answer = current.ok
      ? await settle(this.#deps.api.call('i/registry/set', { scope: WORKSPACE_SCOPE, key: profile, value }))
      : current;
    if (answer.ok) {
      this.#retryMs = RETRY_MS.first;
      this.#agree(mine);
      this.#showProfiles([...new Set([...this.profiles, profile])]);
      return ok();
    }
    this.#deps.report(answer.error);
    this.#sendSoon(this.#retryMs);
    this.#retryMs = Math.min(this.#retryMs * 2, RETRY_MS.last);
    return fail(answer.error);
  }

  /** Merges the server's version of the current profile, if there is one. */
  async #takeOver(): Promise<Result> {
    if (!this.profiles.includes(this.profile)) {
      const listed = await this.#listProfiles();
      if (!listed.ok || !this.profiles.includes(this.profile)) return listed;
    }
    const answer = await settle(this.#deps.api.call('i/registry/get', { scope: WORKSPACE_SCOPE, key: this.profile }));
    if (answer.ok) await this.#bringTogether(this.#read(answer.value));
    else if (!isMissing(answer.error)) return fail(answer.error);
    return ok();
  }

  async #fetch(profile: string): Promise<Result<WorkspaceFile>> {
    const answer = await settle(this.#deps.api.call('i/registry/get', { scope: WORKSPACE_SCOPE, key: profile }));
    if (!answer.ok) return fail(answer.error);
    return ok(this.#read(answer.value) ?? nothing);
  }

  #read(value: unknown): WorkspaceFile | null {
    const { value: file, problem } = this.#baseFile.decode(JSON.stringify(value ?? null));
    if (problem) this.#deps.report(toAppError(new Error(`the workspace on the server is ${problem}`)));
    return problem ? null : { ...file, workspace: withoutOwnDashboards(file.workspace) };
  }

  async #listProfiles(): Promise<Result> {
    const answer = await settle(this.#deps.api.call('i/registry/keys-with-type', { scope: WORKSPACE_SCOPE }));
    if (!answer.ok) return fail(answer.error);
    this.#showProfiles(Object.keys(answer.value));
    return ok();
  }

  /** The workspace without this device's own dashboards, which are not shared. */
  #mine(): WorkspaceFile {
    const { workspace, visits } = this.#deps.workspace.file;
    return { workspace: withoutOwnDashboards(workspace), visits };
  }

  #isEmpty(): boolean {
    return equalData(this.#mine(), nothing);
  }

  #agree(file: WorkspaceFile): void {
    this.#base = file;
    this.#baseFile.save(this.#deps.local, file);
  }

  #use(profile: string): void {
    this.#deps.local.set(profileKey(this.#deps.account), profile);
    runInAction(() => (this.profile = profile));
  }

  #showProfiles(profiles: readonly string[]): void {
    runInAction(() => (this.profiles = profiles.toSorted()));
  }

  get #baseFile() {
    return workspaceFile(`base::${this.#deps.account}`);
  }
}

const isMissing = (error: AppError): boolean => error instanceof ApiError && error.server.code === 'NO_SUCH_KEY';

const profileKey = (account: string): string => `workspaceProfile::${account}`;
