import type { NodeProps } from './props';

export function Strike({ children }: NodeProps<'strike'>) {
  return <del>{children}</del>;
}
