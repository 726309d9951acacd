import { createElement, lazy, Suspense, type ComponentType } from 'react';
import type { I18n } from '~/i18n/I18n';
import { useI18n } from '~/i18n/useI18n';

/** A view that comes with its texts. `Plain` stands in its place until they are there, and where they cannot be fetched. */
export function worded<P extends object>(fetch: (i18n: I18n) => Promise<ComponentType<P>>, Plain: ComponentType<P>): ComponentType<P> {
  // React keeps what a lazy view has loaded with the view, so there is one for a set of texts.
  const made = new WeakMap<I18n, ComponentType<P>>();
  const viewIn = (i18n: I18n): ComponentType<P> => {
    let view = made.get(i18n);
    if (!view) made.set(i18n, (view = lazyView(() => fetch(i18n), Plain)));
    return view;
  };
  return function Worded(props: P) {
    const i18n = useI18n();
    return <Suspense fallback={<Plain {...props} />}>{createElement(viewIn(i18n), props)}</Suspense>;
  };
}

const lazyView = <P extends object>(fetch: () => Promise<ComponentType<P>>, Plain: ComponentType<P>): ComponentType<P> =>
  lazy<ComponentType<P>>(async () => {
    try {
      return { default: await fetch() };
    } catch {
      return { default: Plain };
    }
  });
