import type { Handling } from './event-code.ts';
import { eventCode, SIA_WORDS } from './sia-words.ts';
import type { DecodedSignal } from './signal.ts';

/** Returns the default handling of a code as text in the code tables, or null for an unknown code (domain guide 7.2 "Default handling"). */
export const handlingOf = ({
  format,
  code,
}: Pick<DecodedSignal, 'format' | 'code'>): Handling | null =>
  (format === 'SIA' ? SIA_WORDS.get(code)?.like : eventCode(code))?.handling ?? null;
