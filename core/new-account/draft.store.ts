import { err, ok, type Answer, type Failure, type Result } from '../kernel/result.ts';
import type { AccountDraft } from './account-draft.schema.ts';
import type { GivenCode } from './check-draft-codes.rule.ts';

/** The draft being edited, shared by the stores for its parts. */
export interface DraftStore {
  readonly draft: AccountDraft;
  /**
   * The number of contacts that are called for verification in a new call list, as set by the chosen branch (domain guide
   * 6.10 "ECV default").
   */
  readonly ecvContacts: number;
  change(part: Partial<AccountDraft>): void;
  /** The typed spoken codes, normalized, keyed by passcode id. The codes are stored only in this page. */
  readonly codes: ReadonlyMap<string, GivenCode>;
  putCode(id: string, code: GivenCode | null): void;
}

/** The site number used for the parts of a draft. No real site has this number. */
export const NO_SITE_YET = 0;

/** The revision of every part of a draft. The revision is constant, because only one person edits a draft. */
export const DRAFT_REV = 1;

/** Wraps a value in a successful result without sending a request. */
export const done = <T>(value: T): Answer<T> => Promise.resolve(ok(value));

const refused = (status: number, code: string, message: string): Result<never, Failure> =>
  err({ kind: 'refused', status, code, message });

/** Returns a refusal with status 422, as the server would. */
export const refuse = (code: string, message: string): Answer<never> =>
  Promise.resolve(refused(422, code, message));

/** Returns the refusal of an operation that needs an existing account. No control on the screen triggers such an operation. */
export const notYet = (): Answer<never> =>
  refuse('noAccountYet', 'This can be done once the account is created.');
