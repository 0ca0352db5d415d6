import type { PasswordRequirement } from '#core/login/password-requirements.rule.ts';
import { Checklist } from './checklist.look.tsx';

interface PasswordRequirementsProps {
  readonly requirements: readonly PasswordRequirement[];
}

/** Lists the requirements for a new password, each marked once it is met. Requirements that only the server can check stay unmarked. */
export const PasswordRequirements = ({ requirements }: PasswordRequirementsProps) => (
  <Checklist label="Password requirements" unchecked="checked when you save" lines={requirements} />
);
