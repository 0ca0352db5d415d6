import * as z from 'zod/mini';
import { staffReason } from '../forms/staff-reason.schema.ts';
import { LOGIN_STEPS } from '../permission/login-step.ts';
import { newContactValues } from '../profile/new-contact.schema.ts';
import { type ContactType, contactTypeSchema } from '../session/session-view.schema.ts';

/** A login step that staff can ask for again (spec §4.1). */
export const loginStepSchema = z.enum(LOGIN_STEPS);

/** Why something is asked of the next sign-in, and whether it comes at once because running sessions end (domain guide 6.17). */
const asking = { reason: staffReason, endSessions: z.boolean() };

/** What is said when a login step is asked again. */
export const askStepFormSchema = z.object(asking);
export type AskStepForm = z.infer<typeof askStepFormSchema>;

/** A contact as it shall be, and why. */
export interface CorrectContactForm extends AskStepForm {
  readonly type: ContactType;
  readonly value: string;
}

/** What is said when a contact is corrected; the value is checked by its type. */
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
  /** Null for somebody who is gone. */
  askedBy: z.nullable(z.string()),
  askedAt: z.string(),
};

/** A step that staff asked for and that the person has not met yet. */
export const askedStepSchema = z.object({ ...asked, step: loginStepSchema });
export type AskedStep = z.infer<typeof askedStepSchema>;

/** A corrected contact that waits for its code. */
export const contactCorrectionSchema = z.object({
  ...asked,
  type: contactTypeSchema,
  value: z.string(),
  /** From then on it is forgotten. */
  endsAt: z.string(),
});
