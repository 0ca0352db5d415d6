import { observer } from 'mobx-react-lite';
import { untakenOf, type Untaken } from '#core/navigation/read-place.rule.ts';
import type { SessionView } from '#core/session/session-view.schema.ts';
import { APPLICATIONS } from '#core/permission/application.schema.ts';
import { Notice } from '../kit/notice.tsx';
import { NoticesAbove } from './notices-above.look.tsx';
import { useRegistry } from './registry.ts';
import { usePlace, usePlacedLink } from './use-place.ts';

const WORDS: Readonly<Record<Untaken, string>> = {
  group: 'This link is for a dealer that is not one of yours.',
  site: 'This link is for a site that is not linked to your account.',
  device: 'This link is for a device that is not at this site.',
};

const UnreachableNotice = ({
  words,
  instead,
}: {
  readonly words: Untaken;
  readonly instead: string | null;
}) => (
  <Notice tone="info" role="status" title={WORDS[words]}>
    {instead !== null && <p>{instead}</p>}
  </Notice>
);

const GroupNotice = observer(({ view }: { readonly view: SessionView }) => {
  const { active } = useRegistry().create('group');
  const unreachable = untakenOf(usePlace(), { user: view.user, links: null, activeSiteNum: null });
  if (unreachable.length === 0) return null;
  const instead =
    active === null ? null : `You are still in ${active.siteGroupNum} ${active.siteGroupName}.`;
  return (
    <NoticesAbove>
      <UnreachableNotice words="group" instead={instead} />
    </NoticesAbove>
  );
});

const SiteNotice = observer(({ view }: { readonly view: SessionView }) => {
  const place = usePlace();
  const { links, link } = usePlacedLink();
  const known = links.known?.links ?? null;
  const unreachable = untakenOf(place, {
    user: view.user,
    links: known === null ? null : [...known],
    activeSiteNum: link?.siteNum ?? null,
  });
  if (unreachable.length === 0) return null;
  return (
    <NoticesAbove>
      {unreachable.map((text) => (
        <UnreachableNotice
          key={text}
          words={text}
          instead={link === null ? null : `You are viewing ${link.siteName}.`}
        />
      ))}
    </NoticesAbove>
  );
});

/**
 * A notice above a screen that the person has no access to the group or site in the URL (spec §2.2, SECURITY.md T8). On a
 * dealer's site screen, the screen itself reports inaccessible sites and devices.
 */
export const PlaceNotice = observer(() => {
  const { view, complete } = useRegistry().create('session');
  if (view === null || !complete) return null;
  return view.user.applicationNum === APPLICATIONS.customer ? (
    <SiteNotice view={view} />
  ) : (
    <GroupNotice view={view} />
  );
});
