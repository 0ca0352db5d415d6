import { Link } from 'react-router-dom';
import type { ReactNode } from 'react';
import type { StaffHome } from '#core/home/home.schema.ts';
import { Button } from '../kit/button.tsx';
import { Card } from '../kit/card.tsx';
import { FigureList } from '../kit/facts.tsx';
import { Grid } from '../kit/grid.ts';
import { Row } from '../kit/stack.ts';
import { Text } from '../kit/text.ts';
import { TextLink } from '../kit/text-link.tsx';
import { StatusNotice } from '../shell/status-notice.tsx';

const Counted = ({
  title,
  figures,
  to,
  link,
}: {
  readonly title: string;
  readonly figures: readonly (readonly [name: string, value: number])[];
  /** Absent where the place needs another right. */
  readonly to?: string | undefined;
  readonly link: string;
}) => (
  <Card title={title}>
    <FigureList figures={figures} />
    {to !== undefined && (
      <Row as="p" above={3}>
        <TextLink>
          <Link to={to}>{link}</Link>
        </TextLink>
      </Row>
    )}
  </Card>
);

/** The banner as the sign-in screen shows it, and the way to change it. */
export const BannerCard = ({
  banner,
  onEdit,
}: {
  readonly banner: NonNullable<StaffHome['banner']>;
  readonly onEdit: () => void;
}) => (
  <Card
    title="Status banner"
    actions={
      <Button size="sm" onClick={onEdit}>
        Banner Settings
      </Button>
    }
  >
    {banner.active ? (
      <StatusNotice banner={banner} />
    ) : (
      <Text tone="muted">
        No banner is shown. The sign-in screen carries no notice at the moment.
      </Text>
    )}
  </Card>
);

/** The counted cards this person has a right for, most urgent first (domain guide 6.19). */
export const CountedCards = ({
  home,
  mayReadRecord,
}: {
  readonly home: StaffHome;
  readonly mayReadRecord: boolean;
}) => {
  const { logins, impersonations, intake, news } = home;
  const cards: ReactNode[] = [];
  if (logins !== null)
    cards.push(
      <Counted
        key="logins"
        title="Sign-ins"
        figures={[
          ['Failed, 24 hours', logins.failed24h],
          ['Waiting now', logins.waiting],
        ]}
        to={mayReadRecord ? '/support?tab=audit&operation=login&result=refused' : '/support'}
        link={mayReadRecord ? 'Refused sign-ins in the record' : 'Find a user'}
      />,
    );
  if (impersonations !== null)
    cards.push(
      <Counted
        key="impersonations"
        title="Impersonations"
        figures={[['Open now', impersonations.open]]}
        to="/support?tab=sessions"
        link="Sessions"
      />,
    );
  if (intake !== null)
    cards.push(
      <Counted
        key="intake"
        title="Inbox"
        figures={[
          ['New bugs', intake.newBugs],
          ['New feedback', intake.newFeedback],
        ]}
        to="/support?tab=intake"
        link="Bug reports & feedback"
      />,
    );
  if (news !== null)
    cards.push(
      <Counted
        key="news"
        title="News"
        figures={[
          ['Live', news.live],
          ['Future', news.future],
        ]}
        to="/news/setup"
        link="News setup"
      />,
    );
  return cards.length === 0 ? null : (
    <Grid columns="counts" gap={4} phoneGap={3}>
      {cards}
    </Grid>
  );
};
