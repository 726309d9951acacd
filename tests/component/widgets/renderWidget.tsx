import { act, screen } from '@testing-library/react';
import { useState, type ComponentType } from 'react';
import { vi } from 'vitest';
import { WidgetContext } from '~/components/widget/WidgetContext';
import { collectWidgets } from '~/registry/collectWidgets';
import type { WidgetManifest, WidgetProps } from '~/registry/defineWidget';
import { defaultOptions } from '~/registry/options';
import type { Options } from '~/services/workspace/document';
import { settled, type TestRootOptions } from '../../fixtures/createTestRoot';
import { user } from '../../fixtures/builders';
import { renderWithRoot } from '../renderWithRoot';

/** A frame around a widget, with a header and options that change. */
function Frame({
  content: Content,
  initial,
  changes,
  onConfigure,
  isOffered,
}: {
  content: ComponentType<WidgetProps<Options>>;
  initial: Options;
  changes: Options[];
  onConfigure: () => void;
  isOffered: boolean;
}) {
  const [headingSlot, setHeadingSlot] = useState<HTMLElement | null>(null);
  const [actionsSlot, setActionsSlot] = useState<HTMLElement | null>(null);
  const [options, setOptions] = useState(initial);
  const change = (some: Options) => {
    changes.push(some);
    setOptions((now) => ({ ...now, ...some }));
  };
  return (
    <>
      <header>
        <div ref={setHeadingSlot} data-testid="heading" />
        <div ref={setActionsSlot} />
      </header>
      <WidgetContext value={{ headingSlot, actionsSlot, isOffered }}>
        <Content id="w1" options={options} setOptions={change} configure={onConfigure} />
      </WidgetContext>
    </>
  );
}

interface RenderWidgetOptions extends TestRootOptions {
  /** Whether the dashboard is being edited. */
  readonly isOffered?: boolean;
}

const widgets = collectWidgets();

/** Renders a widget by its manifest in a frame, for alice. */
export async function renderWidget(
  manifest: WidgetManifest,
  options: Options = {},
  { isOffered = false, ...root }: RenderWidgetOptions = {},
) {
  const loaded = await widgets.get(manifest.id)!.load();
  const changes: Options[] = [];
  const configure = vi.fn<() => void>();
  const test = renderWithRoot(
    <Frame
      content={loaded.default}
      initial={{ ...defaultOptions(manifest.options), ...options }}
      changes={changes}
      onConfigure={configure}
      isOffered={isOffered}
    />,
    { me: user('alice').me(), ...root },
  );
  await act(settled);
  return { ...test, changes, configure, heading: () => screen.getByTestId('heading') };
}
