import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  contactIdChecksum,
  contactIdEvent,
  decodeContactId,
  encodeContactId,
} from '#core/signals/decode-contact-id.rule.ts';
import { frameCrc, frameSignals, readFrame, writeFrame } from '#core/signals/read-frame.rule.ts';
import { EVENT_CODES } from '#core/signals/event-codes.ts';
import { FURTHER_CODES } from '#core/signals/further-codes.ts';
import { decodeSia } from '#core/signals/read-sia.rule.ts';
import type { DecodedSignal } from '#core/signals/signal.ts';

const CODES = [...EVENT_CODES, ...FURTHER_CODES];
const account = fc.string({
  unit: fc.constantFrom(...Array.from('0123456789BCDEF')),
  minLength: 4,
  maxLength: 4,
});
const signal = fc.record({
  qualifier: fc.constantFrom('new', 'restore', 'status'),
  code: fc.constantFrom(...CODES),
  area: fc.integer({ min: 0, max: 99 }),
  num: fc.integer({ min: 0, max: 999 }),
});
const toSignal = (drawn: {
  readonly qualifier: 'new' | 'restore' | 'status';
  readonly code: (typeof CODES)[number];
  readonly area: number;
  readonly num: number;
}): Omit<DecodedSignal, 'account'> => ({
  format: 'CID',
  qualifier: drawn.qualifier,
  code: drawn.code.code,
  area: drawn.area,
  zone: drawn.code.names === 'zone' ? String(drawn.num).padStart(3, '0') : null,
  user: drawn.code.names === 'user' && drawn.num > 0 ? String(drawn.num) : null,
  text: null,
});

const burglary = (code: string): Omit<DecodedSignal, 'account'> => ({
  format: 'CID',
  qualifier: 'new',
  code,
  area: 1,
  zone: '003',
  user: null,
  text: null,
});

describe('Contact ID', () => {
  it('reads what it wrote, account and all', () => {
    fc.assert(
      fc.property(account, signal, (number, drawn) => {
        const sent = toSignal(drawn);
        const read = decodeContactId(encodeContactId(number, sent));
        expect(read).toEqual({ ok: true, value: { ...sent, account: number } });
      }),
    );
  });

  it('refuses every line with one sign changed, as no two signs differ by fifteen; what it cannot see is two signs that changed places', () => {
    fc.assert(
      fc.property(
        account,
        signal,
        fc.nat(15),
        fc.constantFrom(...Array.from('0123456789BCDEF')),
        (number, drawn, at, sign) => {
          const line = encodeContactId(number, toSignal(drawn));
          fc.pre(line[at] !== sign);
          const changed = line.slice(0, at) + sign + line.slice(at + 1);
          expect(decodeContactId(changed).ok).toBe(false);
        },
      ),
    );
    // In area 1, the codes 131 and 113 consist of the same digits, so the checksum is the same.
    expect(encodeContactId('1207', burglary('131')).at(-1)).toBe(
      encodeContactId('1207', burglary('113')).at(-1),
    );
  });

  it('reads inside a frame what it wrote there', () => {
    fc.assert(
      fc.property(signal, (drawn) => {
        const sent = toSignal(drawn);
        expect(decodeContactId(contactIdEvent(sent))).toEqual({
          ok: true,
          value: { ...sent, account: null },
        });
      }),
    );
  });

  it('takes message type 98 as well', () => {
    const line = '1207981134010 03'.replace(' ', '');
    const read = decodeContactId(`${line}${contactIdChecksum(line) ?? ''}`);
    expect(read).toMatchObject({ ok: true, value: { account: '1207', code: '134', zone: '003' } });
  });

  it.each([
    ['1207 18 1134 01 003 3', '1134'],
    ['1207 18 3134 01 003 1', '3134'],
    ['1207 98 1134 01 003 B', null],
  ])('knows %s', (line, event) => {
    const read = decodeContactId(line);
    if (event === null) expect(read).toMatchObject({ ok: false, error: { kind: 'checksum' } });
    else
      expect(read).toMatchObject({
        ok: true,
        value: { account: '1207', code: event.slice(1), zone: '003' },
      });
  });

  it.each([
    ['1134 01 00', 'length'],
    ['2134 01 003', 'letters'],
    ['1AB4 01 003', 'letters'],
    ['12A7 18 1134 01 003 3', 'letters'],
  ])('says what is wrong with %s', (line, kind) => {
    expect(decodeContactId(line)).toMatchObject({ ok: false, error: { kind } });
  });

  it('has a checksum of 15 written as F, and none for a sign without a value', () => {
    expect(contactIdChecksum('12071811340100')).not.toBeNull();
    expect(contactIdChecksum('555')).toBe('F');
    expect(contactIdChecksum('A')).toBeNull();
  });
});

describe('DC-09', () => {
  it.each([
    ['76A5003D"ADM-CID"0042R1L0#1207[#1207|1134 01 003]_07:11:31,03-03-2026', '134'],
    ['78AA003A"SIA-DCS"0043R1L0#1207[#1207|Nri1/BA3]_07:11:31,03-03-2026', 'BA'],
    ['08DA003A"SIA-DCS"0044R1L0#1207[#1207|Nri1/CL2]_22:04:10,03-03-2026', 'CL'],
  ])('reads and writes %s', (text, code) => {
    const read = readFrame(`\n${text}\r`);
    if (!read.ok) return expect.fail(read.error.message);
    expect(writeFrame(read.value)).toBe(text);
    expect(frameSignals(read.value)).toMatchObject({
      ok: true,
      value: [{ account: '1207', code }],
    });
  });

  it('refuses a frame of which one bit changed, unless a digit of its head is only written small', () => {
    fc.assert(
      fc.property(account, signal, fc.nat(), fc.nat(7), (number, drawn, at, bit) => {
        const text = writeFrame({
          token: 'ADM-CID',
          sequence: '0042',
          receiver: '1',
          line: '0',
          account: number,
          data: encodeContactId(number, toSignal(drawn)).slice(6, 15),
          timestamp: null,
        });
        const index = at % text.length;
        const changed = String.fromCharCode(text.charCodeAt(index) ^ (1 << bit));
        const whole = readFrame(text);
        expect(whole.ok).toBe(true);
        const again = readFrame(text.slice(0, index) + changed + text.slice(index + 1));
        const isSmall = index < 8 && bit === 5 && /[a-f]/.test(changed);
        expect(again.ok).toBe(isSmall);
        if (isSmall) expect(again).toEqual(whole);
      }),
    );
  });

  const sent = (block: string): string =>
    `${frameCrc(block)}0${block.length.toString(16).toUpperCase().padStart(3, '0')}${block}`;

  it('says that an encrypted frame cannot be read', () => {
    expect(readFrame(sent('"*SIA-DCS"0001L0#1207[C0FFEE'))).toMatchObject({
      ok: false,
      error: { kind: 'encrypted' },
    });
  });

  it('reads link tests and answers, which say nothing', () => {
    fc.assert(
      fc.property(account, fc.constantFrom('NULL', 'ACK', 'NAK'), (number, token) => {
        const frame = {
          token,
          sequence: '0001',
          receiver: null,
          line: '0',
          account: number,
          data: '',
          timestamp: null,
        };
        const read = readFrame(writeFrame(frame));
        expect(read).toEqual({ ok: true, value: frame });
        expect(frameSignals(frame)).toEqual({ ok: true, value: [] });
      }),
    );
  });

  it.each([
    ['"ADM-CID"0001L0#1207[|1134 01 003]', null],
    ['"ADM-CID"0001L0#1207[#1208|1134 01 003]', 'account'],
    ['"ADM-CID"01L0#1207[#1207|1134 01 003]', 'letters'],
    ['"SIA-DCS"0001L0#1207[#1207|Nri1/BA3^Küche ā^]', 'letters'],
  ])('judges %s', (block, kind) => {
    const read = readFrame(sent(block));
    expect(read.ok ? null : read.error.kind).toBe(kind);
  });

  it('tells a wrong length from a wrong checksum', () => {
    const frame = sent('"NULL"0001L0#1207[]');
    expect(readFrame(`${frame} `)).toMatchObject({ ok: false, error: { kind: 'length' } });
    expect(readFrame(frame.replace('"NULL"0001', '"NULL"0002'))).toMatchObject({
      ok: false,
      error: { kind: 'checksum' },
    });
  });
});

it('no text makes a decoder throw', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 80 }), (text) => {
      decodeContactId(text);
      decodeSia(text);
      readFrame(text);
      const frame = `"SIA-DCS"0001L0#1207[${text}]`;
      readFrame(`${frameCrc(frame)}0${frame.length.toString(16).padStart(3, '0')}${frame}`);
    }),
  );
});
