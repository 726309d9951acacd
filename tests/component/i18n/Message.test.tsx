import { expect, test } from 'vitest';
import { Message } from '~/i18n/Message';
import { renderWithRoot } from '../renderWithRoot';

test('elements stand where the sentence wants them', () => {
  const { container } = renderWithRoot(<Message id="ui.titled" values={{ title: <b>Alice</b>, text: 'hello' }} />);
  expect(container.innerHTML).toBe('<b>Alice</b>: hello');
});
