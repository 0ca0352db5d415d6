import type { IntakeReceipt } from '../intake/intake.schema.ts';
import type { Answer } from '../kernel/result.ts';
import type { ContactMessage, ContactUs } from './contact-us.schema.ts';

/** The way to the provider's people (domain guide 6.19 "Contact us"). */
export interface ContactUsGateway {
  read(how?: { readonly background: boolean }): Answer<ContactUs>;
  /** The key is made once for one message, so that a repeat is stored once; 404 for an account that is none of the reader's. */
  send(message: ContactMessage, idempotencyKey: string): Answer<IntakeReceipt>;
}
