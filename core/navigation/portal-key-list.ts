import type { Application } from '../permission/application.schema.ts';

/** Keys that do one thing. `single` marks a character without Ctrl or Alt, which can be turned off. */
export interface PortalKey {
  readonly keys: readonly string[];
  readonly does: string;
  readonly single?: true;
}

/** Keys that work in one place. Empty applications mean all. */
export interface KeyGroup {
  readonly title: string;
  readonly applications: readonly Application[];
  readonly keys: readonly PortalKey[];
}

const group = (
  title: string,
  applications: readonly Application[],
  ...keys: readonly (readonly [keys: string, does: string, single?: true])[]
): KeyGroup => ({
  title,
  applications,
  keys: keys.map(([pressed, does, single]) => ({
    keys: pressed.split(', '),
    does,
    ...(single && { single }),
  })),
});

/** Every key of the portal but `g` and the keys of screens (`goEntries`). The sheet of keys shows them. */
export const KEY_GROUPS: readonly KeyGroup[] = [
  group(
    'Everywhere',
    [],
    ['Ctrl K', 'Search, or say what to do'],
    ['/', 'The same', true],
    ['?', 'These keys', true],
    ['Esc', 'Close what is on top'],
    ['Ctrl Z', 'Undo, while a notice offers it'],
  ),
  group(
    'In the search',
    [],
    ['↑, ↓', 'Move'],
    ['Enter', 'Open or do it'],
    ['Tab', 'Change a part'],
  ),
  group(
    'In a list',
    [],
    ['↑, ↓, Home, End', 'Move between rows'],
    ['Enter', 'Open the row'],
    ['Space', 'Select the row'],
    ['→', 'Preview the account or person'],
    ['n', 'Next record, while one is open', true],
    ['p', 'Previous record, while one is open', true],
  ),
  group('Create new account', [2], ['Alt 1 to 9', 'Go to a step'], ['Ctrl Enter', 'Next step']),
];
