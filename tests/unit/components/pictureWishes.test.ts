import { expect, test, vi } from 'vitest';
import { pictureWishes } from '~/components/drive/pictureWishes';
import { createTestRoot } from '../../fixtures/createTestRoot';

vi.mock('~/components/drive/shrinkPicture', () => ({ shrinkPicture: async () => new File(['s'], 'smaller.png') }));

test.each([
  { keepOriginalUploading: false, keepMetadata: false, name: 'smaller.png', keeps: false },
  { keepOriginalUploading: false, keepMetadata: true, name: 'smaller.png', keeps: false },
  { keepOriginalUploading: true, keepMetadata: false, name: 'original.png', keeps: false },
  { keepOriginalUploading: true, keepMetadata: true, name: 'original.png', keeps: true },
])(
  'with keepOriginalUploading $keepOriginalUploading and keepMetadata $keepMetadata, $name is sent and keeps its metadata: $keeps',
  async ({ name, keeps, ...settings }) => {
    const { root } = createTestRoot();
    root.settings.set('keepOriginalUploading', settings.keepOriginalUploading);
    root.settings.set('keepMetadata', settings.keepMetadata);
    const wishes = pictureWishes(root.settings);
    expect({ name: (await wishes.prepare(new File(['o'], 'original.png'))).name, keeps: wishes.keepsMetadata() }).toEqual({ name, keeps });
  },
);
