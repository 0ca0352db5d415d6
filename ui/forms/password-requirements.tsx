import type { PasswordRequirement } from '#core/login/password-requirements.rule.ts';
import { Checklist } from './checklist.look.tsx';

interface PasswordRequirementsProps {
  readonly requirements: readonly PasswordRequirement[];
}

/**
 * Lists the requirements for a new password, with a check mark at each requirement that is met. Requirements that only the
 * server can check have no check mark.
 */
export const PasswordRequirements = ({ requirements }: PasswordRequirementsProps) => (
  <Checklist label="Password requirements" unchecked="checked when you save" lines={requirements} />
);
