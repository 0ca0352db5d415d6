import LockClosedIcon from '@heroicons/react/20/solid/LockClosedIcon';
import EyeIcon from '@heroicons/react/20/solid/EyeIcon';
import type { ElementType, ReactNode, SVGProps } from 'react';
import { Link } from 'react-router-dom';
import { MODE_TEXT } from '#core/impersonation/impersonation-list.ts';
import { personPath } from '#core/support/person-path.rule.ts';
import type { SupportOverview } from '#core/support/support-overview.schema.ts';
import type { SupportedUser } from '#core/support/supported-users.schema.ts';
import { groupsLine } from '#core/support/diagnostics-of.rule.ts';
import { Card } from '../kit/card.tsx';
import { formatMoment, readerZone } from '../kit/format-time.ts';
import { LinkName, LinkNote, LinkRows, LinkState } from '../kit/links.ts';
import { Text } from '../kit/text.ts';

const moment = (at: string): string => formatMoment(at, new Date().toISOString(), readerZone());

/** A card with a list of people, and a text if the list is empty. */
export const SupportCard = ({
  title,
  none,
  children,
}: {
  readonly title: string;
  /** Text shown if the list is empty. */
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

/** A person in a list, whose name links to the person's page. The text after the name says why the person is listed. */
export const SupportPerson = ({
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
    <Link data-link="" to={personPath(id)}>
      <Icon aria-hidden />
      <LinkName>{name}</LinkName>
      <LinkNote>{words}</LinkNote>
      {children}
    </Link>
  </li>
);

/** Returns the person's group in short form, or the username without a group. */
export const groupOf = (user: SupportedUser): string => groupsLine(user, 1) || user.username;

/** The people who cannot sign in now. Those who can retry soonest are first. */
export const Waiting = ({ waiting }: Pick<SupportOverview, 'waiting'>) => (
  <SupportCard title="Locked people" none="Nobody waits after failed tries now.">
    {waiting.map((user) => (
      <SupportPerson
        key={user.accountId}
        id={user.accountId}
        icon={LockClosedIcon}
        name={user.name}
        words={groupOf(user)}
      >
        {user.waitsUntil !== null && <LinkState>{`opens ${moment(user.waitsUntil)}`}</LinkState>}
      </SupportPerson>
    ))}
  </SupportCard>
);

/** The running impersonations. Renders nothing without the right to see them. */
export const Impersonations = ({ visits }: Pick<SupportOverview, 'visits'>) =>
  visits === null ? null : (
    <SupportCard title="Running visits" none="Nobody of the staff views the portal as a user now.">
      {visits.map((impersonation) => (
        <SupportPerson
          key={impersonation.id}
          id={impersonation.subjectId}
          icon={EyeIcon}
          name={impersonation.subjectName}
          words={`${impersonation.actorName} · ${MODE_TEXT[impersonation.mode].toLowerCase()}`}
        >
          <LinkState>{`until ${moment(impersonation.endsAt)}`}</LinkState>
        </SupportPerson>
      ))}
    </SupportCard>
  );
