import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { SignalEntry } from '#core/backend/signals/batch-entry.ts';
import { readEntry } from '#core/backend/signals/read-entry.rule.ts';
import { unreadEvent } from '#core/backend/signals/unread-event.rule.ts';
import { encodeContactId } from '#core/signals/decode-contact-id.rule.ts';
import { frameCrc } from '#core/signals/read-frame.rule.ts';
import { EVENT_CODES } from '#core/signals/event-codes.ts';
import { FURTHER_CODES } from '#core/signals/further-codes.ts';
import { SIA_WORDS } from '#core/signals/sia-words.ts';
import { meaningOf } from '#core/signals/meaning-of.rule.ts';

type Format = SignalEntry['format'];

const read = (format: Format, text: string, xmit: string | null = null) =>
  readEntry({
    kind: 'signal',
    counter: '1',
    xmit,
    receivedAt: null,
    panelAt: null,
    line: null,
    format,
    text,
  });

/** Formats a decoded entry as qualifier, code, area, and zone or user. */
const short = (format: Format, text: string, xmit: string | null = null): string => {
  const entry = read(format, text, xmit);
  if (!entry.ok)
    return `${entry.error.xmit ?? '?'}: unread, ${entry.error.hint?.code ?? 'nothing'}`;
  const signals = entry.value.signals.map(({ qualifier, code, area, zone, user, text: note }) => {
    const who = zone === null ? (user === null ? '' : ` u${user}`) : ` z${zone}`;
    return `${qualifier} ${code}${area === null ? '' : ` a${area}`}${who}${note === null ? '' : ` "${note}"`}`;
  });
  return `${entry.value.xmit}: ${signals.join(', ') || 'link test'}`;
};

/** Wraps a block in a DC-09 frame with checksum and length. One character of the block is one byte. */
const framed = (block: string): string =>
  `${frameCrc(block)}0${block.length.toString(16).toUpperCase().padStart(3, '0')}${block}`;

/** Received frames, each with the meaning that the decoder must find. */
const FRAMES: readonly (readonly [says: string, line: string])[] = [
  // Frames from real devices, which have a field before the event and no timestamp.
  ['0001: new RP', '12FA0021"SIA-DCS"0014L0#0001[#0001|0|NRP]'],
  [
    'AA1234: new OP a2 u15',
    '80DA0040"SIA-DCS"0002L0#AA1234[#AA1234|Nri2/id15/OP]_10:03:32,06-14-2023',
  ],
  [
    '100200: new RP',
    '9B3C004d"SIA-DCS"0047L0#100200[#100200|Nti10:01:00/da08-18-24/RP]_10:01:00,08-18-2024',
  ],
  // The data contains zeros in place of the account number.
  ['ABCD: new AT', 'D8910037"SIA-DCS"0097L0#ABCD[#0000|Npi0/AT]_11:26:04,03-01-2026'],
  [
    '7303658550: new BA z4',
    'CEF0003F"SIA-DCS"0001L#7303658550[#7303658550|NBA4]_11:52:09,05-07-2019',
  ],
  ['3080: new RP u1', '1908002B"SIA-DCS"0000L0#3080[#3080|Nti19:44/id1/RP]'],
  // The sender included the CR in length and checksum.
  ['9999: new 602 a0 z001', '58DE002B"ADM-CID"0061L9999#9999[#9999|1602 00 001]'],
  [
    'B12345: new 602 a0 z000',
    'DABA003F"ADM-CID"0062L0#B12345[#B12345|1602 00 000]_17:23:51,09-18-2023',
  ],
  ['7303658550: link test', 'BB86002C"NULL"0001L#7303658550[]_15:39:38,06-07-2019'],
  ['AAA: restore CG a1 u12', 'A2CD0037"SIA-DCS"4231L0#AAA[#AAA|Nri1/CG12]_11:38:11,09-26-2021'],
  // Extended blocks after the event: a room, a person, a picture and a location.
  [
    '123456: restore 441 a1',
    framed('"ADM-CID"0050L0#123456[#123456|3441 01 000][RLiving room][ISam]_17:20:15,09-18-2026'),
  ],
  ['5555: new BA z1', framed('"SIA-DCS"0178L0#5555[#5555|Npi1/BA1][RLiving room]')],
  [
    '1207: new FA a1 z7',
    framed(
      '"SIA-DCS"0178R1L0#1207[#1207|Nri1/FA7][Vhttps://pictures.example.com/7][X070W12.3][Y43N39.1]_07:11:31,03-03-2026',
    ),
  ],
  [
    '1207: new BA z3 "Gate [north]"',
    framed('"SIA-DCS"0043R1L0#1207[#1207|NBA3^Gate [north]^][X070W12.3]_07:11:31,03-03-2026'),
  ],
  // Texts in Windows-1252, including bytes damaged in transmission.
  [
    '1207: new BA a1 z3 "Büro \u0096 Tür"',
    framed('"SIA-DCS"0012R1L0#1207[#1207|Nri1/BA3^Büro \u0096 Tür^]'),
  ],
  [
    '1207: new BA a1 z3 "Büro – Tür"',
    framed('"SIA-DCS"0012R1L0#1207[#1207|Nri1/BA3^Büro \u0096 Tür^]').replace('\u0096', '–'),
  ],
  [
    '1207: new BA a1 z3 "B�ro"',
    framed('"SIA-DCS"0012R1L0#1207[#1207|Nri1/BA3^Büro^]').replace('ü', '\ufffd'),
  ],
  [
    '1207: new BA a1 z3 "Büro"',
    framed('"SIA-DCS"0012R1L0#1207[#1207|Nri1/BA3^BÃ¼ro^]').replace('Ã¼', 'ü'),
  ],
  // Parts without a separator, with a one-character separator, or padded.
  ['1207: new 134 a1 z003', framed('"ADM-CID"0042R1L0#1207[#1207|113401003]')],
  ['1207: new 134 a1 z003', framed('"ADM-CID"0042R1L0#1207[#1207|1134 01003]')],
  ['1207: new 134 a1 z003', framed('"ADM-CID"0042R1L0#1207[#1207|113401 003]')],
  [
    '1207: new 134 a1 z003 "Front door"',
    framed('"ADM-CID"0042R1L0#1207[#1207|1134 01 003^Front door^]'),
  ],
  ['1207: new BA a1 z3', framed('"SIA-DCS"0042R1L0#1207[#1207|Nri1BA3]')],
  ['1207: new BA a1 z0003', framed('"SIA-DCS"0042R1L0#1207[#1207|Nri0001/BA0003  ]')],
  ['1207: new FA z7', framed('"SIA-DCS"0042R1L0#00001207[#1207|FA7\0\0]')],
  ['1207: new FA z7', framed('"SIA-DCS"0042L0[#1207|FA7]')],
  [
    '1207: new BA a1 z3 "FRONT DOOR"',
    framed(`"SIA-DCS"0042R1L0#1207[#1207|Nri1BA3*'FRONT DOOR'NM]`),
  ],
  ['1207: new BA z3, restore BH z3', framed('"SIA-DCS"0042R1L0#1207[#1207|NBA3BH3]')],
];

type Row = readonly [says: string, format: Format, line: string, xmit?: string];
const toRow = ([says, format, line, xmit]: Row) => ({
  says,
  format,
  line,
  xmit: xmit ?? null,
});

const LINES: readonly Row[] = [
  ['1207: new 134 a1 z003', 'CID', '1207 18 1134 01 003 3'],
  ['1207: new 134 a1 z003', 'CID', '1207 18 1134 01 003'],
  ['1207: new 134 a1 z003', 'CID', '12071811340100 3'.replace(' ', '')],
  ['1207: new 130 a1 z003', 'CID', '1207 18 E130 01 C003'],
  ['1207: restore 130 a1 z003', 'CID', '1207 18 R130 01 Z003'],
  ['1234: new 110 a2 z003', 'CID', '1234 1110 02 003'],
  ['1234: new 130 a1 z005', 'CID', '501 181234E13001005\u0014'],
  ['HP1: new 134 a1 z003', 'CID', 'E134 01 003', 'HP1'],
  ['HP1: new 134 a1 z003', 'CID', 'E13401003', 'HP1'],
  ['HP1: new 134 a1 z003', 'CID', '1134-01-003', 'HP1'],
  ['HP1: new 134 a1 z003', 'CID', '134 01 003', 'HP1'],
  ['HP1: new 134 a1 z003', 'CID', '1134 1 003', 'HP1'],
  ['HP1: new 134 a1 z003', 'CID', '** 1134 01 003 **'.replaceAll('*', '\0'), 'HP1'],
  ['HP1: new 134 a1 z003 "DOOR"', 'CID', `1134 01 003*'DOOR'NM`, 'HP1'],
  ['7955: new BA a1 z003 "FRONT DOOR"', 'SIA', `S01001[#7955|Nri1/BA003*'FRONT DOOR'NM]`],
  ['7955: new BA a1 z003 "FRONT DOOR"', 'SIA', `S011[#7955|Nri1BA003*"FRONT DOOR"NM]\u0014`],
  ['1207: new FA z7', 'SIA', '#1207|NFA7'],
  ['1207: new FA z7', 'SIA', '1207|NFA7'],
  ['HP1: new BA a2 z227', 'SIA', 'N ri2 / BA 227', 'HP1'],
  ['HP1: new BA z003', 'SIA', '**BA003***', 'HP1'],
  ['HP1: new BA z3', 'SIA', 'Nxx12/BA3', 'HP1'],
  ['HP1: new OP a1 u2', 'SIA', 'Nri0001/OP0002', 'HP1'],
  ['HP1: restore CL a1 u3', 'SIA', `Nri01/CL003*''NM`, 'HP1'],
  ['HP1: new BA z3', null, 'NBA3', 'HP1'],
  ['HP1: new 134 a1 z003', null, '1134 01 003', 'HP1'],
  ['1207: new FA z7', null, framed('"SIA-DCS"0042R1L0#1207[#1207|NFA7]')],
];

/** Unreadable lines, each with the expected result: the account in the line, and the alarm code if there is one. */
const UNREAD: readonly Row[] = [
  ['1207: unread, 131', 'CID', '1207 18 1131 01 003 5'],
  ['HP1: unread, 131', 'CID', '1131 01', 'HP1'],
  ['1207: unread, 131', 'CID', '1207 1131 01'],
  ['HP1: unread, nothing', 'CID', '1401 01', 'HP1'],
  ['HP1: unread, nothing', 'CID', '401 01 002', 'HP1'],
  ['1207: unread, FA', 'DC-09', 'FFFF0026"SIA-DCS"0042R1L0#1207[#1207|NFA7]'],
  ['1207: unread, FA', 'DC-09', '"SIA-DCS"0042R1L0#1207[#1207|NFA7]'],
  [
    '9413: unread, 110',
    'DC-09',
    '003D"ADM-CID"0001R1L1#9413[#9413|1110 01 009]_23:05:28,08-30-2023',
  ],
  ['072538: unread, nothing', 'DC-09', `01010039"SIA-DCS"0002R0001L0001[#072538|Nri01/CL003*''NM]`],
  ['1207: unread, nothing', 'DC-09', framed('"*SIA-DCS"0042R1L0#1207[A1B2C3D4')],
  ['1207: unread, 110', 'DC-09', framed('"XYZ-12"0042R1L0#1207[#1207|FIRE KITCHEN]')],
  ['1207: unread, 110', 'SIA', '#1207|FIRE ALARM KITCHEN'],
  ['1207: unread, 121', 'SIA', '#1207|DURESS - FIRE EXIT'],
  ['1207: unread, nothing', 'SIA', '#1207|FIRE PANEL BATTERY LOW'],
  ['1207: unread, FA', 'SIA', '#1207|NRP/?-FA3'],
  ['HP1: unread, 122', 'CID', 'HOLD-UP COUNTER', 'HP1'],
  ['?: unread, FA', 'SIA', 'NFA7'],
  // The frame and the data name different accounts, so the site remains unknown.
  ['?: unread, FA', 'DC-09', framed('"SIA-DCS"0042R1L0#1207[#4471|NFA7]')],
];

describe('what real receivers send', () => {
  it.each(FRAMES)('a frame says %s: %s', (says, line) => {
    expect(short('DC-09', line)).toBe(says);
    expect(short('DC-09', `\n${line}\r`)).toBe(says);
  });

  it.each(LINES.map(toRow))(
    'a line says $says: as $format, $line',
    ({ says, format, line, xmit }) => {
      expect(short(format, line, xmit)).toBe(says);
    },
  );

  it.each(UNREAD.map(toRow))(
    'nobody can read $says: as $format, $line',
    ({ says, format, line, xmit }) => {
      expect(short(format, line, xmit)).toBe(says);
    },
  );
});

describe('a line that cannot be read', () => {
  it('is a row, and an alarm by its code where a part of it says so', () => {
    expect(unreadEvent([], null)).toMatchObject({
      text: 'Signal could not be read',
      reaction: 'log',
      withheld: true,
    });
    const hint = read('CID', '1207 18 1111 01 003 1');
    const event = unreadEvent([], hint.ok ? null : hint.error.hint);
    expect(event).toMatchObject({
      kind: 'Alarm',
      reaction: 'alarm',
      serviceType: 'Fire',
      defined: true,
      withheld: false,
    });
    expect(event.text).toContain('could not be read');
    const silent = read('CID', 'HOLD-UP', 'HP1');
    expect(unreadEvent([], silent.ok ? null : silent.error.hint)).toMatchObject({
      serviceType: 'Hold-up',
      withheld: true,
    });
  });

  const account = fc.string({
    unit: fc.constantFrom(...Array.from('123456789BCDEF')),
    minLength: 4,
    maxLength: 4,
  });

  it('leaves nothing only where it names nobody: whatever stands behind an account, the account is known', () => {
    fc.assert(
      fc.property(account, fc.string({ unit: 'binary', maxLength: 30 }), (num, given) => {
        const noise = given.replaceAll(/[#"|[\]]/g, ' ');
        const entries = [
          read('SIA', `#${num}|${noise}`),
          read('DC-09', framed(`"SIA-DCS"0042R1L0#${num}[#${num}|${noise}]`)),
          read('DC-09', `"SIA-DCS"0042R1L0#${num}[#${num}|${noise}]`),
          read('DC-09', framed(`"*ADM-CID"0042R1L0#${num}[${noise}`)),
          read('CID', noise, num),
        ];
        for (const entry of entries) expect((entry.ok ? entry.value : entry.error).xmit).toBe(num);
      }),
    );
  });

  const ALARMS = [...EVENT_CODES, ...FURTHER_CODES].filter(({ code }) => {
    const meaning = meaningOf({
      format: 'CID',
      code,
      account: null,
      qualifier: 'new',
      area: 1,
      zone: '001',
      user: null,
      text: null,
    });
    return meaning?.lasts === 'alarm' && meaning.reaction === 'alarm';
  });

  it('is an alarm wherever the code of one stands in it: a wrong checksum, a wrong length, an end that is cut off', () => {
    fc.assert(
      fc.property(
        account,
        fc.constantFrom(...ALARMS),
        fc.nat(999),
        fc.nat(4),
        (num, { code, names }, index, cut) => {
          const where = String(index).padStart(3, '0');
          const line = encodeContactId(num, {
            qualifier: 'new',
            code,
            area: 1,
            zone: names === 'zone' ? where : null,
            user: names === 'user' ? where : null,
          });
          const event = line.slice(6, 15);
          const wrong = line.endsWith('1') ? `${line.slice(0, 15)}2` : `${line.slice(0, 15)}1`;
          const block = `"ADM-CID"0042R1L0#${num}[#${num}|${event.slice(0, 4)} ${event.slice(4, 6)} ${event.slice(6)}]`;
          for (const entry of [
            read('CID', wrong),
            read('DC-09', `FFFF${framed(block).slice(4)}`),
            read('DC-09', framed(block).slice(0, -1 - cut)),
          ]) {
            const given = entry.ok ? entry.value.signals : [entry.error.hint];
            expect(given).toMatchObject([{ code }]);
          }
        },
      ),
    );
  });

  it('is an alarm wherever a SIA code of one stands among what nobody knows', () => {
    const alarms = [...SIA_WORDS.values()].filter(({ letters }) => {
      const meaning = meaningOf({
        format: 'SIA',
        code: letters,
        account: null,
        qualifier: 'new',
        area: 1,
        zone: '1',
        user: null,
        text: null,
      });
      return (
        meaning?.lasts === 'alarm' && meaning.condition === 'begins' && meaning.reaction === 'alarm'
      );
    });
    fc.assert(
      fc.property(
        account,
        fc.constantFrom(...alarms),
        fc.constantFrom('?', 'xyz ', '-', '(', '§ '),
        (num, { letters }, noise) => {
          for (const entry of [
            read('SIA', `#${num}|${noise}${letters}3`),
            read('SIA', `#${num}|NRP/${noise}${letters}3`),
          ]) {
            const stated = entry.ok
              ? entry.value.signals.map(({ code }) => code)
              : [entry.error.hint?.code];
            expect(stated).toContain(letters);
          }
        },
      ),
    );
  });
});
