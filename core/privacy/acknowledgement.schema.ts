import * as z from 'zod/mini';

/** The label of the checkbox under an agreement (spec §5 "Privacy policy"). */
export const ACKNOWLEDGEMENT_LABEL = 'Accept Terms and Conditions';

/** The schema of the checkbox under an agreement, which must be selected (spec §5 "Privacy policy"). */
export const acknowledgementSchema = z.object({
  accepted: z
    .boolean()
    .check(z.refine((ticked) => ticked, `Tick “${ACKNOWLEDGEMENT_LABEL}” to continue`)),
});
