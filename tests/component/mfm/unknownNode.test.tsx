import type { MfmNode } from 'mfm-js';
import { expect, test } from 'vitest';
import { MfmNodes } from '~/mfm/MfmNodes';
import { consoleWatch } from '../../fixtures/consoleWatch';
import { renderWithRoot } from '../renderWithRoot';

test('a kind of markup without a view is logged, and the text around it is shown', () => {
  consoleWatch.expect(/No view for hologram/);
  const words = (text: string): MfmNode => ({ type: 'text', props: { text } });
  const unknown = { type: 'hologram', props: {}, children: [words('hidden')] } as unknown as MfmNode;
  const { container } = renderWithRoot(<MfmNodes nodes={[words('before '), unknown, words('after')]} />);
  expect(container.textContent).toBe('before after');
});
