import type { Answer } from '../kernel/result.ts';
import type { PasscodeForm } from './passcode-form.schema.ts';
import type { SitePasscodes } from './passcodes.schema.ts';
import type { RevealedCode } from './spoken-code.schema.ts';

/** A code on its way to the server; `knowingly` after its weakness was shown. */
export interface SentCode {
  readonly code: string;
  readonly knowingly: boolean;
}

/** Which code of a site: a passcode by its id, or the PIN of a contact. */
export interface CodeAddress {
  readonly of: 'passcode' | 'pin';
  readonly id: string;
}

/** The spoken codes of a site (domain guide 6.4). Changes are made under the revision they began from, 409 `staleRev` where that is gone; a code that may not be had is 422. */
export interface PasscodesGateway {
  read(siteNum: number, how?: { readonly background: boolean }): Answer<SitePasscodes>;
  /** The same id again is the first one's answer. */
  add(
    siteNum: number,
    passcode: PasscodeForm & SentCode & { readonly id: string; readonly ofAccount: boolean },
  ): Answer<unknown>;
  /** Without a code the one on file stays. */
  change(
    siteNum: number,
    id: string,
    passcode: PasscodeForm & Partial<SentCode> & { readonly rev: number },
  ): Answer<unknown>;
  /** Revision 0 where there is none yet. */
  setPin(
    siteNum: number,
    contactId: string,
    pin: SentCode & { readonly rev: number },
  ): Answer<unknown>;
  setDuress(
    siteNum: number,
    duress: SentCode & { readonly holder: string; readonly rev: number },
  ): Answer<unknown>;
  remove(siteNum: number, which: CodeAddress, rev: number): Answer<unknown>;
  /** Takes a removal back, by the revision it left. */
  restore(siteNum: number, which: CodeAddress, rev: number): Answer<unknown>;
  removeDuress(siteNum: number, rev: number): Answer<unknown>;
  restoreDuress(siteNum: number, rev: number): Answer<unknown>;
  /** The code, once; 409 `checkNeeded` without a fresh check. */
  reveal(siteNum: number, which: CodeAddress): Answer<RevealedCode>;
}
