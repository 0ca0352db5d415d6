import { err, ok, type Answer, type Failure, type Result } from '../kernel/result.ts';
import type { AccountDraft } from './account-draft.schema.ts';
import type { GivenCode } from './check-draft-codes.rule.ts';

/** The draft being edited, for the stores of its parts. */
export interface DraftStore {
  readonly draft: AccountDraft;
  /** How many contacts of a new list the chosen branch wants called for verification (domain guide 6.10 "ECV default"). */
  readonly ecvContacts: number;
  change(part: Partial<AccountDraft>): void;
  /** The typed codes, normalized, by the id of their passcode. They are stored only in this page. */
  readonly codes: ReadonlyMap<string, GivenCode>;
  putCode(id: string, code: GivenCode | null): void;
}

/** The site number that the parts of a draft use. No site has it. */
export const NO_SITE_YET = 0;

/** The revision of every part of a draft. It never changes, because nobody else edits the draft. */
export const DRAFT_REV = 1;

/** Returns a successful result without sending a request. */
export const done = <T>(value: T): Answer<T> => Promise.resolve(ok(value));

const refused = (status: number, code: string, message: string): Result<never, Failure> =>
  err({ kind: 'refused', status, code, message });

/** Returns a refusal with a message, as the server would. */
export const refuse = (code: string, message: string): Answer<never> =>
  Promise.resolve(refused(422, code, message));

/** Refuses an operation that needs an existing account. No control on the screen leads here. */
export const notYet = (): Answer<never> =>
  refuse('noAccountYet', 'This can be done once the account is created.');
