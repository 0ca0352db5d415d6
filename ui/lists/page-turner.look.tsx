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
    height: '32px',
    px: '2',
    ...controlBox,
    color: 'fg.default',
    '@media (pointer: coarse)': { height: '44px', ...underFingers },
  },
});

const Ways = styled('div', { base: { display: 'flex', gap: '1' } });

/** Where one stands: "1–25 of 412". */
const standing = (range: string, total: number, more: boolean) => (
  <span role="status">
    {range} of {total.toLocaleString('en-US')}
    {more && ' and more'}
  </span>
);

interface ShownRowsProps {
  readonly shown: number;
  readonly total: number;
  /** There are more than `total` says. */
  readonly more: boolean;
  readonly problem: string | null;
  readonly onAgain: () => void;
  /** The way back to numbered pages, where there are some. */
  readonly onPages?: () => void;
}

/** The foot of a list that scrolls: how much of it is here, and why the rest did not come. */
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
        Turn pages
      </LinkButton>
    )}
    {standing(shown.toLocaleString('en-US'), total, more)}
  </Bar>
);

export interface PageTurnerProps<Size extends number> {
  /** What is paged, e.g. "Pages of the audit log". */
  readonly label: string;
  /** Rows before this page, and on it. */
  readonly offset: number;
  readonly shown: number;
  readonly total: number;
  /** There are more than `total` says. */
  readonly more?: boolean;
  readonly size: Size;
  readonly sizes: readonly Size[];
  /** The one of them that scrolls instead. */
  readonly scrolled?: Size | undefined;
  readonly onSize: (size: Size) => void;
  /** Absent at the ends. */
  readonly onBack?: (() => void) | undefined;
  readonly onForward?: (() => void) | undefined;
}

/** The foot of a paged list: rows a page, where one stands, and the ways on (domain guide 5.5). Ours: Chakra's adds 7.9 kB for two buttons (kit README §9). */
export const PageTurner = <Size extends number>(props: PageTurnerProps<Size>) => {
  const { label, offset, shown, total, more = false, size, sizes, onSize } = props;
  const buttons = [
    ['Previous page', ChevronLeftIcon, props.onBack],
    ['Next page', ChevronRightIcon, props.onForward],
  ] as const;
  return (
    <Bar aria-label={label}>
      <Sizes>
        Rows a page
        <Size
          value={size}
          onChange={({ currentTarget }) => {
            const chosen = sizes.find((one) => String(one) === currentTarget.value);
            if (chosen !== undefined) onSize(chosen);
          }}
        >
          {sizes.map((one) => (
            <option key={one} value={one}>
              {one === props.scrolled ? 'All, scrolled' : one}
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
