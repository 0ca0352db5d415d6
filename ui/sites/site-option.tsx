import BuildingOffice2Icon from '@heroicons/react/20/solid/BuildingOffice2Icon';
import CpuChipIcon from '@heroicons/react/20/solid/CpuChipIcon';
import HashtagIcon from '@heroicons/react/20/solid/HashtagIcon';
import MapPinIcon from '@heroicons/react/20/solid/MapPinIcon';
import PhoneIcon from '@heroicons/react/20/solid/PhoneIcon';
import type { ComponentType, SVGProps } from 'react';
import type { RecentSearch } from '#core/sites/recent-search.schema.ts';
import type { SearchField } from '#core/sites/site-info.schema.ts';
import { Mark, SearchHit } from '../kit/search-option.tsx';
import { SiteStateMark } from '../shell/site-state-mark.tsx';
import { markMatches } from '#core/sites/mark-matches.rule.ts';
import type { Hit } from './search/palette-rows.ts';
import { formatPhone } from '#core/kernel/format-phone.rule.ts';

/** Display names of the search fields. The account number is the transmitter code (domain guide 3). */
export const FIELD_NAMES: Readonly<Record<RecentSearch['key'], string>> = {
  any: 'Any field',
  transmitter: 'Account number',
  name: 'Site name',
  address: 'Address',
  phone: 'Phone',
  number: 'Site number',
};

/** The icon of each field in which a site can be found. */
const FIELD_ICONS: Readonly<Record<SearchField, ComponentType<SVGProps<SVGSVGElement>>>> = {
  transmitter: CpuChipIcon,
  name: BuildingOffice2Icon,
  address: MapPinIcon,
  phone: PhoneIcon,
  number: HashtagIcon,
};

/** A text with the matches of the search text underlined. */
const MarkedText = ({ text, query }: { readonly text: string; readonly query: string }) =>
  markMatches(text, query).map((part, index) =>
    part.hit ? <Mark key={index}>{part.text}</Mark> : part.text,
  );

const part = (field: SearchField | null, own: SearchField, text: string, query: string) =>
  field === null || field === own ? <MarkedText text={text} query={query} /> : text;

/** A found site in the list: name, address, state and account number, with the match underlined. */
export const SiteOption = ({
  match,
  query,
  field,
  now,
}: {
  readonly match: Hit;
  readonly query: string;
  /** The searched field; null for all. */
  readonly field: SearchField | null;
  readonly now: string | null;
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
                <MarkedText
                  text={match.field === 'phone' ? formatPhone(match.matched) : match.matched}
                  query={query}
                />
              </>
            )}
          </>
        }
        code={code}
        state={match.badges !== null && <SiteStateMark badges={match.badges} now={now} />}
      />
    </>
  );
};
