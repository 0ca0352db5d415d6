import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  isWaiting,
  mayRedeliver,
  MESSAGE_ACTS,
  MESSAGE_STATES,
  nextMessageState,
  whyNotAcknowledged,
  type MessageState,
} from '#core/answering-messages/message-state.rule.ts';

const state = fc.constantFrom(...MESSAGE_STATES);
const acts = fc.array(fc.constantFrom(...MESSAGE_ACTS), { maxLength: 12, size: 'max' });

/** Applies all actions in order. Actions that are not allowed change nothing. */
const after = (from: MessageState, done: readonly (typeof MESSAGE_ACTS)[number][]): MessageState =>
  done.reduce<MessageState>((at, act) => nextMessageState(at, act) ?? at, from);

describe('the states of a message', () => {
  it('never leave Closed', () => {
    fc.assert(
      fc.property(acts, (done) => {
        expect(after('Closed', done)).toBe('Closed');
      }),
    );
  });

  it('never go back to waiting once somebody has acknowledged it', () => {
    fc.assert(
      fc.property(acts, (done) => {
        expect(['Acknowledged', 'Closed']).toContain(after('Acknowledged', done));
      }),
    );
  });

  it('can be closed from every other one, and acknowledged from every one nobody has seen', () => {
    fc.assert(
      fc.property(state, (at) => {
        expect(nextMessageState(at, 'close') === null).toBe(at === 'Closed');
        const isSeen = at === 'Acknowledged' || at === 'Closed';
        expect(whyNotAcknowledged(at) === null).toBe(!isSeen);
        expect(mayRedeliver(at)).toBe(!isSeen);
      }),
    );
  });

  it('count as waiting while nobody was reached, also after every try of holding and releasing', () => {
    expect(MESSAGE_STATES.filter(isWaiting)).toEqual(['New', 'Escalated']);
    expect(after('New', ['hold'])).toBe('Held until open');
    expect(after('New', ['hold', 'release'])).toBe('New');
    expect(after('Held until open', ['deliver'])).toBe('Delivered');
    expect(after('Delivered', ['escalate', 'deliver'])).toBe('Delivered');
    expect(nextMessageState('New', 'release')).toBeNull();
    expect(nextMessageState('Delivered', 'deliver')).toBeNull();
  });
});
