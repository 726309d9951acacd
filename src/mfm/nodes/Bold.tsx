import type { NodeProps } from './props';

export function Bold({ children }: NodeProps<'bold'>) {
  return <b>{children}</b>;
}
