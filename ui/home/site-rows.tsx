import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Card } from '../kit/card.tsx';
import { LinkName, LinkNote, LinkRows, LinkState, TextLink } from '../kit/links.ts';

/** A row of a small card: a site, what is said of it, and a word at the end. */
export interface SiteRow {
  readonly key: string;
  readonly to: string;
  readonly icon: ReactNode;
  readonly name: string;
  readonly text: string;
  readonly end: ReactNode;
}

/** A few sites as links, and the way to all of them; absent where there are none. */
export const SiteRows = ({
  title,
  count,
  all,
  rows,
}: {
  readonly title: string;
  readonly count: number;
  /** The list behind it, and what that is called. */
  readonly all: { readonly to: string; readonly text: string };
  readonly rows: readonly SiteRow[];
}) =>
  rows.length === 0 ? null : (
    <Card
      title={title}
      count={count}
      inset={false}
      actions={
        <TextLink size="sm">
          <Link to={all.to}>{all.text}</Link>
        </TextLink>
      }
    >
      <LinkRows>
        {rows.map(({ key, to, icon, name, text, end }) => (
          <li key={key}>
            <Link data-link="" to={to}>
              {icon}
              <LinkName>{name}</LinkName>
              <LinkNote>{text}</LinkNote>
              <LinkState>{end}</LinkState>
            </Link>
          </li>
        ))}
      </LinkRows>
    </Card>
  );
