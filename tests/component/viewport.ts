const { happyDOM } = window as unknown as { happyDOM: { setViewport: (viewport: { width: number }) => void } };

/** Makes the screen so wide; media queries hear of it. */
export const setScreenWidth = (width: number): void => happyDOM.setViewport({ width });
