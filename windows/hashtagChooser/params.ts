/** There are no parameters. */
export type HashtagChooserParams = Readonly<Record<string, never>>;

declare module '~/registry/contracts' {
  interface WindowParams {
    /** Ends with the chosen hashtag, without `#`. */
    hashtagChooser: { params: HashtagChooserParams; result: string };
  }
}
