import EyeIcon from '@heroicons/react/20/solid/EyeIcon';
import StarIcon from '@heroicons/react/20/solid/StarIcon';
import StarOutlineIcon from '@heroicons/react/24/outline/StarIcon';
import { Link } from 'react-router-dom';
import type { DealerHome } from '#core/home/dealer-home.schema.ts';
import { accountsPath } from '#core/sites/account-list.ts';
import { siteInfoPath } from '#core/sites/site-part-path.rule.ts';
import { Card } from '../kit/card.tsx';
import { EmptyState } from '../kit/empty-state.tsx';
import { HiddenText } from '../kit/hidden-text.tsx';
import { LinkName, LinkNote, LinkRows, LinkState, TextLink } from '../kit/links.ts';
import { SiteStateMark } from '../shell/site-state-mark.tsx';

/** A card with the user's favorites and the group's shared watch list, with each site's state (domain guide 6.19). */
export const SavedCard = ({ home: { accounts, asOf, saved } }: { readonly home: DealerHome }) => (
  <Card
    title="Favorites and watch list"
    inset={false}
    actions={
      <TextLink size="sm">
        {accounts.favorites > 0 && <Link to={accountsPath({ mine: 'favorites' })}>Favorites</Link>}{' '}
        {accounts.watched > 0 && <Link to={accountsPath({ mine: 'watched' })}>Watched</Link>}
      </TextLink>
    }
  >
    {saved.length === 0 ? (
      <EmptyState
        icon={StarOutlineIcon}
        title="No favorites yet"
        text="Star a site to pin it for yourself; Watch pins it for your whole group."
      />
    ) : (
      <LinkRows>
        {saved.map(({ badges, devNum, favorite, siteName, siteNum, watchedBy, xmit }) => (
          <li key={siteNum}>
            <Link
              data-link=""
              to={siteInfoPath(siteNum, devNum)}
              title={watchedBy === null ? undefined : `Added to the watch list by ${watchedBy}`}
            >
              {favorite ? <StarIcon aria-hidden /> : <EyeIcon aria-hidden />}
              <LinkName>{siteName}</LinkName>
              <LinkNote>{xmit}</LinkNote>
              <LinkState>
                <HiddenText>{favorite ? 'Favorite, ' : 'Watched, '}</HiddenText>
                <SiteStateMark badges={badges} now={asOf} plain />
              </LinkState>
            </Link>
          </li>
        ))}
      </LinkRows>
    )}
  </Card>
);
