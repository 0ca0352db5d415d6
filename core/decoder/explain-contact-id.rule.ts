import { contactIdChecksum, decodeContactId } from '../signals/decode-contact-id.rule.ts';
import { eventCode } from '../signals/sia-words.ts';
import type { DecodedSignal } from '../signals/signal.ts';
import type { ExplainedLine, FramePart } from './frame-part.ts';

const QUALIFIERS: Readonly<Record<string, string>> = {
  '1': 'New event or opening',
  '3': 'Restore or closing',
  '6': 'Still present',
};

const part = (text: string, name: string, meaning: string, isRight = true): FramePart => ({
  text,
  name,
  meaning,
  tone: isRight ? 'plain' : 'bad',
});

const eventParts = (digits: string): readonly FramePart[] => {
  const [q, xyz, gg, ccc] = [
    digits.slice(0, 1),
    digits.slice(1, 4),
    digits.slice(4, 6),
    digits.slice(6, 9),
  ];
  const code = eventCode(xyz);
  const names = code?.names === 'user' ? 'User' : 'Zone';
  const isNumber = (text: string): boolean => /^\d+$/.test(text);
  const none = names === 'User' ? 'No user' : 'The panel itself';
  return [
    part(q, 'Qualifier', QUALIFIERS[q] ?? 'Must be 1, 3 or 6', q in QUALIFIERS),
    part(
      xyz,
      'Event code',
      code?.text ?? (isNumber(xyz) ? 'Not in any table' : 'Must be digits'),
      isNumber(xyz),
    ),
    part(gg, 'Partition', isNumber(gg) ? `Area ${Number(gg)}` : 'Must be digits', isNumber(gg)),
    part(
      ccc,
      names,
      !isNumber(ccc) ? 'Must be digits' : ccc === '000' ? none : `${names} ${Number(ccc)}`,
      isNumber(ccc),
    ),
  ];
};

const lineParts = (digits: string): readonly FramePart[] => {
  const [account, type, sum] = [digits.slice(0, 4), digits.slice(4, 6), digits.slice(15)];
  const right = contactIdChecksum(digits.slice(0, 15));
  const isAccount = /^[0-9B-F]{4}$/.test(account);
  const isType = type === '18' || type === '98';
  return [
    part(
      account,
      'Account',
      isAccount ? `Account ${account}` : 'Digits and B to F only',
      isAccount,
    ),
    part(type, 'Message type', isType ? 'Contact ID' : 'Must be 18 or 98', isType),
    ...eventParts(digits.slice(6, 15)),
    {
      text: sum,
      name: 'Checksum',
      meaning:
        right === null ? 'A sign has no value' : right === sum ? 'Right' : `Should be ${right}`,
      tone: right === sum ? 'ok' : 'bad',
    },
  ];
};

/** Splits a line in a receiver-specific format into digit groups. Each part gets the meaning of the whole line. */
const otherParts = (text: string, { code, qualifier }: DecodedSignal): readonly FramePart[] => {
  const event = eventCode(code)?.text ?? `Code ${code}`;
  const state = { new: 'new event', restore: 'restore', status: 'still present' }[qualifier];
  const groups = text.trim().split(/\s+/);
  return groups.map((group) => part(group, 'Contact ID', `${event}, ${state}`));
};

/** Explains a Contact ID line, or the short form used inside a frame (domain guide 7.1). */
export const explainContactId = (text: string): ExplainedLine => {
  const digits = text.replaceAll(/\s/g, '').toUpperCase();
  const isWhole = digits.length === 16;
  const read = decodeContactId(text);
  const common = { language: 'CID', account: isWhole ? digits.slice(0, 4) : null } as const;
  const parts = isWhole ? lineParts(digits) : digits.length === 9 ? eventParts(digits) : [];
  if (read.ok)
    return {
      ...common,
      account: read.value.account,
      parts: parts.length > 0 ? parts : otherParts(text, read.value),
      faults: [],
      checks: isWhole ? [`The checksum ${digits.slice(15)} is right.`] : [],
      signals: [read.value],
    };
  // A wrong checksum digit must not hide the content of the line.
  const sum = read.error.kind === 'checksum' ? contactIdChecksum(digits.slice(0, 15)) : null;
  const again = sum === null ? read : decodeContactId(`${digits.slice(0, 15)}${sum}`);
  return {
    ...common,
    parts: parts.length > 0 ? parts : [part(digits, 'Contact ID', 'Cannot be read', false)],
    faults: [read.error.message],
    checks: [],
    signals: again.ok ? [again.value] : [],
  };
};
