import type { CallHours } from '../../contacts/contact.ts';
import type { CodeAddress } from '../../passcodes/spoken-code.schema.ts';
import type { KnownPlace } from '../../passcodes/code-fault.rule.ts';
import type { PasscodeForm } from '../../passcodes/passcode-form.schema.ts';
import type { KnownCode } from '../../passcodes/passcode.ts';
import type { SitePasscodes } from '../../passcodes/site-passcodes.schema.ts';
import type { SiteLookUp } from '../sites/site-data.repository.port.ts';
import type { LookedUp } from '../sites/site.repository.port.ts';
import type { LastTouch } from '../sites/changed-at-site.rule.ts';

/** A stored code, encrypted for its row. Both fields are null for an old account passcode that is stored only as a hash. */
export interface SealedCode {
  readonly sealed: string | null;
  readonly fingerprint: string | null;
}

/** A stored code, in the form needed to change it or to check other codes against it. */
export interface LockedCode extends KnownCode, SealedCode, LastTouch {
  readonly ofAccount: boolean;
  readonly rev: number;
}

/** All data that a new code of a site is checked against. */
export interface LockedCodes {
  readonly accountHash: string | null;
  readonly place: KnownPlace;
  readonly codes: readonly LockedCode[];
}

/** The person who changes codes, and the time of the change (milliseconds UTC). */
export interface Touch {
  readonly by: string;
  readonly now: number;
}

/** The stored facts about a code, without the code itself. */
export interface CodeFacts extends Omit<PasscodeForm, 'hours' | 'kind'> {
  readonly kind: KnownCode['kind'];
  readonly hours: readonly CallHours[] | null;
}

export interface NewCode extends CodeFacts, SealedCode {
  readonly id: string;
  readonly ofAccount: boolean;
}

/** Stores spoken codes of sites, for people who maintain them (domain guide 6.4). */
export interface SitePasscodeRepository {
  /** Returns the facts about a site's codes in one statement. Facts about the duress code are included only if `maySeeDuress` is true. */
  read(where: SiteLookUp, maySeeDuress: boolean): Promise<LookedUp<Omit<SitePasscodes, 'today'>>>;
  /** Returns the hash and the row id of a site's account passcode. */
  account(siteNum: number): Promise<{ readonly hash: string | null; readonly id: string | null }>;
  /** Returns all codes of a locked site that are valid now or later. */
  codesOf(siteNum: number): Promise<LockedCodes>;
  /** Returns a deleted code; if `which` is null, the duress code that was deleted last. Null if there is no such code. */
  removed(siteNum: number, which: CodeAddress | null): Promise<LockedCode | null>;
  /** Returns the PIN of a contact on the site's own call list, even of a deleted contact; null if there is none. */
  pinOf(siteNum: number, contactId: string): Promise<LockedCode | null>;
  /** Adds a code. Returns false if the id belongs to another code. */
  add(siteNum: number, code: NewCode, touch: Touch): Promise<boolean>;
  /** Adds codes at several sites, under new ids. */
  addAll(codes: readonly (NewCode & { readonly siteNum: number })[], touch: Touch): Promise<void>;
  /** Checks that the id belongs to a code of the site, deleted or not. */
  has(siteNum: number, id: string): Promise<boolean>;
  /** Changes the facts of a code, and the code itself unless `sealed` is null. */
  change(id: string, facts: CodeFacts, sealed: SealedCode | null, touch: Touch): Promise<void>;
  remove(which: CodeAddress, touch: Touch): Promise<void>;
  restore(which: CodeAddress, touch: Touch): Promise<void>;
  /** Returns a contact's name; null if the site's own call list has no such contact. */
  contactName(siteNum: number, contactId: string): Promise<string | null>;
  putPins(
    pins: readonly (SealedCode & { readonly siteNum: number; readonly contactId: string })[],
    touch: Touch,
  ): Promise<void>;
  setAccountHash(siteNum: number, hash: string): Promise<void>;
  /** Returns the e-mail addresses of the customers who manage a site. */
  ownerMails(siteNum: number): Promise<readonly string[]>;
  noteRevealed(which: CodeAddress, touch: Touch): Promise<void>;
}

declare module '../unit-of-work.port.ts' {
  interface Transaction {
    readonly sitePasscodes: SitePasscodeRepository;
  }
}
