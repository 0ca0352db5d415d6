import type { CallHours } from '../../contacts/contact.ts';
import type { CodeAddress } from '../../passcodes/spoken-code.schema.ts';
import type { KnownPlace } from '../../passcodes/code-fault.rule.ts';
import type { PasscodeForm } from '../../passcodes/passcode-form.schema.ts';
import type { KnownCode } from '../../passcodes/passcode.ts';
import type { SitePasscodes } from '../../passcodes/site-passcodes.schema.ts';
import type { SiteLookUp } from '../sites/site-data.repository.port.ts';
import type { LookedUp } from '../sites/site.repository.port.ts';
import type { LastTouch } from '../sites/changed-at-site.rule.ts';

/** A code as it is stored, sealed for its row; both are null for the account passcode of old, of which there is only a hash. */
export interface SealedCode {
  readonly sealed: string | null;
  readonly fingerprint: string | null;
}

/** A code on file as a change of it or beside it needs it. */
export interface LockedCode extends KnownCode, SealedCode, LastTouch {
  readonly ofAccount: boolean;
  readonly rev: number;
}

/** Everything a new code of a site is checked by. */
export interface LockedCodes {
  readonly accountHash: string | null;
  readonly place: KnownPlace;
  readonly codes: readonly LockedCode[];
}

/** Who did it, and when (milliseconds UTC). */
export interface Touch {
  readonly by: string;
  readonly now: number;
}

/** What is stored of a code that is not the code. */
export interface CodeFacts extends Omit<PasscodeForm, 'hours' | 'kind'> {
  readonly kind: KnownCode['kind'];
  readonly hours: readonly CallHours[] | null;
}

/** A code that is new. */
export interface NewCode extends CodeFacts, SealedCode {
  readonly id: string;
  readonly ofAccount: boolean;
}

/** The spoken codes of sites as they are looked after (domain guide 6.4). */
export interface SitePasscodeRepository {
  /** By one statement; what is about the duress code only with the right to see it. */
  read(where: SiteLookUp, maySeeDuress: boolean): Promise<LookedUp<Omit<SitePasscodes, 'today'>>>;
  /** Hash of the account passcode, and the row it belongs to; for hashing before a transaction begins. */
  account(siteNum: number): Promise<{ readonly hash: string | null; readonly id: string | null }>;
  /** All that count or will; within a transaction that holds the site. */
  codesOf(siteNum: number): Promise<LockedCodes>;
  /** One that was deleted, and the duress code deleted last for `null`; null where there is none. */
  removed(siteNum: number, which: CodeAddress | null): Promise<LockedCode | null>;
  /** The PIN of a contact on the site's own list or deleted from it; null for none. */
  pinOf(siteNum: number, contactId: string): Promise<LockedCode | null>;
  /** False where the id is somebody else's. */
  add(siteNum: number, code: NewCode, touch: Touch): Promise<boolean>;
  /** The same of several sites, under ids that nobody has. */
  addAll(codes: readonly (NewCode & { readonly siteNum: number })[], touch: Touch): Promise<void>;
  /** Whether the id is one of the site's, deleted or not. */
  has(siteNum: number, id: string): Promise<boolean>;
  /** Without a seal the code on file stays. */
  change(id: string, facts: CodeFacts, sealed: SealedCode | null, touch: Touch): Promise<void>;
  remove(which: CodeAddress, touch: Touch): Promise<void>;
  restore(which: CodeAddress, touch: Touch): Promise<void>;
  /** Null where no such contact is on the site's own list. */
  contactName(siteNum: number, contactId: string): Promise<string | null>;
  putPins(
    pins: readonly (SealedCode & { readonly siteNum: number; readonly contactId: string })[],
    touch: Touch,
  ): Promise<void>;
  setAccountHash(siteNum: number, hash: string): Promise<void>;
  /** Addresses of the customers who look after a site. */
  ownerMails(siteNum: number): Promise<readonly string[]>;
  noteRevealed(which: CodeAddress, touch: Touch): Promise<void>;
}

declare module '../unit-of-work.port.ts' {
  interface Transaction {
    readonly sitePasscodes: SitePasscodeRepository;
  }
}
