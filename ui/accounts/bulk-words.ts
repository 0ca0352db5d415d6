import type { BulkAct } from '#core/bulk-tests/bulk-test.schema.ts';
import { counted, grouped } from '#core/kernel/counted.rule.ts';

interface ActWords {
  /** The title before the act, and after it. */
  readonly asks: (count: number) => string;
  readonly did: (count: number) => string;
  readonly press: (count: number) => string;
  /** What will happen to the counted accounts, after their number. */
  readonly goes: string;
  /** What happened to the counted accounts, after their number. */
  readonly went: string;
  /** What undoing did to the counted accounts. */
  readonly undone: string;
  readonly left: string;
  readonly failed: string;
}

/** The words of each act on many accounts. */
export const BULK_WORDS: Readonly<Record<BulkAct, ActWords>> = {
  place: {
    asks: (count) => `Place ${counted(count, 'account')} on test`,
    did: (count) => `${counted(count, 'account')}, placed on test`,
    press: (count) => `Place ${grouped(count)} on test`,
    goes: 'to place',
    went: 'on test',
    undone: 'restored',
    left: 'left on test',
    failed: 'The accounts could not be placed on test.',
  },
  takeOff: {
    asks: (count) => `Take ${counted(count, 'account')} off test`,
    did: (count) => `${counted(count, 'account')}, taken off test`,
    press: (count) => `Take ${grouped(count)} off test`,
    goes: 'to take off test',
    went: 'off test',
    undone: 'back on test',
    left: 'left off test',
    failed: 'The accounts could not be taken off test.',
  },
  extend: {
    asks: (count) => `Extend the test of ${counted(count, 'account')}`,
    did: (count) => `${counted(count, 'account')}, test extended`,
    press: (count) => `Extend ${counted(count, 'test')}`,
    goes: 'to extend',
    went: 'extended',
    undone: 'restored',
    left: 'left extended',
    failed: 'The tests could not be extended.',
  },
  note: {
    asks: (count) => `Add a note to ${counted(count, 'account')}`,
    did: (count) => `${counted(count, 'account')}, note added`,
    press: (count) => `Add ${counted(count, 'note')}`,
    goes: 'will get the note',
    went: 'with the note',
    undone: 'restored',
    left: 'notes left',
    failed: 'The notes could not be added.',
  },
};
