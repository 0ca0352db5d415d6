import XMarkIcon from '@heroicons/react/16/solid/XMarkIcon';
import { HiddenText } from '../kit/hidden-text.tsx';
import { LinkButton } from '../kit/link-button.tsx';
import { inlineRow } from '../kit/looks.ts';
import { wrapping } from '../kit/portal-looks.ts';
import { styled } from '../kit/styled.ts';

const Row = styled('div', {
  base: {
    ...wrapping('2'),
    alignItems: 'center',
    '& > [data-chip]': {
      ...inlineRow('1.5'),
      maxWidth: '100%',
      minHeight: '32px',
      padding: '0 8px 0 10px',
      border: '1px solid',
      borderColor: 'accent.fg',
      borderRadius: 'sm',
      background: 'accent.subtle',
      color: 'accent.fg',
      textStyle: 'small',
      fontWeight: '600',
      textAlign: 'start',
      overflowWrap: 'anywhere',
      '&:hover': { background: 'bg.muted' },
      '& > svg': { boxSize: '16px', flexShrink: '0' },
      '@media (pointer: coarse)': { minHeight: '44px' },
    },
  },
});

/** The chip of an active filter. */
export interface FilterChip {
  readonly name: string;
  readonly text: string;
}

interface FilterChipsProps {
  readonly chips: readonly FilterChip[];
  readonly onRemove: (name: string) => void;
  /** Called to clear all filters. */
  readonly onClear: () => void;
}

/** Shows the active filters of a list; pressing a chip removes its filter (domain guide 5.5). Not rendered without filters. */
export const FilterChips = ({ chips, onRemove, onClear }: FilterChipsProps) =>
  chips.length === 0 ? null : (
    <Row role="group" aria-label="Active filters">
      {chips.map(({ name, text }) => (
        <button key={name} type="button" data-chip="" onClick={() => onRemove(name)}>
          <span>
            <HiddenText>Remove filter </HiddenText>
            {text}
          </span>
          <XMarkIcon aria-hidden />
        </button>
      ))}
      <LinkButton size="sm" onClick={onClear}>
        Clear filters
      </LinkButton>
    </Row>
  );
