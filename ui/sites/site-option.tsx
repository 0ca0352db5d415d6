import type { SearchField, SiteMatch } from '#core/sites/site.schema.ts';
import { SearchHit, Mark } from '../kit/search-option.tsx';
import { FIELD_ICONS, FIELD_NAMES } from './search-fields.ts';
import { SiteStateMark } from '../shell/site-state-mark.tsx';
import { markMatches } from '#core/sites/mark-matches.rule.ts';

/** A text with what was searched for underlined. */
const MarkedText = ({ text, query }: { readonly text: string; readonly query: string }) =>
  markMatches(text, query).map((part, place) =>
    part.hit ? <Mark key={place}>{part.text}</Mark> : part.text,
  );

const part = (field: SearchField | null, own: SearchField, text: string, query: string) =>
  field === null || field === own ? <MarkedText text={text} query={query} /> : text;

/** What a row says about a found site: name, address, state and account number, with the match underlined. */
export const SiteOption = ({
  match,
  query,
  field,
  now,
}: {
  readonly match: SiteMatch;
  readonly query: string;
  /** The field searched; null for all. */
  readonly field: SearchField | null;
  readonly now: string;
}) => {
  const Icon = FIELD_ICONS[match.field];
  const unseen = match.field === 'phone' || match.field === 'number';
  const code = part(field, 'transmitter', match.transmitterCode, query);
  return (
    <>
      <Icon aria-hidden />
      <SearchHit
        title={part(field, 'name', match.siteName, query)}
        detail={
          <>
            {part(field, 'address', match.addressDisplay, query)}
            {unseen && (
              <>
                {` · ${FIELD_NAMES[match.field]} `}
                <MarkedText text={match.matched} query={query} />
              </>
            )}
          </>
        }
        code={code}
        state={<SiteStateMark badges={match.badges} now={now} />}
      />
    </>
  );
};
