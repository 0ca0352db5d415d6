import type { ComponentProps, ComponentType, ReactNode, SVGProps } from 'react';
import { PickBox } from '../kit/data-list/pick-box.tsx';
import { eachState, row } from '../kit/looks.ts';
import { column, wrapping } from '../kit/portal-looks.ts';
import { styled } from '../kit/styled.ts';
import type { State } from '../kit/theme/colors.ts';

const Item = styled('li', {
  base: {
    borderTop: 'subtle',
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignItems: 'center',
    '&[data-picks]': { gridTemplateColumns: 'auto minmax(0, 1fr)' },
    '&[data-picks] > [role=checkbox]': { marginInlineStart: '3' },
    '&[data-picks] > [aria-expanded]': { paddingInlineStart: '2' },
    '&:has(> [aria-expanded=true])': { background: 'accent.subtle' },
    // Of a list of thousands the browser lays out only what is in sight.
    '&:not(:has([aria-expanded=true]))': {
      contentVisibility: 'auto',
      containIntrinsicSize: 'auto 53px',
    },
  },
});

const Head = styled('button', {
  base: {
    display: 'grid',
    gridTemplateColumns: '20px minmax(0, 1fr) auto',
    columnGap: '3',
    alignItems: 'center',
    width: '100%',
    minHeight: '52px',
    padding: '8px 16px',
    textAlign: 'start',
    color: 'fg.default',
    _hover: { background: 'bg.subtle' },
    _focusVisible: { outlineOffset: '-2px' },
    '& > svg': { boxSize: '20px', gridRow: '1 / 3' },
  },
  variants: { tone: eachState((state) => ({ '& > svg': { color: `state.${state}.solid` } })) },
});
const Title = styled('b', {
  base: {
    fontWeight: '600',
    truncate: true,
    '@media (max-width: 22.5rem)': { whiteSpace: 'normal' },
  },
});
const Since = styled('time', {
  base: { textStyle: 'small', color: 'fg.muted', whiteSpace: 'nowrap' },
});
const Text = styled('small', {
  base: { gridColumn: '2 / -1', textStyle: 'small', color: 'fg.muted', truncate: true },
});
const Body = styled('div', {
  base: {
    gridColumn: '1 / -1',
    '&:not([data-lists])': { ...column('3'), padding: '12px 16px 16px' },
    // The items of one site are set off from the other sites by a line at the left.
    '&[data-lists]': { borderInlineStart: '3px solid', borderColor: 'border.default' },
    background: 'bg.subtle',
    overflowWrap: 'anywhere',
  },
});

/** The line above the items: the checkbox for all of them, their number, and at the end a button. */
export const ListHead = styled('div', {
  base: {
    ...row('3'),
    padding: '8px 16px 8px 12px',
    borderTop: 'subtle',
    textStyle: 'small',
    color: 'fg.muted',
    '& > :last-child': { marginInlineStart: 'auto' },
  },
});

/** Layout of the buttons below a work item. */
export const WorkActions = styled('div', { base: { ...wrapping('2'), alignItems: 'center' } });

/** One line of text with a small icon before it. */
export const WorkFact = styled('p', {
  base: { ...row('2'), textStyle: 'small', color: 'fg.muted', '& > svg': { boxSize: '16px' } },
});

interface WorkItemProps {
  /** Identifies the line in the page. A line for several items of one site also has the site's number. */
  readonly line: string;
  readonly site?: number;
  /** The checkbox that selects the item. Absent if the user may not act on it. */
  readonly pick?: ComponentProps<typeof PickBox> | undefined;
  readonly tone: State;
  readonly icon: ComponentType<SVGProps<SVGSVGElement>>;
  /** The item's type, its site, and since when the item exists. */
  readonly title: string;
  readonly text: string;
  readonly since: string;
  readonly open: boolean;
  readonly id: string;
  readonly onToggle: () => void;
  /** Content shown while the item is open. */
  readonly children: ReactNode;
}

/** An item of a work list with its actions, or a site with its items, while it is open. */
export const WorkItem = ({
  icon: Icon,
  id,
  open,
  title,
  text,
  since,
  tone,
  line,
  site,
  pick,
  onToggle,
  children,
}: WorkItemProps) => {
  return (
    <Item data-line={line} data-site={site} data-picks={pick && ''}>
      {pick !== undefined && <PickBox {...pick} />}
      <Head
        type="button"
        tone={tone}
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={onToggle}
      >
        <Icon aria-hidden />
        <Title>{title}</Title>
        <Since>{since}</Since>
        <Text>{text}</Text>
      </Head>
      {open && (
        <Body id={id} data-lists={site === undefined ? undefined : ''}>
          {children}
        </Body>
      )}
    </Item>
  );
};
