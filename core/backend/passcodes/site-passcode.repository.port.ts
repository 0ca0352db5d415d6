import type { CallHours } from '../../contacts/contact.ts';
import type { CodeAddress } from '../../passcodes/spoken-code.schema.ts';
import type { KnownPlace } from '../../passcodes/code-fault.rule.ts';
import type { PasscodeForm } from '../../passcodes/passcode-form.schema.ts';
import type { KnownCode } from '../../passcodes/passcode.ts';
import type { SitePasscodes } from '../../passcodes/site-passcodes.schema.ts';
import type { SiteLookUp } from '../sites/site-data.repository.port.ts';
import type { LookedUp } from '../sites/site.repository.port.ts';
import type { LastTouch } from '../sites/changed-at-site.rule.ts';

/** A code as it is stored, sealed for its row. Both fields are null for an old account passcode that is stored only as a hash. */
export interface SealedCode {
  readonly sealed: string | null;
  readonly fingerprint: string | null;
}

/** A stored code in the form that changes of it, or of codes beside it, need. */
export interface LockedCode extends KnownCode, SealedCode, LastTouch {
  readonly ofAccount: boolean;
  readonly rev: number;
}

/** Everything a new code of a site is checked against. */
export interface LockedCodes {
  readonly accountHash: string | null;
  readonly place: KnownPlace;
  readonly codes: readonly LockedCode[];
}

/** The person and time of a change (milliseconds UTC). */
export interface Touch {
  readonly by: string;
  readonly now: number;
}

/** The stored facts of a code, without the code itself. */
export interface CodeFacts extends Omit<PasscodeForm, 'hours' | 'kind'> {
  readonly kind: KnownCode['kind'];
  readonly hours: readonly CallHours[] | null;
}

/** A code to be stored for the first time. */
export interface NewCode extends CodeFacts, SealedCode {
  readonly id: string;
  readonly ofAccount: boolean;
}

/** Spoken codes of sites, for the people who maintain them (domain guide 6.4). */
export interface SitePasscodeRepository {
  /** Reads the codes of a site in one statement. Facts of the duress code are included only with the right to see it. */
  read(where: SiteLookUp, maySeeDuress: boolean): Promise<LookedUp<Omit<SitePasscodes, 'today'>>>;
  /** Returns the hash of the account passcode and its row, for hashing before a transaction starts. */
  account(siteNum: number): Promise<{ readonly hash: string | null; readonly id: string | null }>;
  /** Returns all codes that are valid now or later, in a transaction that has locked the site. */
  codesOf(siteNum: number): Promise<LockedCodes>;
  /** Returns a deleted code, or for `null` the duress code deleted last; null if there is none. */
  removed(siteNum: number, which: CodeAddress | null): Promise<LockedCode | null>;
  /** Returns the PIN of a contact on the site's own list, even a deleted contact; null if there is none. */
  pinOf(siteNum: number, contactId: string): Promise<LockedCode | null>;
  /** Returns false if the id belongs to another code. */
  add(siteNum: number, code: NewCode, touch: Touch): Promise<boolean>;
  /** Adds codes at several sites, under new ids. */
  addAll(codes: readonly (NewCode & { readonly siteNum: number })[], touch: Touch): Promise<void>;
  /** Returns true if the id belongs to the site, deleted or not. */
  has(siteNum: number, id: string): Promise<boolean>;
  /** Without a seal the current code stays. */
  change(id: string, facts: CodeFacts, sealed: SealedCode | null, touch: Touch): Promise<void>;
  remove(which: CodeAddress, touch: Touch): Promise<void>;
  restore(which: CodeAddress, touch: Touch): Promise<void>;
  /** Returns null if the site's own list has no such contact. */
  contactName(siteNum: number, contactId: string): Promise<string | null>;
  putPins(
    pins: readonly (SealedCode & { readonly siteNum: number; readonly contactId: string })[],
    touch: Touch,
  ): Promise<void>;
  setAccountHash(siteNum: number, hash: string): Promise<void>;
  /** Returns addresses of the customers who manage a site. */
  ownerMails(siteNum: number): Promise<readonly string[]>;
  noteRevealed(which: CodeAddress, touch: Touch): Promise<void>;
}

declare module '../unit-of-work.port.ts' {
  interface Transaction {
    readonly sitePasscodes: SitePasscodeRepository;
  }
}
