import { act, screen } from '@testing-library/react';
import { observer } from 'mobx-react-lite';
import { expect, test } from 'vitest';
import { useCodeColors } from '~/mfm/code/useCodeColors';
import type { CompiledTheme } from '~/theme/Theme';
import { renderWithRoot } from '../renderWithRoot';

const Colors = observer(function Colors() {
  return <output>{JSON.stringify(useCodeColors())}</output>;
});

const theme = (codeHighlighter?: object): CompiledTheme => ({
  id: 't',
  scheme: 'dark',
  colors: {},
  ...(codeHighlighter && { codeHighlighter }),
});

test.each([
  ['what the theme names', { base: 'gruvbox-dark-medium' }, { scheme: 'dark', base: 'gruvbox-dark-medium', overrides: {} }],
  [
    'the theme with its changes',
    { base: 'everforest-dark', overrides: { colors: { 'editor.background': '#000' } } },
    { scheme: 'dark', base: 'everforest-dark', overrides: { colors: { 'editor.background': '#000' } } },
  ],
  ['those of the scheme for a theme that names none', undefined, { scheme: 'dark', base: 'one-dark-pro', overrides: {} }],
  [
    'those of the scheme for a theme that is broken',
    { base: 3, overrides: 'red' },
    { scheme: 'dark', base: 'one-dark-pro', overrides: {} },
  ],
])('the colors of code are %s', (_what, codeHighlighter, expected) => {
  const { root } = renderWithRoot(<Colors />);
  act(() => void root.theme.preview(theme(codeHighlighter)));
  expect(JSON.parse(screen.getByRole('status').textContent)).toEqual(expected);
});
