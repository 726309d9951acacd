import { expect, test } from 'vitest';
import { UserName } from '~/components/user/UserName';
import { user } from '../../fixtures/builders';
import { renderWithRoot } from '../renderWithRoot';

const alice = user('alice').name('Alice\nLiddell').build();

test.each([
  ['on a line of its own, cut off at its end', false, 'true'],
  ['a word of the sentence around it', true, undefined],
])('a name is %s', (_what, inline, nowrap) => {
  const { container } = renderWithRoot(<UserName user={alice} inline={inline} />);
  const name = container.querySelector('span')!;
  expect({ text: name.textContent, plain: name.dataset.plain, nowrap: name.dataset.nowrap }).toEqual({
    text: 'Alice Liddell',
    plain: 'true',
    nowrap,
  });
});
