import type { Clock } from '../kernel/clock.port.ts';
import { type Failure, err, ok, type Result, type Answer } from '../kernel/result.ts';
import type { ContactMethod } from '../mfa/mfa.gateway.port.ts';
import { cooldownAfterFailure, cooldownUntil } from '../mfa/cooldown-until.rule.ts';
import type { ContactType, SessionView } from '../session/session-view.schema.ts';
import type { SessionContext } from '../session/session-context.ts';
import { needsCheck } from './needs-check.rule.ts';
import type { ProfileGateway } from './profile.api.ts';

/** The result after a code was sent to a new contact. `nextAt` is the earliest time for another code, in ms. */
export interface ContactCodeSent {
  readonly sentTo: string;
  readonly nextAt: number;
}

/**
 * The reason why no code was sent: the password must be confirmed first, or the request failed. `nextAt` is null when the
 * next attempt need not wait.
 */
export type ContactCodeNotSent =
  | { readonly kind: 'checkNeeded' }
  | { readonly kind: 'failed'; readonly failure: Failure; readonly nextAt: number | null };

/** Sends a code to a new e-mail address or phone number, or resends it (SECURITY.md §2.7). */
export const startContactChange =
  ({ profile, clock }: { readonly profile: ProfileGateway; readonly clock: Clock }) =>
  async ({ type, value }: ContactMethod): Promise<Result<ContactCodeSent, ContactCodeNotSent>> => {
    const sent = await profile.startContactChange({ type, value });
    const now = clock.now();
    if (sent.ok) {
      const { sentTo, resendInSeconds } = sent.value;
      return ok({ sentTo, nextAt: cooldownUntil(now, resendInSeconds) });
    }
    if (needsCheck(sent.error)) return err({ kind: 'checkNeeded' });
    return err({
      kind: 'failed',
      failure: sent.error,
      nextAt: cooldownAfterFailure(sent.error, now),
    });
  };

/** The last step of a contact change: entering the code from a new contact, or removing the phone number. */
export type ContactSave =
  | {
      readonly kind: 'prove';
      readonly type: ContactType;
      readonly code: string;
      readonly endOthers: boolean;
    }
  | { readonly kind: 'removePhone'; readonly endOthers: boolean };

/** Saves a contact change and updates the person everywhere in the portal. */
export const saveContact =
  ({ profile, context }: { readonly profile: ProfileGateway; readonly context: SessionContext }) =>
  async (save: ContactSave): Answer<SessionView> => {
    const { endOthers } = save;
    const saved =
      save.kind === 'prove'
        ? await profile.finishContactChange({ type: save.type, code: save.code, endOthers })
        : await profile.removePhone({ endOthers });
    if (saved.ok) context.apply({ kind: 'viewChanged', view: saved.value });
    return saved;
  };
