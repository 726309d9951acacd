import type { ComposerParams } from '~/components/composer/params';

declare module '~/registry/contracts' {
  interface WindowParams {
    /** Ends with the id of the note that was posted. */
    composer: { params: ComposerParams; result: string };
  }
}
