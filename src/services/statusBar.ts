/** A strip of news above the page. */
export interface StatusBar {
  readonly id: string;
  /** Empty where the bar has no name. */
  readonly name: string;
  readonly type: 'rss' | 'federation' | 'userList';
  readonly size: 'verySmall' | 'small' | 'medium' | 'large' | 'veryLarge';
  readonly black: boolean;
  /** Each type uses some of these. */
  readonly props: {
    readonly url: string;
    readonly shuffle: boolean;
    readonly colored: boolean;
    readonly userListId: string;
    /** How long the text takes to pass, in seconds. */
    readonly marqueeDuration: number;
    readonly marqueeReverse: boolean;
    readonly refreshIntervalSec: number;
  };
}

/** The props of a new bar. */
export const statusBarProps: StatusBar['props'] = {
  url: '',
  shuffle: false,
  colored: false,
  userListId: '',
  marqueeDuration: 100,
  marqueeReverse: false,
  refreshIntervalSec: 60,
};
