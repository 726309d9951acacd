import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import ImageCropWindow from '../../../windows/imageCrop/ImageCropWindow';
import { file } from '../../fixtures/builders';
import { renderWithRoot } from '../renderWithRoot';

test.each([
  { where: 'the server', url: 'https://example.test/files/cat', source: 'https://example.test/files/cat' },
  {
    where: 'another host',
    url: 'https://files.example/cat.png',
    source: 'https://example.test/proxy/image.webp?url=https%3A%2F%2Ffiles.example%2Fcat.png&origin=1',
  },
])('a picture of $where is cropped from the origin of the server, because browsers let nobody save another', ({ url, source }) => {
  renderWithRoot(<ImageCropWindow params={{ file: file({ name: 'cat.png', url }) }} close={() => {}} />);
  expect(screen.getByRole('img', { name: 'cat.png' }).getAttribute('src')).toBe(source);
});

test('a picture whose address must not be loaded says so', () => {
  renderWithRoot(<ImageCropWindow params={{ file: file({ url: 'javascript:alert(1)' }) }} close={() => {}} />);
  expect(screen.getByText("Couldn't load the image.")).toBeTruthy();
});
