import type { PreviewPlayer } from '~/services/urlPreview';

declare module '~/registry/contracts' {
  interface WindowParams {
    /** Plays a page's film or music beside what one reads. Only open it for a click. */
    player: { params: { readonly title: string; readonly player: PreviewPlayer } };
  }
}
