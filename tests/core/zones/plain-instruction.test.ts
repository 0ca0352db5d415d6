import { describe, expect, it } from 'vitest';
import { HANDLINGS, type Handling } from '#core/signals/event-code.ts';
import { plainInstruction } from '#core/zones/plain-instruction.rule.ts';
import {
  eventsOf,
  handlingText,
  instructionsOf,
  ZONE_SERVICE_TYPES,
} from '#core/zones/signal-chain.rule.ts';

const ALL = new Set([
  ...(Object.keys(HANDLINGS) as Handling[]).map(handlingText),
  ...ZONE_SERVICE_TYPES.flatMap((serviceType) =>
    [null, ...eventsOf(serviceType).map(({ code }) => code)].flatMap((eventCode) =>
      instructionsOf({ serviceType, eventCode }),
    ),
  ),
]);

describe('what the station does, in a customer’s words', () => {
  it.each([...ALL])('has no word of the trade for “%s”', (instruction) => {
    const plain = plainInstruction(instruction);
    expect(plain).toMatch(/^[A-Z]/);
    expect(plain).not.toMatch(/\b(ECV|dispatch|log|notify|dealer|timer)\b/i);
    expect(plain.length).toBeLessThanOrEqual(44);
  });

  it('says the two that people ask about most', () => {
    expect(plainInstruction('ECV, police')).toBe('Call two people, then police');
    expect(plainInstruction('Dispatch, never call the site')).toBe("Send police, don't call");
  });

  it('keeps what a person wrote, and says that the signal decides where nothing is set', () => {
    expect(plainInstruction('Ring the neighbor')).toBe('Ring the neighbor');
    expect(plainInstruction(null)).toBe('Depends on the signal');
  });
});
