import * as z from 'zod/mini';
import { staffReason } from '../forms/staff-reason.schema.ts';
import { LOGIN_STEPS } from '../permission/login-step.ts';
import { newContactValues } from '../profile/new-contact.schema.ts';
import { type ContactType, contactTypeSchema } from '../session/session-view.schema.ts';

/** A login step that staff can ask for again (spec §4.1). */
export const loginStepSchema = z.enum(LOGIN_STEPS);

/** Why the next sign-in must contain a step, and whether running sessions end, so that it happens at once (domain guide 6.17). */
const asking = { reason: staffReason, endSessions: z.boolean() };

/** The form for requesting a login step again. */
export const askStepFormSchema = z.object(asking);
export type AskStepForm = z.infer<typeof askStepFormSchema>;

/** A corrected contact and the reason. */
export interface CorrectContactForm extends AskStepForm {
  readonly type: ContactType;
  readonly value: string;
}

/** The form for correcting a contact. The value is checked by its type. */
export const correctContactFormSchema: z.ZodMiniType<CorrectContactForm> = z.discriminatedUnion(
  'type',
  [
    z.object({ ...asking, type: z.literal('email'), value: newContactValues.email }),
    z.object({ ...asking, type: z.literal('cellPhone'), value: newContactValues.cellPhone }),
  ],
);

const asked = {
  id: z.string(),
  reason: z.string(),
  /** Null for a person who no longer exists. */
  askedBy: z.nullable(z.string()),
  askedAt: z.string(),
};

/** A step that staff requested and the person has not completed yet. */
export const askedStepSchema = z.object({ ...asked, step: loginStepSchema });
export type AskedStep = z.infer<typeof askedStepSchema>;

/** A corrected contact that is waiting for its code. */
export const contactCorrectionSchema = z.object({
  ...asked,
  type: contactTypeSchema,
  value: z.string(),
  /** The time at which the correction expires. */
  endsAt: z.string(),
});
