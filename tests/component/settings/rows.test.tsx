import { act, fireEvent, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { SectionOfSettings } from '~/components/settings/SectionOfSettings';
import { SettingsForm } from '~/components/settings/SettingsForm';
import { user } from '../../fixtures/builders';
import { renderWithRoot } from '../renderWithRoot';

test('a number has buttons that change it by a step, within its limits', () => {
  const { settings } = renderWithRoot(<SettingsForm names={['numberOfPageCache']} />).root;
  const label = screen.getByText(/memory/, { selector: 'label' }).textContent;
  const more = screen.getByRole<HTMLButtonElement>('button', { name: `Increase: ${label}` });
  fireEvent.click(more);
  expect(settings.get('numberOfPageCache')).toBe(4);
  fireEvent.click(screen.getByRole('button', { name: `Decrease: ${label}` }));
  fireEvent.click(screen.getByRole('button', { name: `Decrease: ${label}` }));
  expect(settings.get('numberOfPageCache')).toBe(2);
  act(() => settings.set('numberOfPageCache', 10));
  expect(more.disabled).toBe(true);
});

test('the density is chosen by pictures, one for each item', () => {
  const { settings } = renderWithRoot(<SettingsForm names={['density']} />).root;
  const pictures = within(screen.getByRole('radiogroup', { name: 'Density' }));
  expect(pictures.getAllByRole('radio').map((radio) => radio.closest('label')!.textContent)).toEqual([
    'Automatic',
    'Comfortable',
    'Compact',
    'One line',
  ]);
  fireEvent.click(pictures.getByRole('radio', { name: 'One line' }));
  expect(settings.get('density')).toBe('line');
});

test('a switch with an explanation is named by its label alone', () => {
  renderWithRoot(<SettingsForm names={['devMode']} />);
  expect(screen.getByRole('switch', { name: 'Developer mode' })).toBeTruthy();
});

test('a section offers to reset once something is changed, and keeps the focus when the button goes', () => {
  const { settings } = renderWithRoot(<SectionOfSettings title="Media" names={['nsfw', 'loadRawImages']} />, {
    me: user('alice').me(),
  }).root;
  const button = () => screen.queryByRole('button', { name: 'Reset “Media”' });
  expect(button()).toBeNull();
  act(() => settings.set('loadRawImages', true));
  button()!.focus();
  act(() => settings.reset('loadRawImages'));
  expect(button()).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Media' }));
});
