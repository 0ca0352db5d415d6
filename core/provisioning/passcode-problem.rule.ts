import type { KnownPlace } from '../passcodes/code-fault.rule.ts';
import { checkNewCode, type OtherCode } from '../passcodes/check-new-code.rule.ts';
import { type PortalKindName, type PortalValues, wordOf } from './portal-kind.ts';
import { KINDS } from './portal-kinds.ts';
import { partsOf, type SiteDraft } from './site-draft.rule.ts';

const FAULTS = {
  accountNumber: 'is the account number, which isn’t secret',
  phone: 'is part of one of the site’s phone numbers',
  street: 'is the street number',
  sequence: 'is a sequence, which is easy to guess',
  repeated: 'is a single repeated character',
} as const;

const placeOf = (draft: SiteDraft): KnownPlace => {
  const { callFirst, callSecond, premisesPhone, street } = draft.site ?? {};
  const phones = [...partsOf(draft, 'contact').values()].flatMap(({ values }) =>
    KINDS.contact.validated(values).phones.map(({ number }) => number),
  );
  return {
    accountNumbers: [...partsOf(draft, 'device').values()].map(({ values }) =>
      wordOf(values['transmitter']),
    ),
    phones: [premisesPhone, callFirst, callSecond].map(wordOf).concat(phones).filter(Boolean),
    street: wordOf(street),
  };
};

/** Returns all other spoken codes of the site: passcodes, the duress code and PINs. */
const othersOf = (draft: SiteDraft, kind: PortalKindName, key: string): readonly OtherCode[] => {
  const codes = (part: 'contact' | 'passcode', field: string): readonly OtherCode[] =>
    [...partsOf(draft, part)].flatMap(([at, { values }]) => {
      const code = values[field];
      return typeof code !== 'string' || (part === kind && at === key)
        ? []
        : [{ isDuress: values['kind'] === 'duress', code, isSame: false }];
    });
  return [...codes('passcode', 'code'), ...codes('contact', 'pin')];
};

/** Returns why a spoken code is not allowed, or null if it is. Weak codes are allowed. */
export const codeProblem = (
  draft: SiteDraft,
  kind: 'contact' | 'passcode',
  key: string,
  values: PortalValues,
): string | null => {
  const code = wordOf(values[kind === 'contact' ? 'pin' : 'code']).toUpperCase();
  if (code === '') return null;
  const isDuress = values['kind'] === 'duress';
  const others = othersOf(draft, kind, key).map((other) => ({
    ...other,
    isSame: other.code === code,
  }));
  const verdict = checkNewCode({ code, isDuress, knowingly: true }, placeOf(draft), others);
  if (verdict.kind === 'refused') return `The code ${FAULTS[verdict.why]}`;
  if (verdict.kind !== 'compared') return null;
  return isDuress
    ? 'The duress code must differ from every other code by at least two characters'
    : 'The code is too similar to another code of this site';
};

/** Returns why a passcode conflicts with other passcodes of its site, or null (domain guide 6.4). */
export const passcodeProblem = (
  draft: SiteDraft,
  key: string,
  values: PortalValues,
): string | null => {
  const others = [...partsOf(draft, 'passcode')].filter(([at]) => at !== key);
  const has = (field: string, value: unknown): boolean =>
    others.some(([, { values: other }]) => other[field] === value);
  const before = partsOf(draft, 'passcode').get(key)?.values;
  if (before !== undefined && before['ofAccount'] !== values['ofAccount'])
    return 'The account passcode can be changed only on the Passcodes screen';
  if (values['ofAccount'] === true && has('ofAccount', true))
    return 'This site already has an account passcode';
  if (values['kind'] === 'duress' && has('kind', 'duress'))
    return 'This site already has a duress code';
  if (typeof values['code'] !== 'string' && !partsOf(draft, 'passcode').has(key))
    return 'A new passcode needs its code';
  return codeProblem(draft, 'passcode', key, values);
};
