import { observer } from 'mobx-react-lite';
import { Link } from 'react-router-dom';
import { alarmedElsewhere } from '#core/account-links/links.rule.ts';
import type { LinkedSite } from '#core/account-links/account-links.schema.ts';
import { TextLink } from '../kit/links.ts';
import { Notice } from '../kit/notice.tsx';
import { ToldAbove } from '../kit/side-page.tsx';
import { useRegistry } from './registry.ts';
import { usePlacedLink } from './use-place.ts';

/** An alarm at a site that the screen is not about, with the way there. */
const Elsewhere = ({ link, onGo }: { readonly link: LinkedSite; readonly onGo: () => void }) => (
  <Notice tone="alarm">
    <div>
      <b>{`Alarm at ${link.siteName}`}</b>
      <p>{link.address}</p>
      <TextLink>
        <Link to={`/msa/summary?sn=${link.siteNum}`} onClick={onGo}>
          {`Show ${link.siteName}`}
        </Link>
      </TextLink>
    </div>
  </Notice>
);

/**
 * Says above every screen of a customer which of their other sites are in alarm: whoever looks at one that is watched must
 * not believe that all are well (domain guide 6.7). The region is there before anything happens, so that it is heard.
 */
export const AlarmsElsewhere = observer(() => {
  const { links, link } = usePlacedLink();
  const { mayChange } = useRegistry().create('session').limits;
  const alarmed = alarmedElsewhere(links.shown?.links ?? [], link?.siteNum ?? null);
  const notices = alarmed.map((one) => (
    <Elsewhere
      key={one.siteNum}
      link={one}
      onGo={() => {
        if (mayChange) void links.switchTo(one.siteNum);
      }}
    />
  ));
  return <div role="alert">{alarmed.length > 0 && <ToldAbove>{notices}</ToldAbove>}</div>;
});
