import { isoInstant } from '../kernel/instant.ts';
import { passcodeFormSchema } from '../passcodes/passcode-form.schema.ts';
import type { PasscodesGateway } from '../passcodes/passcodes.api.ts';
import type { SitePasscodes } from '../passcodes/site-passcodes.schema.ts';
import type { SentCode } from '../passcodes/spoken-code.schema.ts';
import type { AccountDraft } from './account-draft.schema.ts';
import { done, DRAFT_REV, type DraftStore, NO_SITE_YET, notYet, refuse } from './draft.store.ts';
import { type CodeProblem, DURESS, checkDraftCodes } from './check-draft-codes.rule.ts';

type Kept = AccountDraft['passcodes'][number];

const NOBODY = { rev: DRAFT_REV, changedBy: null, changedAt: null };

const listOf = ({ duress, passcodes, premises }: AccountDraft, today: string): SitePasscodes => ({
  siteNum: NO_SITE_YET,
  timeZone: premises.timeZone,
  asOf: isoInstant(0),
  today,
  passcodes: passcodes.map((passcode) => ({
    ...passcode,
    ...NOBODY,
    canReveal: false,
    lastVerifiedAt: null,
  })),
  pins: [],
  withoutPin: [],
  lastReveal: null,
  duress: {
    ...NOBODY,
    rev: duress === null ? 0 : DRAFT_REV,
    isSet: duress !== null,
    holder: duress?.holder ?? null,
  },
});

/** Normalizes a spoken code for comparison; letter case is ignored. */
const folded = ({ code, knowingly }: SentCode) => ({
  code: code.trim().normalize('NFKC').toUpperCase(),
  knowingly,
});

/**
 * Returns a gateway for the passcodes of a draft, so that the passcode forms of a site can also edit a draft (domain guide
 * 6.4, 6.18). Until submission, codes are stored only in this page; at submission, the server checks the codes again.
 */
export const draftPasscodesStore = (store: DraftStore, today: () => string): PasscodesGateway => {
  /** Returns why a code cannot be used together with the other codes of the draft, or null if it can. */
  const problemOf = (id: string, sent: SentCode, draft: AccountDraft): CodeProblem | null => {
    const codes = new Map([...store.codes, [id, folded(sent)]]);
    return checkDraftCodes(draft, { codes }).find((one) => one.id === id) ?? null;
  };
  const keep = (id: string, part: Partial<AccountDraft>, sent: SentCode | null) => {
    const problem = sent === null ? null : problemOf(id, sent, { ...store.draft, ...part });
    if (problem !== null)
      return refuse(problem.weak ? 'codeWeak' : 'codeRefused', `${problem.text}.`);
    store.change(part);
    if (sent !== null) store.putCode(id, folded(sent));
    return done({});
  };
  const without = (id: string): readonly Kept[] =>
    store.draft.passcodes.filter((one) => one.id !== id);
  const kept = (id: string, ofAccount: boolean, entered: object): Kept => ({
    id,
    ofAccount,
    ...passcodeFormSchema.parse(entered),
  });
  return {
    sitePasscodes: () => done(listOf(store.draft, today())),
    addPasscode: ({ code, id, knowingly, ofAccount, ...form }) =>
      keep(id, { passcodes: [...without(id), kept(id, ofAccount, form)] }, { code, knowingly }),
    changePasscode: ({ code, id, knowingly = false, ...form }) => {
      const passcodes = store.draft.passcodes.map((one) =>
        one.id === id ? kept(id, one.ofAccount, form) : one,
      );
      return keep(id, { passcodes }, code === undefined ? null : { code, knowingly });
    },
    setDuressCode: ({ code, holder, knowingly }) =>
      keep(DURESS, { duress: { holder } }, { code, knowingly }),
    deletePasscode: ({ id }) => {
      store.putCode(id, null);
      store.change({ passcodes: [...without(id)] });
      return done({});
    },
    removeDuressCode: () => {
      store.putCode(DURESS, null);
      store.change({ duress: null });
      return done({});
    },
    restorePasscode: notYet,
    restoreDuressCode: notYet,
    setContactPin: notYet,
    removeContactPin: notYet,
    restoreContactPin: notYet,
    revealPasscode: notYet,
    revealContactPin: notYet,
  };
};
