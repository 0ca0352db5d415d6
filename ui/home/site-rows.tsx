import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Card } from '../kit/card.tsx';
import { LinkName, LinkNote, LinkRows, LinkState, TextLink } from '../kit/links.ts';

/** A row of a short list: a site, a detail, and a label at the end. */
export interface SiteRow {
  readonly key: string;
  readonly to: string;
  readonly icon: ReactNode;
  readonly name: string;
  readonly text: string;
  readonly end: ReactNode;
}

/** A card with a few sites as links, and a link to the full list. Not rendered if there are no rows. */
export const SiteRows = ({
  title,
  count,
  all,
  rows,
}: {
  readonly title: string;
  readonly count: number;
  /** The path and link text of the full list. */
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
