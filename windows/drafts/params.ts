import type { ComposerParams } from '~/components/composer/params';

/** What is known when the drafts open. */
export interface DraftsParams {
  /** The draft that the composer behind is writing. */
  readonly openId?: string | undefined;
  /** Which drafts are shown first; those of this browser by default. */
  readonly tab?: 'server' | undefined;
}

declare module '~/registry/contracts' {
  interface WindowParams {
    /** Lists the drafts of the account. Ends with what the composer needs for the chosen one. */
    drafts: { params: DraftsParams; result: ComposerParams };
  }
}
