import { useEffect, useState, type MouseEvent } from 'react';
import { row } from '../../kit/looks.ts';
import { sideways } from '../../kit/portal-looks.ts';
import { styled } from '../../kit/styled.ts';

const List = styled('nav', {
  base: {
    position: 'sticky',
    top: 'calc(var(--header) + var(--visit, 0px) + var(--pinned-head, 164px) + 20px)',
    alignSelf: 'start',
    '& [data-entry]': {
      ...row('2'),
      justifyContent: 'space-between',
      minHeight: '30px',
      px: '3',
      borderInlineStart: '2px solid',
      borderColor: 'border.default',
      color: 'fg.muted',
      '&:hover': { color: 'fg.default', background: 'bg.muted' },
      '@media (pointer: coarse)': { minHeight: '44px' },
    },
    '& [data-entry][aria-current]': {
      borderColor: 'accent.solid',
      color: 'fg.default',
      fontWeight: '600',
    },
    // Beside two columns of navigation there is no room for a third.
    '@media (max-width: 99.9375rem)': { display: 'none' },
    '@media (max-height: 35rem)': { position: 'static' },
    '@media print': { display: 'none' },
  },
});

const Strip = styled('nav', {
  base: {
    '@media (max-width: 40rem), (min-width: 100rem)': { display: 'none' },
    '@media print': { display: 'none' },
  },
});
const StripLinks = styled('ul', {
  base: {
    display: 'flex',
    gap: '4',
    ...sideways,
    '& > *': { flexShrink: '0' },
    '& [data-entry]': {
      ...row('1.5'),
      minHeight: '24px',
      textStyle: 'small',
      color: 'fg.muted',
      '&:hover': { color: 'fg.default', textDecoration: 'underline' },
      '&[aria-current]': {
        color: 'accent.fg',
        boxShadow: 'inset 0 -2px var(--p-colors-accent-solid)',
      },
      '&:focus-visible': { outlineOffset: '-2px' },
      '@media (pointer: coarse)': { minHeight: '44px' },
    },
  },
});

/** The count of items in a section. */
const SectionCount = styled('small', { base: { textStyle: 'small', color: 'fg.subtle' } });

export interface SectionEntry {
  readonly id: string;
  readonly title: string;
  readonly count?: number;
}

const visibleShare = (element: Element): number => {
  const { top, bottom } = element.getBoundingClientRect();
  return Math.min(bottom, innerHeight) - Math.max(top, 0);
};

/** Returns the id of the section being read: the first with the largest visible area. */
const useCurrent = (ids: string): string | undefined => {
  const [current, setCurrent] = useState<string | undefined>(() => ids.split(' ')[0]);
  useEffect(() => {
    const elements = ids.split(' ').flatMap((id) => document.getElementById(id) ?? []);
    const look = (): void => {
      const reading = elements.find((element) => element.getBoundingClientRect().bottom > 280);
      const atEnd = innerHeight + scrollY >= document.documentElement.scrollHeight - 2;
      const seen = atEnd && scrollY > 0 ? elements.findLast((e) => visibleShare(e) > 0) : reading;
      setCurrent(seen?.id);
    };
    look();
    addEventListener('scroll', look, { passive: true });
    return () => removeEventListener('scroll', look);
  }, [ids]);
  return current;
};

/** Scrolls to a section without changing the URL, which names the page's subject but no scroll position. */
const goTo = (id: string) => (event: MouseEvent) => {
  event.preventDefault();
  const section = document.getElementById(id);
  section?.scrollIntoView();
  section?.focus({ preventScroll: true });
};

const Entry = ({
  of: { id, title, count },
  current,
}: {
  readonly of: SectionEntry;
  readonly current: boolean;
}) => (
  <a
    data-entry=""
    href={`#${id}`}
    aria-current={current ? 'location' : undefined}
    onClick={goTo(id)}
  >
    {title}
    {count !== undefined && count > 0 && <SectionCount>{count}</SectionCount>}
  </a>
);

/** Links to the sections of a long page (kit README §6 "Section list"). */
export const SectionList = ({ entries }: { readonly entries: readonly SectionEntry[] }) => {
  const current = useCurrent(entries.map(({ id }) => id).join(' '));
  return (
    <List aria-label="Sections">
      <ul>
        {entries.map((entry) => (
          <li key={entry.id}>
            <Entry of={entry} current={entry.id === current} />
          </li>
        ))}
      </ul>
    </List>
  );
};

/** The same links in a line above the sections, where there is no room for the list beside them. Phones have neither. */
export const SectionStrip = ({ entries }: { readonly entries: readonly SectionEntry[] }) => {
  const current = useCurrent(entries.map(({ id }) => id).join(' '));
  return (
    <Strip aria-label="On this page">
      <StripLinks>
        {entries.map((entry) => (
          <li key={entry.id}>
            <Entry of={{ id: entry.id, title: entry.title }} current={entry.id === current} />
          </li>
        ))}
      </StripLinks>
    </Strip>
  );
};
