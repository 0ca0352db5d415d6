import CheckCircleIcon from '@heroicons/react/16/solid/CheckCircleIcon';
import InformationCircleIcon from '@heroicons/react/16/solid/InformationCircleIcon';
import MinusCircleIcon from '@heroicons/react/16/solid/MinusCircleIcon';
import { HiddenText } from '../kit/hidden-text.tsx';
import { row } from '../kit/looks.ts';
import { styled } from '../kit/styled.ts';

const List = styled('ul', {
  base: { display: 'grid', gap: '1', textStyle: 'small', color: 'fg.muted' },
});
const Line = styled('li', {
  base: {
    ...row('2'),
    '& > svg': { boxSize: '16px', color: 'fg.subtle' },
  },
  variants: {
    met: { true: { color: 'state.ok.fg', '& > svg': { color: 'state.ok.solid' } } },
  },
});

/** One requirement. `met` is null if only the server can check the requirement. */
export interface ChecklistLine {
  readonly id: string;
  readonly label: string;
  readonly met: boolean | null;
}

interface ChecklistProps {
  readonly label: string;
  readonly unchecked: string;
  readonly lines: readonly ChecklistLine[];
}

/** Lists requirements, each with a mark once it is met. `unchecked` is the text for requirements whose `met` is null. */
export const Checklist = ({ label, unchecked, lines }: ChecklistProps) => (
  <List aria-label={label}>
    {lines.map((line) => (
      <Line key={line.id} met={line.met === true}>
        {line.met === null && <InformationCircleIcon aria-hidden />}
        {line.met === true && <CheckCircleIcon aria-hidden />}
        {line.met === false && <MinusCircleIcon aria-hidden />}
        <span>
          {line.label}
          {line.met !== null && <HiddenText>{line.met ? ', met' : ', not met yet'}</HiddenText>}
          {line.met === null && ` (${unchecked})`}
        </span>
      </Line>
    ))}
  </List>
);
