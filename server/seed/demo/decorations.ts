import { render } from '../pictures';
import type { Seeder } from '../Seeder';
import type { Cast } from './Stage';

/** A decoration covers twice the width and the height of the avatar in its middle. */
const SIDE = 400;
const MIDDLE = SIDE / 2;
/** The avatar's radius in a picture of {@link SIDE}. */
const AVATAR = SIDE / 4;

const picture = (inner: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${SIDE}" height="${SIDE}" viewBox="0 0 ${SIDE} ${SIDE}">${inner}</svg>`;

/** Bunches of blossoms that hang from both sides of the avatar's upper edge. */
function blossoms(): string {
  const bunch = (x: number, y: number, length: number) =>
    Array.from({ length }, (_, row) => {
      const width = Math.max(1, 4 - Math.floor(row / 2));
      return Array.from({ length: width }, (__, place) => {
        const cx = x + (place - (width - 1) / 2) * 11;
        const shade = ['#cbb4f7', '#b79bf0', '#9a78e0'][(row + place) % 3];
        return `<circle cx="${cx}" cy="${y + row * 10}" r="7.5" fill="${shade}"/>`;
      }).join('');
    }).join('');
  const vine = `<path d="M${MIDDLE - 104} 122q40-62 104-58t104 58" fill="none" stroke="#6f5a3c" stroke-width="7" stroke-linecap="round"/>`;
  const leaves = [
    [118, 92, -40],
    [160, 68, -15],
    [238, 66, 20],
    [282, 94, 45],
  ]
    .map(([x, y, turn]) => `<ellipse cx="${x}" cy="${y}" rx="17" ry="8" fill="#7fb069" transform="rotate(${turn} ${x} ${y})"/>`)
    .join('');
  return picture(`${vine}${leaves}${bunch(98, 118, 8)}${bunch(130, 96, 5)}${bunch(302, 118, 8)}${bunch(270, 96, 5)}`);
}

/** A ring around the avatar with a star at its upper right. */
function starryRing(): string {
  const points = Array.from({ length: 10 }, (_, n) => {
    const radius = n % 2 === 0 ? 30 : 13;
    const angle = (Math.PI * n) / 5 - Math.PI / 2;
    return `${(272 + radius * Math.cos(angle)).toFixed(1)},${(128 + radius * Math.sin(angle)).toFixed(1)}`;
  });
  return picture(
    `<circle cx="${MIDDLE}" cy="${MIDDLE}" r="${AVATAR + 7}" fill="none" stroke="#f6c344" stroke-width="10"/>` +
      `<polygon points="${points.join(' ')}" fill="#fff3c4" stroke="#e0a92e" stroke-width="5" stroke-linejoin="round"/>`,
  );
}

/** Creates the decorations of the demo. Everybody may wear the blossoms; the ring is for those who have the role. */
export async function makeDecorations(seeder: Seeder, { admin, haruka }: Cast, ringRoleId: string): Promise<void> {
  const folder = await seeder.call('drive/folders/create', { name: 'Decorations' }, admin);
  const drawn = [
    { name: 'Blossoms', description: 'Wisteria hangs over the avatar.', svg: blossoms(), roleIds: [] },
    { name: 'Starry ring', description: 'A golden ring with a star, for artists.', svg: starryRing(), roleIds: [ringRoleId] },
  ];
  for (const { name, description, svg, roleIds } of drawn) {
    const file = await seeder.upload(admin, { name: `${name}.png`, bytes: await render(svg, 'png'), folderId: folder.id });
    await seeder.call(
      'admin/avatar-decorations/create',
      { name, description, url: file.url, roleIdsThatCanBeUsedThisDecoration: roleIds },
      admin,
    );
  }
  const [worn] = await seeder.call('get-avatar-decorations', {}, haruka);
  // A little turned, as people wear them.
  if (worn) await seeder.call('i/update', { avatarDecorations: [{ id: worn.id, angle: 0.04 }] }, haruka);
}
