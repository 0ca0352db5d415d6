import type { PasswordRequirement } from '#core/login/password-requirements.rule.ts';
import { Checklist } from './checklist.look.tsx';

interface PasswordRequirementsProps {
  readonly requirements: readonly PasswordRequirement[];
}

/** What a new password must be, each line marked once it is met; what only the server knows is said, not checked. */
export const PasswordRequirements = ({ requirements }: PasswordRequirementsProps) => (
  <Checklist label="Password requirements" unchecked="checked when you save" lines={requirements} />
);
