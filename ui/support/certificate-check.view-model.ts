import { makeAutoObservable, observableRef } from 'mobx';
import {
  type CheckedCertificate,
  readCertificateNumber,
} from '#core/account-info/certificate.schema.ts';
import { explain } from '#core/kernel/explain.rule.ts';
import type { Answer } from '#core/kernel/result.ts';
import { Submission } from '../forms/submission.ts';

/** The result of checking a certificate. */
export type CertificateFinding =
  | { readonly kind: 'none' }
  | { readonly kind: 'genuine'; readonly certificate: CheckedCertificate }
  | { readonly kind: 'unknown'; readonly number: string };

/** Checks whether a certificate was issued or forged (domain guide 6.7 "Certificate"). */
export class CertificateCheckViewModel {
  typed = '';
  /** The error in the typed certificate number; null for none. */
  wrong: string | null = null;
  finding: CertificateFinding = { kind: 'none' };
  readonly submission = new Submission();
  readonly #check: (number: string) => Answer<CheckedCertificate>;

  constructor(check: (number: string) => Answer<CheckedCertificate>) {
    this.#check = check;
    makeAutoObservable(this, { finding: observableRef, submission: false });
  }

  type(text: string): void {
    this.typed = text;
    this.wrong = null;
  }

  async check(): Promise<void> {
    const number = readCertificateNumber(this.typed);
    if (number === null) {
      this.wrong = 'Enter the 12 digits and letters A to F of the number';
      return;
    }
    this.finding = { kind: 'none' };
    await this.submission.press(
      () => this.#check(number),
      (answer) => {
        if (answer.ok) this.finding = { kind: 'genuine', certificate: answer.value };
        else if (answer.error.kind === 'refused' && answer.error.status === 404)
          this.finding = { kind: 'unknown', number };
        else return explain(answer.error, 'The certificate could not be looked up.');
        return null;
      },
    );
  }
}

declare module '../shell/registry.ts' {
  interface ViewModels {
    readonly certificateCheck: CertificateCheckViewModel;
  }
}
