import { Link } from 'react-router-dom';
import type { StaffHome } from '#core/home/home.schema.ts';
import { Card } from '../kit/card.tsx';
import { FigureList } from '../kit/facts.tsx';
import { Grid } from '../kit/grid.ts';
import { Row } from '../kit/stack.ts';
import { TextLink } from '../kit/links.ts';

interface CountedProps {
  readonly title: string;
  readonly figures: readonly (readonly [name: string, value: number])[];
  readonly to: string;
  readonly link: string;
}

const Counted = ({ title, figures, to, link }: CountedProps) => (
  <Card title={title}>
    <FigureList figures={figures} />
    <Row as="p" above={3}>
      <TextLink>
        <Link to={to}>{link}</Link>
      </TextLink>
    </Row>
  </Card>
);

/** The counted cards this person has a right for, most urgent first (domain guide 6.19). */
export const CountedCards = ({
  home: { logins, impersonations, intake, news },
  mayReadRecord,
}: {
  readonly home: StaffHome;
  readonly mayReadRecord: boolean;
}) => {
  const cards: readonly (CountedProps | null)[] = [
    logins && {
      title: 'Sign-ins',
      figures: [
        ['Failed, 24 hours', logins.failed24h],
        ['Waiting now', logins.waiting],
      ],
      to: mayReadRecord ? '/support?tab=audit&operation=login&result=refused' : '/support',
      link: mayReadRecord ? 'Refused sign-ins in the record' : 'Find a user',
    },
    impersonations && {
      title: 'Impersonations',
      figures: [['Open now', impersonations.open]],
      to: '/support?tab=sessions',
      link: 'Sessions',
    },
    intake && {
      title: 'Inbox',
      figures: [
        ['New bugs', intake.newBugs],
        ['New feedback', intake.newFeedback],
      ],
      to: '/support?tab=intake',
      link: 'Bug reports & feedback',
    },
    news && {
      title: 'News',
      figures: [
        ['Live', news.live],
        ['Future', news.future],
      ],
      to: '/news/setup',
      link: 'News setup',
    },
  ];
  const shown = cards.filter((card) => card !== null);
  return shown.length === 0 ? null : (
    <Grid columns="counts" gap={4} phoneGap={3}>
      {shown.map((card) => (
        <Counted key={card.title} {...card} />
      ))}
    </Grid>
  );
};
