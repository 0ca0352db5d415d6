import { row } from '../kit/looks.ts';
import { column } from '../kit/portal-looks.ts';
import { styled } from '../kit/styled.ts';

const Steps = styled('ol', {
  base: {
    ...column('12px'),
    padding: '4',
    counterReset: 'step',
  },
});
const Step = styled('li', {
  base: {
    ...row('3'),
    counterIncrement: 'step',
    '&::before': {
      content: 'counter(step)',
      flexShrink: '0',
      boxSize: '24px',
      border: 'control',
      borderRadius: 'full',
      textStyle: 'caption',
      lineHeight: '1.375rem',
      textAlign: 'center',
    },
    '&:first-child': { fontWeight: '600' },
    '&:first-child::before': {
      background: 'state.info.solid',
      borderColor: 'state.info.solid',
      color: 'state.info.on',
    },
  },
});

/** Lists the next steps, of which the first is under way. */
export const NextSteps = ({ steps }: { readonly steps: readonly string[] }) => (
  <Steps>
    {steps.map((step) => (
      <Step key={step}>
        <span>{step}</span>
      </Step>
    ))}
  </Steps>
);
