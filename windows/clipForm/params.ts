import type { Clip } from '~/services/records';

/** Which clip is changed; a new one without it. */
export interface ClipFormParams {
  readonly clip?: Clip;
}

declare module '~/registry/contracts' {
  interface WindowParams {
    /** Ends with the clip as the server has it now. */
    clipForm: { params: ClipFormParams; result: Clip };
  }
}
