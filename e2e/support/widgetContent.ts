import type { Locator } from '@playwright/test';

/** What a widget for moderators shows to others. */
const forStaff = (widget: Locator): Locator => widget.getByText("Your account can't use this widget.");

/** What a widget shows whose server cannot answer it. */
const notOffered = (widget: Locator): Locator => widget.getByText('Not available on this server');

/** What each widget shows when its server has something for it. */
export const WIDGET_CONTENT: Readonly<Record<string, (widget: Locator) => Locator>> = {
  activity: (widget) => widget.getByRole('gridcell'),
  aichan: (widget) => widget.getByRole('button', { name: /^Fuji/ }),
  birthdayFollowings: (widget) => widget.getByRole('button', { name: /^Congratulate/ }),
  calendar: (widget) => widget.getByRole('paragraph').filter({ visible: true }),
  clock: (widget) => widget.getByRole('img', { name: /UTC/ }),
  digitalClock: (widget) => widget.locator('[data-part="clock"]'),
  federation: (widget) => widget.getByRole('link'),
  instanceCloud: (widget) => widget.getByRole('link'),
  instanceInfo: (widget) => widget.getByText(/^127\.0\.0\.1:/),
  jobQueue: (widget) => widget.getByText('Waiting'),
  memo: (widget) => widget.getByRole('textbox', { name: 'Memo' }),
  newUsers: (widget) =>
    widget.getByRole('listitem').or(widget.getByText('No one has signed up yet')).or(forStaff(widget)).or(notOffered(widget)),
  notifications: (widget) => widget.getByRole('article'),
  onlineUsers: (widget) => widget.getByText(/users? online/),
  photos: (widget) => widget.getByRole('button'),
  postForm: (widget) => widget.getByRole('textbox', { name: 'Note text' }),
  profile: (widget) => widget.getByText(/^@/),
  reports: (widget) => widget.getByRole('listitem').or(widget.getByText('No reports wait')).or(forStaff(widget)).or(notOffered(widget)),
  rss: (widget) => widget.getByRole('listitem'),
  rssTicker: (widget) => widget.getByRole('link'),
  serverMetric: (widget) => widget.getByText('%'),
  slideshow: (widget) => widget.getByRole('button'),
  timeline: (widget) => widget.getByRole('article'),
  unixClock: (widget) => widget.locator('[data-part="clock"]'),
  userList: (widget) => widget.getByRole('listitem'),
};
