import { frameCrc, frameSignals, readBlock, readFrame } from '../signals/read-frame.rule.ts';
import { explainContactId } from './explain-contact-id.rule.ts';
import type { ExplainedLine, FramePart } from './frame-part.ts';
import { explainSia } from './explain-sia.rule.ts';

const TOKENS: Readonly<Record<string, string>> = {
  'SIA-DCS': 'Carries SIA',
  'ADM-CID': 'Carries Contact ID',
  NULL: 'Link test, no data',
  ACK: 'The receiver accepted it',
  NAK: 'The receiver rejected it',
  DUH: 'The receiver did not understand it',
  RSP: 'The receiver answers',
};

const FRAME =
  /^([0-9A-Fa-f]{4})(0[0-9A-Fa-f]{3})("[^"]*")(\d{4})?(R[0-9A-F]{0,6})?(L[0-9A-F]{0,6})?(#[0-9A-Za-z]{1,16})?(\[)?(#[0-9A-Za-z]{1,16}(?=[|\]]))?(\|)?((?:\^[^^]*\^|[^\]])*)(\])?((?:\[[^\]]*\])*)(_.*)?$/s;

const part = (
  text: string | undefined,
  name: string,
  meaning: string,
  tone: FramePart['tone'] = 'plain',
): readonly FramePart[] =>
  text === undefined || text === '' ? [] : [{ text, name, meaning, tone }];

const tokenText = (token: string): string => {
  const name = token.replaceAll('"', '');
  return name.startsWith('*')
    ? 'Encrypted: only its receiver can read it'
    : (TOKENS[name] ?? 'No known token');
};

const dataOf = (token: string, data: string): ExplainedLine | null => {
  if (data === '') return null;
  if (token === '"ADM-CID"') return explainContactId(data);
  return token === '"SIA-DCS"' ? explainSia(data) : null;
};

const stampText = (text: string | undefined): string =>
  /^_(\d{2}:\d{2}:\d{2}),(\d{2}-\d{2}-\d{4})$/.test(text ?? '')
    ? `${(text ?? '').slice(10)}, ${(text ?? '').slice(1, 9)} UTC`
    : 'Must be _HH:MM:SS,MM-DD-YYYY';

/** Returns true if the account before the data equals the account inside the data. */
const accountFits = (block: string): boolean => {
  const read = readBlock(block);
  return read.ok || read.error.kind !== 'account';
};

/** Returns the frame with its length and checksum corrected. */
const mended = (text: string): string => {
  const block = text.slice(8);
  return `${frameCrc(block)}0${block.length.toString(16).toUpperCase().padStart(3, '0')}${block}`;
};

const partsOf = (text: string, isRight: boolean): readonly FramePart[] => {
  const found = FRAME.exec(text);
  if (found === null) return [{ text, name: 'Frame', meaning: 'Cannot be read', tone: 'bad' }];
  const [
    ,
    crc,
    length = '',
    token = '',
    seq,
    receiver,
    line,
    account,
    open,
    inner,
    bar,
    data = '',
    close,
    extended,
    stamp,
  ] = found;
  const block = text.slice(8);
  const given = Number.parseInt(length, 16);
  const right = frameCrc(block);
  const isNamed = !text.includes('#') || accountFits(block);
  const isEncrypted = token.startsWith('"*');
  const inside = isEncrypted ? null : dataOf(token, data);
  const isStamp = /^_\d{2}:\d{2}:\d{2},\d{2}-\d{2}-\d{4}$/.test(stamp ?? '');
  return [
    ...part(
      crc,
      'CRC',
      isRight || crc === right ? 'Right' : `Should be ${right}`,
      isRight || crc === right ? 'ok' : 'bad',
    ),
    ...part(
      length,
      'Length',
      isRight || given === block.length
        ? `${given} characters`
        : `Says ${given}, has ${block.length}`,
      isRight || given === block.length ? 'ok' : 'bad',
    ),
    ...part(token, 'Token', tokenText(token)),
    ...part(seq, 'Sequence', `Message ${Number(seq)}`),
    ...part(receiver, 'Receiver', `Receiver ${receiver?.slice(1) ?? ''}`),
    ...part(line, 'Line', `Line ${line?.slice(1) ?? ''}`),
    ...part(account, 'Account', `Account ${account?.slice(1) ?? ''}`, isNamed ? 'plain' : 'bad'),
    ...part(open, 'Data begin', 'Data'),
    ...part(
      inner,
      'Account',
      isNamed ? 'The same again' : 'Another account',
      isNamed ? 'plain' : 'bad',
    ),
    ...part(bar, 'Separator', 'Content'),
    // Contact ID ignores spaces, but the checksum of a frame includes them.
    ...(inside === null
      ? part(data, 'Data', isEncrypted ? 'Encrypted' : 'Not read')
      : inside.parts),
    ...part(close, 'Data end', 'End of data'),
    ...part(extended, 'Extended data', 'Additional data'),
    ...part(
      stamp,
      'Time',
      isEncrypted ? 'Time' : stampText(stamp),
      isStamp || isEncrypted ? 'plain' : 'bad',
    ),
  ];
};

/**
 * Explains a DC-09 frame and reports a wrong length or checksum (domain guide 7.1 "DC-09"). Explains the content even if
 * the length or checksum is wrong.
 */
export const explainFrame = (text: string): ExplainedLine => {
  const read = readFrame(text);
  const parts = partsOf(text, read.ok);
  const block = text.slice(8);
  const faults = read.ok ? [] : [read.error.message];
  // `readFrame` checks the length first, so after a wrong length it does not report a wrong checksum.
  if (!read.ok && read.error.kind === 'length' && frameCrc(block) !== text.slice(0, 4))
    faults.push(`The checksum should be ${frameCrc(block)}, not ${text.slice(0, 4)}.`);
  const frame = read.ok ? read : readFrame(mended(text));
  const signals = frame.ok ? frameSignals(frame.value) : null;
  if (signals !== null && !signals.ok) faults.push(signals.error.message);
  return {
    language: 'DC-09',
    parts,
    faults,
    checks: read.ok ? [`CRC ${text.slice(0, 4)} and length are right.`] : [],
    account: frame.ok ? frame.value.account : null,
    signals: signals?.ok === true ? signals.value : [],
  };
};
