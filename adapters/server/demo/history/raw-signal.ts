import { contactIdEvent, encodeContactId } from '#core/signals/decode-contact-id.rule.ts';
import { writeFrame } from '#core/signals/read-frame.rule.ts';
import type { SignalStep } from '../scenarios/scenario.ts';

/**
 * Returns the four-digit account number in the signals of a transmitter: the last four digits of its code. For a second
 * device, the first digit is F.
 */
const accountOf = (xmit: string): string => {
  const digits = xmit.replaceAll(/\D/g, '').slice(-4).padStart(4, '0');
  return xmit.endsWith('F') ? `F${digits.slice(1)}` : digits;
};

const QUALIFIERS: Readonly<Record<string, 'new' | 'restore' | 'status'>> = {
  '1': 'new',
  '3': 'restore',
  '6': 'status',
};

const two = (value: number): string => String(value).padStart(2, '0');

const stamp = (at: number): string => {
  const time = new Date(at);
  const [date = '', clock = ''] = time.toISOString().slice(0, 19).split('T');
  return `${clock},${date.slice(5)}-${two(time.getUTCFullYear())}`;
};

/** Formats a signal as its receiver received it: a DC-09 frame for internet paths, otherwise a Contact ID line (domain guide 7.1). */
export const rawSignal = (
  xmit: string,
  isInternet: boolean,
  { code, area, zone, user }: SignalStep,
  at: number,
): string => {
  const account = accountOf(xmit);
  const signal = {
    qualifier: QUALIFIERS[code.charAt(0)] ?? 'new',
    code: code.slice(1),
    area,
    zone: zone ?? null,
    user: user ?? null,
  };
  if (!isInternet) return encodeContactId(account, signal);
  const digits = contactIdEvent(signal);
  return writeFrame({
    token: 'ADM-CID',
    sequence: String((at % 9999) + 1).padStart(4, '0'),
    receiver: '1',
    line: '0',
    account,
    data: `${digits.slice(0, 4)} ${digits.slice(4, 6)} ${digits.slice(6)}`,
    timestamp: stamp(at),
  });
};
