import type { SearchField, SiteMatch } from '#core/sites/site.schema.ts';
import { KeyCap } from '../kit/key-cap.tsx';
import { styled } from '../kit/styled.ts';
import { MarkedText } from './marked-text.tsx';
import { FIELD_ICONS, FIELD_NAMES } from './search-fields.ts';
import { SiteStateMark } from './site-state-mark.tsx';

const Words = styled('span', {
  base: {
    flex: '1 1 auto',
    minWidth: '0',
    display: 'grid',
    '& > b': { fontWeight: '400', overflowWrap: 'anywhere' },
    '& > small': { textStyle: 'small', color: 'fg.muted', overflowWrap: 'anywhere' },
  },
});
const Code = styled('span', {
  base: {
    flex: '0 0 72px',
    color: 'fg.muted',
    '@media (max-width: 640px)': { display: 'none' },
  },
});
const PhoneCode = styled('span', {
  base: { '@media (min-width: 641px)': { display: 'none' } },
});

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
      <Words data-words="">
        <b>{part(field, 'name', match.siteName, query)}</b>
        <small>
          <PhoneCode>{code} · </PhoneCode>
          {part(field, 'address', match.addressDisplay, query)}
          {unseen && (
            <>
              {` · ${FIELD_NAMES[match.field]} `}
              <MarkedText text={match.matched} query={query} />
            </>
          )}
        </small>
      </Words>
      <SiteStateMark badges={match.badges} now={now} />
      <Code data-end="">{code}</Code>
      <span data-key="">
        <KeyCap>Enter</KeyCap>
      </span>
    </>
  );
};
