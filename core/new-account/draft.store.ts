import { err, ok, type Answer, type Failure, type Result } from '../kernel/result.ts';
import type { AccountDraft } from './account-draft.schema.ts';
import type { GivenCode } from './check-draft-codes.rule.ts';

/** The draft that is worked on, for those who change a part of it. */
export interface DraftStore {
  readonly draft: AccountDraft;
  /** Contacts of a new list that the chosen branch wants called for verification (domain guide 6.10 "ECV default"). */
  readonly ecvContacts: number;
  change(part: Partial<AccountDraft>): void;
  /** Codes that were typed, folded, by the id of their passcode; kept by nothing but this page. */
  readonly codes: ReadonlyMap<string, GivenCode>;
  putCode(id: string, code: GivenCode | null): void;
}

/** The number under which the parts of a site know a draft: no site has it. */
export const NO_SITE_YET = 0;

/** What the parts of a draft have in common with those of a site: nobody else changes them meanwhile. */
export const DRAFT_REV = 1;

/** Takes what was done; nothing leaves the page. */
export const done = <T>(value: T): Answer<T> => Promise.resolve(ok(value));

const refused = (status: number, code: string, message: string): Result<never, Failure> =>
  err({ kind: 'refused', status, code, message });

/** Says no in words, as the server would. */
export const refuse = (code: string, message: string): Answer<never> =>
  Promise.resolve(refused(422, code, message));

/** What only an account can do that is there already: nothing on the screen leads there. */
export const notYet = (): Answer<never> =>
  refuse('noAccountYet', 'This can be done once the account is created.');
