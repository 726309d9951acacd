import { act } from '@testing-library/react';
import type { ReactNode } from 'react';
import { ChildPagesContext, type ChildPages, type ListedPage } from '~/router/ChildPages';
import { user } from '../../../fixtures/builders';
import { settled, type TestRootOptions } from '../../../fixtures/createTestRoot';
import { renderWithRoot } from '../../renderWithRoot';

/** The settings pages that a test lists. */
export const LISTED: readonly ListedPage[] = [
  { id: 'settings/emoji-picker', to: '/settings/emoji-picker', title: 'setting.reactions', icon: 'smile', order: 30 },
  { id: 'settings/general', to: '/settings/general', title: 'settingsGeneralPage.title', icon: 'equalize', order: 110 },
  { id: 'settings/sounds', to: '/settings/sounds', title: 'settingForm.section.sound', icon: 'music', order: 150 },
].map((page) => page as ListedPage);

/** Renders a page of the settings for alice, in a list of pages. */
export async function renderSettings(ui: ReactNode, { outlet = null, ...options }: TestRootOptions & { outlet?: ReactNode } = {}) {
  const pages: ChildPages = { list: LISTED, outlet, base: '/settings' };
  const result = renderWithRoot(<ChildPagesContext value={pages}>{ui}</ChildPagesContext>, {
    undoSend: true,
    me: user('alice').me(),
    ...options,
  });
  await act(settled);
  return result;
}
