import BuildingOffice2Icon from '@heroicons/react/16/solid/BuildingOffice2Icon';
import CheckIcon from '@heroicons/react/20/solid/CheckIcon';
import ChevronUpDownIcon from '@heroicons/react/16/solid/ChevronUpDownIcon';
import { HiddenText } from '../kit/hidden-text.tsx';
import { controlBox, row } from '../kit/looks.ts';
import type { PopoverButton } from '../kit/popover.tsx';
import { styled } from '../kit/styled.ts';
import { Strong } from '../kit/text.ts';

const group = {
  ...row('2'),
  minWidth: '0',
  maxWidth: '280px',
  color: 'fg.default',
  textStyle: 'body',
  '& > svg': { boxSize: '16px', color: 'fg.muted' },
} as const;

const Plain = styled('span', { base: group });
const Cut = styled('span', { base: { truncate: true } });
const RowNumber = styled('b', { base: { fontWeight: '600', minWidth: '48px' } });

const Button = styled('button', {
  base: {
    ...group,
    width: '100%',
    height: '2.5rem',
    px: '3',
    ...controlBox,
    '&:hover, &[aria-expanded=true]': { background: 'bg.muted' },
    '& > svg:last-child': { marginInlineStart: 'auto' },
    '@media (max-width: 40rem)': { maxWidth: 'none' },
    '@media (max-width: 40rem), (pointer: coarse)': { height: '2.75rem' },
  },
});

const Row = styled('span', {
  base: {
    ...row('2'),
    minWidth: '0',
    flex: '1',
    '& > svg': { boxSize: '20px', marginInlineStart: 'auto', color: 'accent.fg' },
  },
});

export interface Numbered {
  readonly number: number | string;
  readonly name: string;
}

const Name = ({ of, none }: { readonly of: Numbered | null; readonly none: string }) => (
  <>
    <BuildingOffice2Icon aria-hidden />
    {of === null ? (
      <Cut>{none}</Cut>
    ) : (
      <>
        <Strong>{of.number}</Strong>
        <Cut>{of.name}</Cut>
      </>
    )}
  </>
);

/** Number and name side by side. The name is truncated on narrow screens. */
export const NumberedName = ({ of }: { readonly of: Numbered }) => (
  <Plain>
    <Name of={of} none="" />
  </Plain>
);

interface NumberedButtonProps {
  readonly of: Numbered | null;
  /** Text shown while no item is chosen. */
  readonly none: string;
  /** Text for screen readers before the name. */
  readonly label: string;
  readonly wear: PopoverButton;
}

/** A button that shows the chosen item and opens the list. */
export const NumberedButton = ({ of, none, label, wear }: NumberedButtonProps) => (
  <Button type="button" {...wear}>
    <HiddenText>{label} </HiddenText>
    <Name of={of} none={none} />
    <ChevronUpDownIcon aria-hidden />
  </Button>
);

interface NumberedRowProps {
  readonly of: Numbered;
  readonly current: boolean;
}

/** A choice in the list. The current choice has a check mark. */
export const NumberedRow = ({ of, current }: NumberedRowProps) => (
  <Row>
    <RowNumber>{of.number}</RowNumber>
    <Cut>{of.name}</Cut>
    {current && <CheckIcon aria-label="Current" />}
  </Row>
);
