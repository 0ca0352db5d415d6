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

/** Every key of the portal but `g` and the keys of screens (`goEntries`). The sheet of keys shows them. */
export const KEY_GROUPS: readonly KeyGroup[] = [
  {
    title: 'Everywhere',
    applications: [],
    keys: [
      { keys: ['Ctrl K'], does: 'Search, or say what to do' },
      { keys: ['/'], does: 'The same', single: true },
      { keys: ['?'], does: 'These keys', single: true },
      { keys: ['Esc'], does: 'Close what is on top' },
    ],
  },
  {
    title: 'In the search',
    applications: [],
    keys: [
      { keys: ['↑', '↓'], does: 'Move' },
      { keys: ['Enter'], does: 'Open it, or do it' },
      { keys: ['Tab'], does: 'Change a part of the command' },
    ],
  },
  {
    title: 'In a list',
    applications: [],
    keys: [
      { keys: ['↑', '↓', 'Home', 'End'], does: 'Move between rows' },
      { keys: ['Enter'], does: 'Open the row' },
      { keys: ['Space'], does: 'Select the row' },
    ],
  },
  {
    title: 'What needs somebody',
    applications: [2],
    keys: [
      { keys: ['n'], does: 'Next item', single: true },
      { keys: ['p'], does: 'Previous item', single: true },
    ],
  },
  {
    title: 'Create new account',
    applications: [2],
    keys: [
      { keys: ['Alt 1', 'Alt 9'], does: 'Go to a step' },
      { keys: ['Ctrl Enter'], does: 'Next step' },
    ],
  },
];
