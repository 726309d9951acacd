import { setViewport } from './viewport';

type Listening = Parameters<EventTarget['addEventListener']>;

/** React listens to this once for each document. */
const LASTING = 'selectionchange';

/**
 * The files of tests share a document with its window, because a new one for each, with all modules, takes longer than their tests.
 * @returns makes the document as it was, so that no file changes the tests of the next one
 */
export function keepDocument(): () => void {
  const { head, body, documentElement } = document;
  const { innerWidth: width, innerHeight: height } = window;
  const inHead = new Set(head.childNodes);
  // React listens at the body once for all portals into it, so listeners there stay.
  const forgetListeners = [window, document, documentElement].map(keepListeners);
  return () => {
    for (const forget of forgetListeners) forget();
    for (const element of [documentElement, body]) for (const name of element.getAttributeNames()) element.removeAttribute(name);
    const addedToHead = [...head.childNodes].filter((node) => !inHead.has(node));
    for (const node of addedToHead) node.remove();
    body.replaceChildren();
    document.title = '';
    localStorage.clear();
    sessionStorage.clear();
    history.replaceState(null, '', '/');
    setViewport({ width, height });
  };
}

/** Returns a function that removes the listeners that are added from now on. */
function keepListeners(place: EventTarget): () => void {
  const added: Listening[] = [];
  const listen = Reflect.get(place, 'addEventListener');
  place.addEventListener = (...listening: Listening) => {
    if (listening[0] !== LASTING) added.push(listening);
    listen.apply(place, listening);
  };
  return () => {
    place.addEventListener = listen;
    for (const [type, listener, options] of added) place.removeEventListener(type, listener, options);
  };
}
