import { useMemo } from 'react';
import { Composer } from '~/components/composer/Composer';
import type { WidgetProps } from '~/registry/defineWidget';

/** The composer, always open. It keeps a draft of its own, so that no other composer replaces what is written here. */
export default function PostFormWidget({ id }: WidgetProps<object>) {
  const params = useMemo(() => ({ draftPlace: `widget:${id}` }), [id]);
  return <Composer variant="widget" params={params} />;
}
