import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import ImageCropWindow from '../../../windows/imageCrop/ImageCropWindow';
import { file } from '../../fixtures/builders';
import { renderWithRoot } from '../renderWithRoot';

test.each([
  { where: 'this server', url: () => `${location.origin}/files/cat`, source: () => `${location.origin}/files/cat` },
  {
    where: 'another host',
    url: () => 'https://files.example/cat.png',
    source: () => `${location.origin}/proxy/image.webp?url=https%3A%2F%2Ffiles.example%2Fcat.png&origin=1`,
  },
])('a picture of $where is cropped from this origin, because browsers let nobody save another', ({ url, source }) => {
  renderWithRoot(<ImageCropWindow params={{ file: file({ name: 'cat.png', url: url() }) }} close={() => {}} />);
  expect(screen.getByRole('img', { name: 'cat.png' }).getAttribute('src')).toBe(source());
});

test('a picture whose address must not be loaded says so', () => {
  renderWithRoot(<ImageCropWindow params={{ file: file({ url: 'javascript:alert(1)' }) }} close={() => {}} />);
  expect(screen.getByText("Couldn't load the image.")).toBeTruthy();
});
