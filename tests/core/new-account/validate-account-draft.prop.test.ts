import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { emptyDraft, type AccountDraft } from '#core/new-account/account-draft.schema.ts';
import { beginFrom, contentOfDraft } from '#core/new-account/begin-from.rule.ts';
import {
  countBlocking,
  validateAccountDraft,
  type DraftFacts,
} from '#core/new-account/validate-account-draft.rule.ts';
import { DURESS } from '#core/new-account/check-draft-codes.rule.ts';
import { ACCOUNT_STEPS } from '#core/new-account/account-steps.ts';
import { MASTER, MASTER_CODE, wholeDraft } from '#tests/support/account-draft.ts';

const XMIT = 'HP2291';
const free = {
  xmit: XMIT,
  state: 'free',
  outside: false,
  branch: '4473 Coast',
  owner: null,
} as const;
const FACTS: DraftFacts = {
  numbers: new Map([[XMIT, free]]),
  codes: new Map([[MASTER, { code: MASTER_CODE, knowingly: false }]]),
  hasAgreement: true,
  branches: [4471, 4473],
  today: '2026-03-12',
};
const WHOLE = wholeDraft(4473, XMIT);

const fieldsOf = (draft: AccountDraft, facts: Partial<DraftFacts> = {}) =>
  validateAccountDraft(draft, { ...FACTS, ...facts })
    .problems.filter(({ tone }) => tone !== 'advice')
    .map(({ field, step }) => field ?? step);

const code = (id: string, text: string, knowingly = false) =>
  new Map([...FACTS.codes, [id, { code: text, knowingly }]]);

describe('a draft of an account (domain guide 6.18 "Review")', () => {
  it('stands when all steps are filled', () => {
    const { account, problems } = validateAccountDraft(WHOLE, FACTS);
    expect(countBlocking(problems)).toBe(0);
    expect(account?.devices).toMatchObject([{ devNum: 1, xmit: XMIT }]);
  });

  it('names what an empty one lacks, each at its step', () => {
    const { account, problems } = validateAccountDraft(emptyDraft(null), {
      ...FACTS,
      hasAgreement: false,
    });
    expect(account).toBeNull();
    const steps = new Set(problems.map(({ step }) => step));
    expect([...steps]).toEqual([
      'account',
      'premises',
      'agencies',
      'contacts',
      'passcodes',
      'zones',
      'agreement',
    ]);
    expect(problems.filter(({ tone }) => tone === 'wrong')).toEqual([]);
  });

  it.each([
    ['a foreign branch', { ...WHOLE, branch: 4480 }, {}, ['account-branch']],
    ['no number', wholeDraft(4473, ' '), {}, ['transmitter-1-xmit']],
    ['a number nobody looked up', WHOLE, { numbers: new Map() }, ['transmitter-1-xmit']],
    [
      'a number in use',
      WHOLE,
      { numbers: new Map([[XMIT, { ...free, state: 'inUse' as const }]]) },
      ['transmitter-1-xmit'],
    ],
    ['no agreement', WHOLE, { hasAgreement: false }, ['agreement-document']],
    ['no contact', { ...WHOLE, contacts: [] }, {}, ['contacts']],
    ['no passcode', { ...WHOLE, passcodes: [] }, {}, ['passcodes']],
    ['codes that were not typed again', WHOLE, { codes: new Map() }, ['passcodes']],
    ['the account number as a code', WHOLE, { codes: code(MASTER, XMIT) }, ['passcodes']],
    ['digits of a phone', WHOLE, { codes: code(MASTER, '5550183') }, ['passcodes']],
    ['a weak code', WHOLE, { codes: code(MASTER, 'ALARM') }, ['passcodes']],
    ['a weak code, knowingly', WHOLE, { codes: code(MASTER, 'ALARM', true) }, []],
    [
      'a duress code too like another',
      { ...WHOLE, duress: { holder: 'Frank Osei' } },
      { codes: code(DURESS, 'LANTERN8') },
      ['passcodes', 'passcodes'],
    ],
    [
      'no service',
      { ...WHOLE, agreement: { ...WHOLE.agreement, plan: [] } },
      {},
      ['agreement-plan'],
    ],
    [
      'hours of an area that is gone',
      { ...WHOLE, areas: [], weeks: WHOLE.weeks.map((week) => ({ ...week, areaNums: [1] })) },
      {},
      ['schedules'],
    ],
    [
      'zones of a transmitter that is gone',
      { ...WHOLE, zones: WHOLE.zones.map((zone) => ({ ...zone, devNum: 2 })) },
      {},
      ['zones'],
    ],
  ] satisfies [string, AccountDraft, Partial<DraftFacts>, string[]][])(
    'says %s',
    (_, draft, facts, expected) => {
      expect(fieldsOf(draft, facts)).toEqual(expected);
    },
  );

  it('takes every field away in turn: there is an account exactly where nothing stands in the way', () => {
    const names = Object.keys(WHOLE.premises) as (keyof AccountDraft['premises'])[];
    fc.assert(
      fc.property(
        fc.subarray(names.filter((name) => !['siteType', 'timeZone', 'language'].includes(name))),
        fc.boolean(),
        fc.constantFrom(null, 4471, 4473, 4480),
        (emptied, hasAgreement, branch) => {
          const premises = { ...WHOLE.premises };
          for (const name of emptied) Object.assign(premises, { [name]: '' });
          const { account, problems } = validateAccountDraft(
            { ...WHOLE, branch, premises },
            { ...FACTS, hasAgreement },
          );
          expect(account === null).toBe(countBlocking(problems) > 0);
          for (const { step } of problems)
            expect(ACCOUNT_STEPS.some(({ id }) => id === step)).toBe(true);
        },
      ),
    );
  });
});

describe('what an account begins from', () => {
  it('gives others how it is watched and none of its people, places, numbers or codes', () => {
    const content = contentOfDraft(WHOLE);
    const json = JSON.stringify(content);
    for (const secret of ['Pier', 'Osei', '555', XMIT, '04101', 'Alder'])
      expect(json).not.toContain(secret);
    let next = 0;
    const begun = beginFrom(emptyDraft(4471), content, {
      from: 'Small shop',
      newId: () => `00000000-0000-4000-8000-${String((next += 1)).padStart(12, '0')}`,
    });
    expect(begun.premises.name).toBe('');
    expect(begun.zones).toHaveLength(WHOLE.zones.length);
    expect(new Set(begun.zones.map(({ id }) => id)).size).toBe(WHOLE.zones.length);
    expect(contentOfDraft(begun)).toEqual(content);
  });
});
