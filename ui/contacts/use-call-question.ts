import { CALL_KINDS, type CallKind } from '#core/contacts/call-kinds.ts';
import { isWallTime } from '#core/contacts/hours-of-day.rule.ts';
import type { WallTime } from '#core/kernel/wall-clock.port.ts';
import { useAddressValues } from '../shell/use-address-values.ts';

/** The question about the call order, as stored in the address. */
export interface CallAddress {
  readonly kind: CallKind;
  /** In the site's time zone; null is now. */
  readonly at: WallTime | null;
  /** Whether the address contains a question, which makes the panel wide. */
  readonly wide: boolean;
  readonly ask: (question: { readonly kind?: CallKind; readonly at?: WallTime | null }) => void;
  /** Returns to a burglary now, in the narrow panel. */
  readonly close: () => void;
}

/** Keeps the kind and time of the question in the address (`kind`, `at`), so that a reload or a colleague's link shows the same. */
export const useCallAddress = (): CallAddress => {
  const [query, change] = useAddressValues();
  const named = query.get('kind');
  const time = query.get('at');
  const kind = CALL_KINDS.find((one) => one === named) ?? 'burglary';
  const at = time !== null && isWallTime(time) ? time : null;
  const say = (next: Readonly<Record<string, string | null>>): void =>
    change(next, { replace: true, preventScrollReset: true });
  return {
    kind,
    at,
    wide: named !== null || time !== null,
    ask: (question) =>
      say({ kind: question.kind ?? kind, at: question.at === undefined ? at : question.at }),
    close: () => say({ kind: null, at: null }),
  };
};
