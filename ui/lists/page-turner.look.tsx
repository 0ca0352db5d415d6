import { grouped } from '#core/kernel/counted.rule.ts';
import ChevronLeftIcon from '@heroicons/react/20/solid/ChevronLeftIcon';
import ChevronRightIcon from '@heroicons/react/20/solid/ChevronRightIcon';
import { IconButton } from '../kit/icon-button.tsx';
import { LinkButton } from '../kit/link-button.tsx';
import { controlBox, row, underFingers } from '../kit/looks.ts';
import { wrapping } from '../kit/portal-looks.ts';
import { styled } from '../kit/styled.ts';

const Bar = styled('nav', {
  base: {
    ...wrapping('8px 16px'),
    alignItems: 'center',
    justifyContent: 'flex-end',
    minHeight: '48px',
    padding: '4px 16px',
    borderTop: 'subtle',
    textStyle: 'small',
    color: 'fg.muted',
  },
});

const Sizes = styled('label', { base: { ...row('2'), marginInlineEnd: 'auto' } });

const Size = styled('select', {
  base: {
    height: '2rem',
    px: '2',
    ...controlBox,
    color: 'fg.default',
    '@media (pointer: coarse)': { height: '2.75rem', ...underFingers },
  },
});

const Ways = styled('div', { base: { display: 'flex', gap: '1' } });

/** Renders the range of displayed rows: "1–25 of 412". */
const standing = (range: string, total: number, more: boolean) => (
  <span role="status">
    {range} of {grouped(total)}
    {more && ' and more'}
  </span>
);

interface ShownRowsProps {
  readonly shown: number;
  readonly total: number;
  /** True if the list has more rows than `total`, which is capped. */
  readonly more: boolean;
  readonly problem: string | null;
  readonly onAgain: () => void;
  /** Returns to numbered pages; absent if the list has none. */
  readonly onPages?: () => void;
}

/** The footer of a scrolling list: how many rows are loaded, and why the next page failed to load. */
export const ShownRows = ({ shown, total, more, problem, onAgain, onPages }: ShownRowsProps) => (
  <Bar as="div">
    {problem !== null && (
      <>
        <span role="alert">{problem}</span>
        <LinkButton size="sm" onClick={onAgain}>
          Try again
        </LinkButton>
      </>
    )}
    {onPages !== undefined && (
      <LinkButton size="sm" onClick={onPages}>
        Show pages
      </LinkButton>
    )}
    {standing(grouped(shown), total, more)}
  </Bar>
);

export interface PageTurnerProps<Size extends number> {
  /** The accessible name, such as "Pages of the audit log". */
  readonly label: string;
  /** The number of rows before this page; `shown` is the number of rows on this page. */
  readonly offset: number;
  readonly shown: number;
  readonly total: number;
  /** True if the list has more rows than `total`, which is capped. */
  readonly more?: boolean;
  readonly size: Size;
  readonly sizes: readonly Size[];
  /** The page size option that stands for scrolling instead of pages. */
  readonly scrolled?: Size | undefined;
  readonly onSize: (size: Size) => void;
  /** Undefined on the first page; `onForward` is undefined on the last page. */
  readonly onBack?: (() => void) | undefined;
  readonly onForward?: (() => void) | undefined;
}

/**
 * The footer of a paged list: rows per page, range of displayed rows, and page buttons (domain guide 5.5). Chakra's
 * pagination would add 7.9 kB (kit README §9).
 */
export const PageTurner = <Size extends number>(props: PageTurnerProps<Size>) => {
  const { label, offset, shown, total, more = false, size, sizes, onSize } = props;
  const buttons = [
    ['Previous page', ChevronLeftIcon, props.onBack],
    ['Next page', ChevronRightIcon, props.onForward],
  ] as const;
  return (
    <Bar aria-label={label}>
      <Sizes>
        Rows per page
        <Size
          value={size}
          onChange={({ currentTarget }) => {
            const chosen = sizes.find((one) => String(one) === currentTarget.value);
            if (chosen !== undefined) onSize(chosen);
          }}
        >
          {sizes.map((one) => (
            <option key={one} value={one}>
              {one === props.scrolled ? 'All (scroll)' : one}
            </option>
          ))}
        </Size>
      </Sizes>
      {standing(shown === 0 ? '0' : `${offset + 1}–${offset + shown}`, total, more)}
      <Ways>
        {buttons.map(([name, Icon, onPress]) => (
          <IconButton
            key={name}
            size="sm"
            label={name}
            disabled={onPress === undefined}
            onClick={onPress}
          >
            <Icon />
          </IconButton>
        ))}
      </Ways>
    </Bar>
  );
};
