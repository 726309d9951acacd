import { act, render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { FileThumbnail } from '~/components/drive/FileThumbnail';
import { ScrollPace, ScrollPaceContext } from '~/components/drive/ScrollPace';
import { file, user } from '../../fixtures/builders';
import { FakeClock } from '../../fixtures/FakeClock';
import { renderWithRoot } from '../renderWithRoot';

const picture = file({ id: 'a', type: 'image/png' });

test('a picture that flies past loads when scrolling becomes slow, and stays when it becomes fast again', () => {
  const clock = new FakeClock();
  const pace = new ScrollPace(clock);
  const { container: scroller } = render(<div />);
  const watch = pace.watch(scroller);
  const scrollBy = (px: number, ms: number) =>
    act(() => {
      clock.advance(ms);
      scroller.scrollTop += px;
      scroller.dispatchEvent(new Event('scroll'));
    });
  scrollBy(120, 16);
  const { container } = renderWithRoot(
    <ScrollPaceContext value={pace}>
      <FileThumbnail file={picture} />
    </ScrollPaceContext>,
    { me: user('alice').me() },
  );
  const isLoading = () => container.querySelector('img') !== null;
  expect(isLoading()).toBe(false);
  scrollBy(10, 16);
  expect(isLoading()).toBe(false);
  act(() => clock.advance(120));
  expect(isLoading()).toBe(true);
  scrollBy(400, 16);
  expect(isLoading()).toBe(true);
  watch.dispose();
});

test('a picture outside of a list loads at once', () => {
  const { container } = renderWithRoot(<FileThumbnail file={picture} />, { me: user('alice').me() });
  expect(container.querySelector('img')?.getAttribute('src')).toBe(picture.thumbnailUrl ?? picture.url);
});

test.each([
  ['video/mp4', 1],
  ['image/png', 0],
])('a thumbnail of %s has %i marks of a film', (type, marks) => {
  const { container } = renderWithRoot(<FileThumbnail file={file({ type, thumbnailUrl: '/icons/icon-192.png' })} />, {
    me: user('alice').me(),
  });
  expect({ pictures: container.querySelectorAll('img').length, marks: container.querySelectorAll('svg').length }).toEqual({
    pictures: 1,
    marks,
  });
});
