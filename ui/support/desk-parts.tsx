import LockClosedIcon from '@heroicons/react/20/solid/LockClosedIcon';
import EyeIcon from '@heroicons/react/20/solid/EyeIcon';
import type { ElementType, ReactNode, SVGProps } from 'react';
import { Link } from 'react-router-dom';
import { MODE_WORDS } from '#core/impersonation/visit-list.ts';
import { personPath } from '#core/support/support-address.rule.ts';
import type { SupportDesk } from '#core/support/support-place.schema.ts';
import type { SupportedUser } from '#core/support/support.schema.ts';
import { groupsLine } from '#core/support/user-words.rule.ts';
import { Card } from '../kit/card.tsx';
import { formatMoment, readerZone } from '../kit/format-time.ts';
import { LinkName, LinkNote, LinkRows, LinkState } from '../kit/links.ts';
import { Text } from '../kit/text.ts';

const moment = (at: string): string => formatMoment(at, new Date().toISOString(), readerZone());

/** One of the lists, with words for when there is nobody. */
export const DeskCard = ({
  title,
  none,
  children,
}: {
  readonly title: string;
  /** Stands there while there is nobody. */
  readonly none: string;
  readonly children: readonly ReactNode[];
}) => (
  <Card title={title} count={children.length} inset={false}>
    {children.length === 0 ? (
      <Text tone="muted" inset>
        {none}
      </Text>
    ) : (
      <LinkRows>{children}</LinkRows>
    )}
  </Card>
);

/** One person, whose name leads to their place; what stands behind it is why they are listed. */
export const DeskPerson = ({
  id,
  icon: Icon,
  name,
  words,
  children,
}: {
  readonly id: string;
  readonly icon: ElementType<SVGProps<SVGSVGElement>>;
  readonly name: string;
  readonly words: string;
  readonly children: ReactNode;
}) => (
  <li>
    <Link to={personPath(id)}>
      <Icon aria-hidden />
      <LinkName>{name}</LinkName>
      <LinkNote>{words}</LinkNote>
      {children}
    </Link>
  </li>
);

/** Where somebody belongs, in a few words. */
export const groupOf = (user: SupportedUser): string => groupsLine(user, 1) || user.username;

/** People who cannot sign in now, the one whose wait ends first on top. */
export const Waiting = ({ waiting }: Pick<SupportDesk, 'waiting'>) => (
  <DeskCard title="Locked people" none="Nobody waits after failed tries now.">
    {waiting.map((user) => (
      <DeskPerson
        key={user.accountId}
        id={user.accountId}
        icon={LockClosedIcon}
        name={user.name}
        words={groupOf(user)}
      >
        {user.waitsUntil !== null && <LinkState>{`opens ${moment(user.waitsUntil)}`}</LinkState>}
      </DeskPerson>
    ))}
  </DeskCard>
);

/** Visits of staff that run now; none without the right to see them. */
export const Visits = ({ visits }: Pick<SupportDesk, 'visits'>) =>
  visits === null ? null : (
    <DeskCard title="Running visits" none="Nobody of the staff views the portal as a user now.">
      {visits.map((visit) => (
        <DeskPerson
          key={visit.id}
          id={visit.subjectId}
          icon={EyeIcon}
          name={visit.subjectName}
          words={`${visit.actorName} · ${MODE_WORDS[visit.mode].toLowerCase()}`}
        >
          <LinkState>{`until ${moment(visit.endsAt)}`}</LinkState>
        </DeskPerson>
      ))}
    </DeskCard>
  );
