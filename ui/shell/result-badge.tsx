import CheckIcon from '@heroicons/react/16/solid/CheckIcon';
import ClockIcon from '@heroicons/react/16/solid/ClockIcon';
import XMarkIcon from '@heroicons/react/16/solid/XMarkIcon';
import { RESULT_TEXT } from '#core/audit/audit-list.ts';
import type { AuditResult } from '#core/audit/audit-line.schema.ts';
import { Badge } from '../kit/badge.tsx';

const LOOKS = {
  ok: { tone: 'ok', icon: CheckIcon },
  refused: { tone: 'alarm', icon: XMarkIcon },
  limited: { tone: 'trouble', icon: ClockIcon },
} as const satisfies Record<AuditResult, unknown>;

/** A badge with the result of an audit-log line, as text, icon and color. */
export const ResultBadge = ({ result }: { readonly result: AuditResult }) => (
  <Badge {...LOOKS[result]} strength={result === 'ok' ? 'plain' : 'tint'}>
    {RESULT_TEXT[result]}
  </Badge>
);
