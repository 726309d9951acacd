/** Narrower viewports get the phone layout, unless the settings name a kind of device; see `layout.ts`. */
export const PHONE = '(width < 500px)';
