import { expect, test } from 'vitest';
import { Message } from '~/i18n/Message';
import { renderWithRoot } from '../renderWithRoot';

test('a message places elements where the translated sentence has them', () => {
  const { container } = renderWithRoot(<Message id="ui.titled" values={{ title: <b>Alice</b>, text: 'hello' }} />);
  expect(container.innerHTML).toBe('<b>Alice</b>: hello');
});
