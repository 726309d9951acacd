import type { PreviewPlayer } from '~/services/urlPreview';

declare module '~/registry/contracts' {
  interface WindowParams {
    /** Plays a video or music of another site in a window. Open it only for a click. */
    player: { params: { readonly title: string; readonly player: PreviewPlayer } };
  }
}
