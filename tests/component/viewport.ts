const { happyDOM } = window as unknown as { happyDOM: { setViewport: (viewport: { width: number; height?: number }) => void } };

/** Sets the size of the screen in CSS px. Media queries notice the change. */
export const setViewport = (size: { readonly width: number; readonly height?: number }): void => happyDOM.setViewport(size);

/** Sets the width of the screen in CSS px. */
export const setScreenWidth = (width: number): void => setViewport({ width });
