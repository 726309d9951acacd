import type { ReactNode } from 'react';

/** A function as written, without its arguments. */
export function WrittenFn({ name, children }: { name: string; children?: ReactNode }) {
  return (
    <>
      $[{name} {children}]
    </>
  );
}
