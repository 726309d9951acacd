import type { FixedKeys } from '~/stores/commands/Command';

/** Keys that views handle by themselves. */
export const FIXED_KEYS: readonly FixedKeys[] = [
  { scope: 'everywhere', text: 'command.close', keys: ['Escape'] },
  { scope: 'list', text: 'command.nextAndPrevious', keys: ['ArrowDown', 'PageDown', 'ArrowUp', 'PageUp'] },
  { scope: 'list', text: 'command.newest', keys: ['Home'] },
  { scope: 'list', text: 'command.leave', keys: ['Ctrl+Home', 'Ctrl+End'] },
  { scope: 'note', text: 'command.open', keys: ['Enter'] },
  { scope: 'note', text: 'command.peek', keys: ['Space'] },
  { scope: 'text', text: 'command.post', keys: ['Ctrl+Enter'] },
  { scope: 'text', text: 'command.complete', keys: ['Tab', 'Enter'] },
  { scope: 'text', text: 'command.bold', keys: ['Ctrl+B'] },
  { scope: 'text', text: 'command.italic', keys: ['Ctrl+I'] },
  { scope: 'text', text: 'command.linkWords', keys: ['Ctrl+V'] },
  { scope: 'window', text: 'command.move', keys: ['ArrowLeft', 'ArrowUp', 'ArrowRight', 'ArrowDown'] },
  { scope: 'window', text: 'command.resize', keys: ['Shift+ArrowLeft', 'Shift+ArrowDown'] },
  { scope: 'window', text: 'command.openInWindow', keys: ['Shift+Click', 'Shift+Enter'] },
  { scope: 'window', text: 'command.openInMain', keys: ['Alt+Click', 'Alt+Enter'] },
];
