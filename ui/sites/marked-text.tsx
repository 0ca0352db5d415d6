import { markMatches } from '#core/sites/mark-matches.rule.ts';
import { Mark } from '../kit/search-option.tsx';

/** A text with what was searched for underlined. */
export const MarkedText = ({ text, query }: { readonly text: string; readonly query: string }) =>
  markMatches(text, query).map((part, place) =>
    part.hit ? <Mark key={place}>{part.text}</Mark> : part.text,
  );
