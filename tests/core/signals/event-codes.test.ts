import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { EVENT_CODES } from '#core/signals/event-codes.ts';
import { FURTHER_CODES } from '#core/signals/further-codes.ts';
import { SIA_WORDS } from '#core/signals/sia-words.ts';
import { isWithheldCode, meaningOf } from '#core/signals/meaning-of.rule.ts';

const CODES = [...EVENT_CODES, ...FURTHER_CODES];
const GUIDE = readFileSync(new URL('../../../core/DOMAIN.md', import.meta.url), 'utf8');
const part = (from: string, to: string): string =>
  GUIDE.slice(GUIDE.indexOf(from), GUIDE.indexOf(to, GUIDE.indexOf(from)));

/** Rows of the domain guide's table, one per code. A row of the table with two codes becomes two rows. */
const printed = part('### 7.2', '### 7.3')
  .split('\n')
  .filter((line) => /^\| \d{3}/.test(line))
  .flatMap((line) => {
    const cells = line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim());
    const codes = cells[0]?.split(' / ') ?? [];
    return codes.map((code, index) => ({
      code,
      sia: codes.length > 1 ? cells[1]?.split(' / ')[index] : cells[1],
      serviceType: cells[2],
      text: codes.length > 1 ? null : cells[3],
      names: cells[4] === 'u' ? 'user' : 'zone',
      priority: Number(cells[5]),
      handling: cells[6],
    }));
  });

const meaningFor = (code: string, qualifier: 'new' | 'restore' | 'status' = 'new') =>
  meaningOf({
    format: 'CID',
    account: null,
    qualifier,
    code,
    area: 1,
    zone: '003',
    user: null,
    text: null,
  });

describe('the code tables', () => {
  it('name every code once, and every pair of letters is known', () => {
    expect(new Set(CODES.map(({ code }) => code)).size).toBe(CODES.length);
    for (const { code, text, sia, alsoSia } of CODES) {
      expect(code).toMatch(/^[1-6]\d\d$/);
      expect(text.trim()).not.toBe('');
      for (const letters of [...sia, ...alsoSia]) expect(SIA_WORDS.has(letters)).toBe(true);
    }
  });

  it('stand as domain guide 7.2 prints them', () => {
    expect(printed.length).toBe(EVENT_CODES.length);
    for (const row of printed) {
      const own = EVENT_CODES.find(({ code }) => code === row.code) ?? expect.fail(row.code);
      const letters = `${own.pairedByMeaning ? '~' : ''}${own.sia.join('/')}`;
      const also = own.alsoSia.length === 0 ? '' : ` (also ${own.alsoSia.join('/')})`;
      expect({ ...own, sia: letters === '' ? '—' : letters + also }).toMatchObject({
        ...row,
        text: row.text ?? own.text,
      });
    }
  });

  it('hold every code domain guide 7.3 names, with the defaults of its nearest row or of its series', () => {
    const series = part('### 7.3', 'By us').slice(part('### 7.3', 'By us').indexOf('\n- '));
    const named = [...series.matchAll(/(?<!\d)(\d{3})(?:–(\d{3}))?(?!\d)/g)].flatMap(
      ([, from, to]) =>
        Array.from({ length: Number(to ?? from) - Number(from) + 1 }, (_, index) =>
          String(Number(from) + index),
        ),
    );
    expect([...new Set(named)].toSorted()).toEqual(
      FURTHER_CODES.map(({ code }) => code).toSorted(),
    );
    const like = { 112: 111, 116: 111, 124: 121, 125: 121, 136: 130, 140: 130, 571: 373 };
    const priorities = [0, 3, 3, 4, 6, 6, 7];
    for (const { code, ...own } of FURTHER_CODES) {
      const near = Object.entries(like).find(([one]) => one === code)?.[1];
      const row = EVENT_CODES.find((one) => one.code === String(near));
      if (row === undefined) expect(own.priority).toBe(priorities[Number(code[0])]);
      else
        expect(own).toMatchObject({
          priority: row.priority,
          handling: row.handling,
          serviceType: row.serviceType,
          names: row.names,
        });
    }
  });

  it('know the SIA words that stand in no pair', () => {
    const words = part('SIA words that stand', '## 8').match(/\b[A-Z]{2}\b/g) ?? [];
    expect(words.length).toBeGreaterThan(20);
    for (const letters of words) expect(SIA_WORDS.get(letters)?.letters).toBe(letters);
  });
});

describe('what a code means', () => {
  it.each([
    ['134', 'new', { text: 'Entry/exit', serviceType: 'Burglary', priority: 2, kind: 'Alarm' }],
    ['134', 'new', { reaction: 'alarm', condition: 'begins', lasts: 'alarm' }],
    ['134', 'restore', { text: 'Entry/exit restored', kind: 'Restore', condition: 'ends' }],
    ['302', 'status', { text: 'System battery low still present', condition: 'present' }],
    ['301', 'new', { kind: 'Trouble', lasts: 'trouble', reaction: 'notify' }],
    ['401', 'new', { arming: 'open', kind: 'Open/close', condition: 'report', reaction: 'log' }],
    ['401', 'restore', { arming: 'close', kind: 'Open/close', text: 'O/C by user' }],
    ['441', 'new', { arming: 'open' }],
    ['441', 'restore', { arming: 'closeStay' }],
    ['456', 'restore', { arming: 'closeStay' }],
    ['454', 'new', { arming: null, condition: 'report', reaction: 'alarm' }],
    ['406', 'new', { kind: 'Cancel/abort', reaction: 'cancel', priority: 2 }],
    ['602', 'new', { kind: 'Test', priority: 7, reaction: 'log', condition: 'report' }],
    ['625', 'new', { kind: 'System', priority: 7 }],
    ['162', 'new', { serviceType: 'CO', priority: 1, reaction: 'alarm' }],
    ['200', 'new', { kind: 'Supervisory', reaction: 'alarm' }],
    ['383', 'new', { kind: 'Trouble', lasts: 'trouble' }],
    ['461', 'new', { kind: 'Trouble', condition: 'report' }],
    ['457', 'new', { kind: 'Alarm', condition: 'report', reaction: 'alarm' }],
    ['570', 'new', { kind: 'System', bypasses: true, condition: 'begins' }],
    ['571', 'new', { kind: 'Trouble', bypasses: true, condition: 'begins' }],
    ['531', 'new', { kind: 'System', bypasses: false }],
    ['305', 'new', { kind: 'System', condition: 'report' }],
  ] as const)('%s, %s', (code, qualifier, expected) => {
    expect(meaningFor(code, qualifier)).toMatchObject(expected);
  });

  it('is nothing for a code nobody knows', () => {
    expect(meaningFor('999')).toBeNull();
  });

  it('follows the qualifier of every opening and closing: 1 opens, 3 closes', () => {
    for (const { code } of CODES) {
      const opens = meaningFor(code, 'new')?.arming ?? null;
      expect(opens === null || opens === 'open').toBe(true);
      const closes = meaningFor(code, 'restore')?.arming ?? null;
      expect(opens === null ? closes === null : closes?.startsWith('close')).toBe(true);
      expect(meaningFor(code, 'status')?.arming).toBeNull();
    }
  });

  it('is kept from customers where it is duress or a hold-up', () => {
    const withheld = [...CODES.map(({ code }) => code), ...SIA_WORDS.keys()].filter(isWithheldCode);
    expect(withheld.toSorted()).toEqual(['121', '122', '124', '125', '146', 'HA', 'HH']);
  });
});
