import { refusalOf } from '../refusal.ts';
import type { RightsVerdict } from './check-rights.rule.ts';

const no = (code: Exclude<RightsVerdict, 'fine'>, message: string) =>
  refusalOf('unacceptable', code, message);

export const RIGHTS_REFUSALS = {
  unknown: no('unknown', 'One of these rights does not exist.'),
  lastAdministrator: no('lastAdministrator', 'No one would be left who can grant rights.'),
  needsImpersonate: no('needsImpersonate', 'Act for a user requires View as a user.'),
} as const;
