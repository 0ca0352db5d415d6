import { markMatches } from '#core/sites/mark-matches.rule.ts';
import { styled } from '../kit/styled.ts';

const Hit = styled('mark', {
  base: {
    background: 'none',
    color: 'accent.fg',
    fontWeight: '600',
    textDecoration: 'underline',
    textDecorationThickness: '2px',
    textUnderlineOffset: '3px',
  },
});

/** A text with what was searched for underlined. */
export const MarkedText = ({ text, query }: { readonly text: string; readonly query: string }) =>
  markMatches(text, query).map((part, place) =>
    part.hit ? <Hit key={place}>{part.text}</Hit> : part.text,
  );
