const { happyDOM } = window as unknown as { happyDOM: { setViewport: (viewport: { width: number }) => void } };

/** Sets the width of the screen in CSS px. Media queries notice the change. */
export const setScreenWidth = (width: number): void => happyDOM.setViewport({ width });
