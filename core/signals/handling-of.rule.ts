import type { Handling } from './event-code.ts';
import { eventCode, SIA_WORDS } from './sia-words.ts';
import type { DecodedSignal } from './signal.ts';

/** What is done by default about a code, in the words of the code tables; null for one that nobody knows (domain guide 7.2 "Default handling"). */
export const handlingOf = ({
  format,
  code,
}: Pick<DecodedSignal, 'format' | 'code'>): Handling | null =>
  (format === 'SIA' ? SIA_WORDS.get(code)?.like : eventCode(code))?.handling ?? null;
