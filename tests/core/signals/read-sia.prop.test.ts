import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { SIA_WORDS } from '#core/signals/sia-words.ts';
import { decodeSia } from '#core/signals/read-sia.rule.ts';
import { meaningOf } from '#core/signals/meaning-of.rule.ts';

const signalsOf = (text: string) => {
  const read = decodeSia(text);
  return read.ok ? read.value : expect.fail(`${text}: ${read.error.message}`);
};
const stated = (text: string) => signalsOf(text).map((one) => meaningOf(one));
const letters = fc.constantFrom(...SIA_WORDS.keys());
const note = fc
  .string({ unit: fc.constantFrom(...Array.from('ab /BA3ri1')), minLength: 1, maxLength: 12 })
  .filter((text) => text.trim() === text);

describe('SIA', () => {
  it('knows every pair of letters of the tables, said to be new or not', () => {
    fc.assert(
      fc.property(letters, fc.constantFrom('', 'N', 'O', 'N/', 'Nri7/'), (code, before) => {
        const [signal, more] = signalsOf(`${before}${code}12`);
        expect(signal).toMatchObject({ format: 'SIA', code });
        expect(more).toBeUndefined();
        expect(signal && meaningOf(signal)).not.toBeNull();
        expect(signalsOf(`${before}${code}`)).toMatchObject([{ code }]);
      }),
    );
  });

  it('gives each event its own text and the modifiers before it', () => {
    fc.assert(
      fc.property(
        fc.array(fc.record({ code: letters, area: fc.nat(99), note: fc.option(note) }), {
          minLength: 1,
          maxLength: 5,
        }),
        (events) => {
          const text = events
            .map((one) => `ri${one.area}/${one.code}${one.note === null ? '' : `^${one.note}^`}`)
            .join('/');
          expect(signalsOf(`N${text}`)).toMatchObject(
            events.map((one) => ({ code: one.code, area: one.area, text: one.note })),
          );
        },
      ),
    );
  });

  it('reads what panels send', () => {
    expect(signalsOf('Nri1/BA3^Front door^')).toEqual([
      {
        format: 'SIA',
        account: null,
        qualifier: 'new',
        code: 'BA',
        area: 1,
        zone: '3',
        user: null,
        text: 'Front door',
      },
    ]);
    expect(signalsOf('Nid2/ti02:11/BA3')).toMatchObject([{ zone: '3', user: '2' }]);
    expect(signalsOf('OP2')).toMatchObject([{ qualifier: 'new', user: '2', zone: null }]);
    expect(signalsOf('CL2')).toMatchObject([{ qualifier: 'restore', user: '2' }]);
    expect(signalsOf('Nri1/BV4')).toMatchObject([{ area: 4, zone: null }]);
    expect(signalsOf('DF12')).toMatchObject([{ zone: '12', user: null }]);
    expect(stated('Nri1/CL2')).toMatchObject([{ arming: 'close', text: 'O/C by user' }]);
    expect(stated('CG2')).toMatchObject([{ arming: 'closeStay' }]);
    expect(stated('OR2')).toMatchObject([{ arming: 'open', kind: 'Open/close' }]);
    expect(stated('OC2')).toMatchObject([{ kind: 'Cancel/abort', condition: 'report' }]);
    expect(stated('Nri1/BA3/BH3')).toMatchObject([{ condition: 'begins' }, { condition: 'ends' }]);
    expect(stated('HA1')).toMatchObject([{ text: 'Hold-up', serviceType: 'Hold-up' }]);
    expect(stated('JA1/DD1')).toMatchObject([{ condition: 'report' }, { condition: 'report' }]);
    expect(stated('ZZ1')).toEqual([null]);
  });

  it.each([
    ['B-1', 'letters'],
    ['ba3', 'letters'],
    ['', 'length'],
    ['Nri1', 'length'],
    ['^Front door^', 'length'],
  ])('says what is wrong with "%s"', (text, kind) => {
    expect(decodeSia(text)).toMatchObject({ ok: false, error: { kind } });
  });
});
