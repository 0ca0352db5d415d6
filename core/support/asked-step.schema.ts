import * as z from 'zod/mini';
import { staffReason } from '../forms/staff-reason.schema.ts';
import { LOGIN_STEPS } from '../permission/login-step.ts';
import { newContactValues } from '../profile/new-contact.schema.ts';
import { type ContactType, contactTypeSchema } from '../session/session-view.schema.ts';

/** The schema of a login step that staff can request again (spec §4.1). */
export const loginStepSchema = z.enum(LOGIN_STEPS);

/**
 * The fields of a step request (domain guide 6.17): the reason, and whether running sessions end so that the step is
 * required immediately.
 */
const asking = { reason: staffReason, endSessions: z.boolean() };

export const askStepFormSchema = z.object(asking);
export type AskStepForm = z.infer<typeof askStepFormSchema>;

/** A corrected contact, with the fields of a step request. */
export interface CorrectContactForm extends AskStepForm {
  readonly type: ContactType;
  readonly value: string;
}

/** The form for correcting a contact. The type decides how the value is validated. */
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
  /** The staff member who made the request. Null if that account no longer exists. */
  askedBy: z.nullable(z.string()),
  askedAt: z.string(),
};

/** A login step that staff requested and the person has not completed yet. */
export const askedStepSchema = z.object({ ...asked, step: loginStepSchema });
export type AskedStep = z.infer<typeof askedStepSchema>;

/** A corrected contact that is not verified by a code yet. */
export const contactCorrectionSchema = z.object({
  ...asked,
  type: contactTypeSchema,
  value: z.string(),
  /** The time at which the correction expires. */
  endsAt: z.string(),
});
