import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Sparkline } from '~/components/chart/Sparkline';

const points = () => screen.getByRole('img').querySelector('polyline')!.getAttribute('points');

test('a sparkline draws its values from the first to the last, the largest one at the top', () => {
  render(<Sparkline values={[0, 5, 10]} label="Requests" />);
  expect(points()).toBe('0.00,30.00 25.00,15.00 50.00,0.00');
  expect(screen.getByRole('img', { name: 'Requests' })).toBeTruthy();
});

test('a sparkline with room for more values begins later, and never leaves its scale', () => {
  render(<Sparkline values={[0.5, 2]} max={1} room={6} label="CPU" />);
  expect(points()).toBe('40.00,15.00 50.00,0.00');
});
