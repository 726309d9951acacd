import { act, screen } from '@testing-library/react';
import { runInAction } from 'mobx';
import { expect, test } from 'vitest';
import type { WireMeta } from '~/api/wire';
import { InstanceTicker } from '~/components/instance/InstanceTicker';
import { noteUrl } from '~/components/note/card/noteUrl';
import { Acct } from '~/components/user/Acct';
import { Avatar } from '~/components/user/Avatar';
import { CustomEmoji } from '~/emoji/CustomEmoji';
import { Mfm } from '~/mfm/Mfm';
import { file, user } from '../../fixtures/builders';
import { createTestRoot } from '../../fixtures/createTestRoot';
import ImageCropWindow from '../../../windows/imageCrop/ImageCropWindow';
import { renderWithRoot } from '../renderWithRoot';

const SERVER = 'https://server.example';
const meta = { name: null, uri: SERVER, mediaProxy: 'https://media.example' } as WireMeta;

const upstream = { origins: [SERVER], proxy: 'https://media.example' };

/** The stores of a page that a gateway before `server.example` has served. */
async function behindGateway() {
  const product = createTestRoot({ upstream, api: { meta, emojis: { emojis: [] } } });
  await act(() => product.root.session.current.server.load());
  return product;
}

test('people of the server are named with its host', async () => {
  const { container } = renderWithRoot(<Acct user={{ username: 'alice', host: null }} detail />, { test: await behindGateway() });
  expect(container.textContent).toBe('@alice@server.example');
});

test('a mention with the host of the server is one of its people', async () => {
  renderWithRoot(<Mfm text="@alice@server.example" />, { test: await behindGateway() });
  expect(screen.getByRole('link').getAttribute('href')).toBe('/@alice');
});

test('the address of a note is one that everybody can open', async () => {
  const { root } = await behindGateway();
  expect(runInAction(() => noteUrl(root.session.current.server, 'abc'))).toBe(`${SERVER}/notes/abc`);
});

test('the ticker of a server without a name shows its host', async () => {
  const product = await behindGateway();
  runInAction(() => product.root.settings.set('instanceTicker', 'always'));
  renderWithRoot(<InstanceTicker author={{ host: null }} />, { test: product });
  expect(screen.getByRole('link').textContent).toBe('server.example');
});

test.each([
  [
    'an avatar',
    <Avatar
      key="1"
      user={user('bob')
        .with({ avatarUrl: `${SERVER}/files/bob.webp` })
        .build()}
    />,
    '/files/bob.webp',
  ],
  [
    'an avatar of its media proxy',
    <Avatar key="2" user={user('bob').with({ avatarUrl: 'https://media.example/avatar.webp?url=x' }).build()} />,
    '/media-proxy/avatar.webp?url=x',
  ],
  ['an emoji', <CustomEmoji key="3" name="leaf" host="far.example" url={`${SERVER}/files/leaf.webp`} />, '/files/leaf.webp'],
  [
    'a picture to cut out of',
    <ImageCropWindow key="4" params={{ file: file({ url: `${SERVER}/files/photo.png`, type: 'image/png' }) }} close={() => {}} />,
    '/files/photo.png',
  ],
  [
    'a picture to cut out of that is stored elsewhere',
    <ImageCropWindow key="5" params={{ file: file({ url: 'https://storage.example/photo.png', type: 'image/png' }) }} close={() => {}} />,
    '/proxy/image.webp?url=https%3A%2F%2Fstorage.example%2Fphoto.png&origin=1',
  ],
])('%s is loaded from the origin of the page', async (_what, element, path) => {
  const { container } = renderWithRoot(element, { test: await behindGateway() });
  expect(container.querySelector('img')!.src).toBe(`https://example.test${path}`);
});
