import type { PasswordRequirement } from '#core/login/password-requirements.rule.ts';
import { Checklist } from './checklist.look.tsx';

interface PasswordRequirementsProps {
  readonly requirements: readonly PasswordRequirement[];
}

/** The requirements for a new password, each marked once it is met. Rules only the server can check are listed without a mark. */
export const PasswordRequirements = ({ requirements }: PasswordRequirementsProps) => (
  <Checklist label="Password requirements" unchecked="checked when you save" lines={requirements} />
);
