import type { Clip } from '~/services/records';

/** The clip to change; without it, a new one is created. */
export interface ClipFormParams {
  readonly clip?: Clip;
}

declare module '~/registry/contracts' {
  interface WindowParams {
    /** Ends with the clip as the server stored it. */
    clipForm: { params: ClipFormParams; result: Clip };
  }
}
