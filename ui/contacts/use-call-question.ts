import { CALL_KINDS, type CallKind } from '#core/contacts/call-kinds.ts';
import { isWallTime } from '#core/contacts/hours-of-day.rule.ts';
import type { WallTime } from '#core/kernel/wall-clock.port.ts';
import { useAddressValues } from '../shell/use-address-values.ts';

/** What the address asks of the order of a call. */
export interface CallAddress {
  readonly kind: CallKind;
  /** By the clocks of the site; null is now. */
  readonly at: WallTime | null;
  /** The question stands in the address, so the panel is wide. */
  readonly wide: boolean;
  readonly ask: (question: { readonly kind?: CallKind; readonly at?: WallTime | null }) => void;
  /** Back to a burglary now, in the narrow panel. */
  readonly close: () => void;
}

/** Kind and time of the question, in the address (`kind`, `at`), so that a reload and a colleague's link ask the same. */
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
