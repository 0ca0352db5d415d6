import { Link } from 'react-router-dom';
import type { ReactNode } from 'react';
import type { StaffHome } from '#core/home/home.schema.ts';
import { Button } from '../kit/button.tsx';
import { Card } from '../kit/card.tsx';
import { styled } from '../kit/styled.ts';
import { StatusNotice } from '../login/status-notice.tsx';

const Grid = styled('div', {
  base: {
    display: 'grid',
    gap: '4',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(240px, 100%), 1fr))',
    '@media (max-width: 640px)': { gap: '3' },
  },
});
const Figures = styled('dl', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '8px 32px',
    '& dd': { textStyle: 'figure' },
    '& dt': { textStyle: 'small', color: 'fg.muted' },
    '& > div': { display: 'flex', flexDirection: 'column-reverse' },
  },
});
const Behind = styled('p', {
  base: {
    marginTop: '3',
    '& > a': {
      display: 'inline-flex',
      alignItems: 'center',
      minHeight: '32px',
      textStyle: 'label',
      color: 'accent.fg',
      '&:hover': { textDecoration: 'underline' },
      '@media (pointer: coarse)': { minHeight: '44px' },
    },
  },
});
const Quiet = styled('p', { base: { color: 'fg.muted' } });

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
    <Figures>
      {figures.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </Figures>
    {to !== undefined && (
      <Behind>
        <Link to={to}>{link}</Link>
      </Behind>
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
      <Quiet>No banner is shown. The sign-in screen carries no notice at the moment.</Quiet>
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
  return cards.length === 0 ? null : <Grid>{cards}</Grid>;
};
