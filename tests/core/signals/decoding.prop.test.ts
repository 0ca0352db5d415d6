import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  contactIdChecksum,
  decodeContactId,
  encodeContactId,
} from '#core/signals/contact-id.rule.ts';
import { frameSignals, readFrame, writeFrame } from '#core/signals/dc09.rule.ts';
import { EVENT_CODES } from '#core/signals/event-codes.ts';
import { FURTHER_CODES, OBSOLETE_CODES } from '#core/signals/further-codes.ts';
import { SIA_WORDS } from '#core/signals/sia-words.ts';
import { decodeSia } from '#core/signals/sia.rule.ts';
import { meaningOf } from '#core/signals/signal-meaning.rule.ts';
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

describe('the code tables', () => {
  it('name every code once, and every pair of letters is known', () => {
    expect(new Set(CODES.map(({ code }) => code)).size).toBe(CODES.length);
    for (const { sia } of CODES)
      for (const letters of sia) expect(SIA_WORDS.has(letters)).toBe(true);
    for (const code of OBSOLETE_CODES) expect(CODES.some((one) => one.code === code)).toBe(true);
  });

  it('say what domain guide 7.2 prints', () => {
    const said = (code: string, qualifier: 'new' | 'restore') =>
      meaningOf({
        ...toSignal({ qualifier, code: CODES[0] ?? expect.fail(), area: 1, num: 3 }),
        account: null,
        code,
      });
    expect(said('134', 'new')).toMatchObject({
      text: 'Entry/exit',
      serviceType: 'Burglary',
      priority: 2,
      kind: 'Alarm',
      reaction: 'alarm',
      condition: 'begins',
    });
    expect(said('134', 'restore')).toMatchObject({
      text: 'Entry/exit restored',
      kind: 'Restore',
      condition: 'ends',
    });
    expect(said('401', 'new')).toMatchObject({
      arming: 'open',
      kind: 'Open/close',
      condition: 'report',
      reaction: 'log',
    });
    expect(said('401', 'restore')).toMatchObject({ arming: 'close' });
    expect(said('441', 'restore')).toMatchObject({ arming: 'closeStay' });
    expect(said('406', 'new')).toMatchObject({
      kind: 'Cancel/abort',
      reaction: 'cancel',
      priority: 2,
    });
    expect(said('602', 'new')).toMatchObject({ kind: 'Test', priority: 7, reaction: 'log' });
    expect(said('301', 'new')).toMatchObject({
      kind: 'Trouble',
      lasts: 'trouble',
      reaction: 'notify',
    });
    expect(said('162', 'new')).toMatchObject({ serviceType: 'CO', priority: 1, reaction: 'alarm' });
    expect(said('999', 'new')).toBeNull();
  });

  it('read SIA as SIA', () => {
    const said = (text: string) => {
      const read = decodeSia(text);
      return read.ok ? read.value.map((one) => meaningOf(one)) : read.error.kind;
    };
    expect(said('Nri1/CL2')).toMatchObject([{ arming: 'close', text: 'O/C by user' }]);
    expect(said('Nri1/BA3^Front door^')).toMatchObject([{ text: 'Burglary', kind: 'Alarm' }]);
    expect(said('Nri1/BA3/BH3')).toMatchObject([{ condition: 'begins' }, { condition: 'ends' }]);
    expect(said('HA1')).toMatchObject([{ text: 'Hold-up', serviceType: 'Hold-up' }]);
    expect(said('ZZ1')).toEqual([null]);
    expect(said('B-1')).toBe('letters');
    expect(said('')).toBe('length');
  });
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

  it('refuses every line with one sign changed: no two signs differ by fifteen', () => {
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

  it('refuses a frame of which one bit changed', () => {
    fc.assert(
      fc.property(account, signal, fc.nat(), fc.nat(6), (number, drawn, at, bit) => {
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
        expect(readFrame(text).ok).toBe(true);
        expect(readFrame(text.slice(0, index) + changed + text.slice(index + 1)).ok).toBe(false);
      }),
    );
  });

  it('says that an encrypted frame cannot be read', () => {
    const frame = writeFrame({
      token: 'ADM-CID',
      sequence: '0001',
      receiver: null,
      line: '0',
      account: '1207',
      data: '',
      timestamp: null,
    });
    expect(readFrame(frame)).toMatchObject({ ok: true, value: { data: '' } });
    expect(readFrame('C9DB0010"*SIA-DCS"0001L0')).toMatchObject({ ok: false });
  });
});

it('no text makes a decoder throw', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 80 }), (text) => {
      decodeContactId(text);
      decodeSia(text);
      readFrame(text);
    }),
  );
});
