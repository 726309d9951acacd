/**
 * For the `ref` of a dialog's outermost element: when it closes, its empty shape stays for a moment and fades with the backdrop. The
 * dialog itself is gone at once, so its answer, the focus and the next overlay wait for nothing. The shape has no words and no roles.
 */
export function fadeWhenGone(layer: HTMLElement | null): (() => void) | undefined {
  if (!layer) return undefined;
  return () => {
    // A sent dialog has flown away already, and a viewer of pictures closes at once. Without animations, as in some tests, nothing would
    // remove the shape.
    if (layer.querySelector('[data-sent], [data-window-bare]') === null && 'getAnimations' in layer) leaveShape(layer);
  };
}

function leaveShape(layer: HTMLElement): void {
  const shape = layer.cloneNode(false) as HTMLElement;
  shape.removeAttribute('data-overlay');
  shape.setAttribute('data-closing', '');
  shape.setAttribute('aria-hidden', 'true');
  shape.inert = true;
  for (const part of layer.querySelectorAll<HTMLElement>(':scope > *')) {
    const copy = document.createElement('div');
    copy.className = part.className;
    copy.style.inlineSize = `${part.offsetWidth}px`;
    copy.style.blockSize = `${part.offsetHeight}px`;
    copy.style.transformOrigin = part.style.transformOrigin;
    // A finger may have dragged it.
    copy.style.translate = part.style.translate;
    shape.append(copy);
  }
  layer.after(shape);
  queueMicrotask(() => {
    // In development, React detaches and attaches refs once more to find mistakes.
    if (layer.isConnected) shape.remove();
    else void fade(shape);
  });
}

async function fade(shape: HTMLElement): Promise<void> {
  const animations = [...shape.children].flatMap((part) => part.getAnimations());
  await Promise.allSettled(animations.map(({ finished }) => finished));
  shape.remove();
}
