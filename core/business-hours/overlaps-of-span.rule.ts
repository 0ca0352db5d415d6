import { instantOf } from '../kernel/instant.ts';

interface Span {
  readonly from: string;
  readonly to: string;
}

/** Returns the spans that overlap the given span. Spans that only touch do not overlap. */
export const overlapsOfSpan = <S extends Span>(
  { from, to }: Span,
  others: readonly S[],
): readonly S[] =>
  others.filter(
    (one) => instantOf(one.from) < instantOf(to) && instantOf(one.to) > instantOf(from),
  );

const earlier = (a: string, b: string): string => (instantOf(a) <= instantOf(b) ? a : b);
const later = (a: string, b: string): string => (instantOf(a) >= instantOf(b) ? a : b);

/** Returns `span` extended to cover all `others`. All other fields are those of `span`. */
export const mergedSpan = <S extends Span>(span: S, others: readonly Span[]): S =>
  others.reduce<S>(
    (all, one) => ({ ...all, from: earlier(all.from, one.from), to: later(all.to, one.to) }),
    span,
  );
