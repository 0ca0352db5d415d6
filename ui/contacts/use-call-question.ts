import { CALL_KINDS, type CallKind } from '#core/contacts/call-kinds.ts';
import { isWallTime } from '#core/contacts/hours-of-day.rule.ts';
import type { WallTime } from '#core/kernel/wall-clock.port.ts';
import { useAddressValues } from '../shell/use-address-values.ts';

/** The call-order question (event kind and time) as stored in the URL. */
export interface CallAddress {
  readonly kind: CallKind;
  /** The time in the site's time zone; null means now. */
  readonly at: WallTime | null;
  /** True if the URL contains a question; the panel is then wide. */
  readonly wide: boolean;
  readonly ask: (question: { readonly kind?: CallKind; readonly at?: WallTime | null }) => void;
  /** Removes the question from the URL, which resets the question to a burglary at the current time. */
  readonly close: () => void;
}

/** Stores the event kind and time in the URL (`kind`, `at`), so that a reload or a shared link shows the same question. */
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
