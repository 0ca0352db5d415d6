import CheckCircleIcon from '@heroicons/react/16/solid/CheckCircleIcon';
import InformationCircleIcon from '@heroicons/react/16/solid/InformationCircleIcon';
import MinusCircleIcon from '@heroicons/react/16/solid/MinusCircleIcon';
import type { PasswordRequirement } from '#core/login/password-requirements.rule.ts';
import { HiddenText } from '#ui/kit/hidden-text.tsx';
import { styled } from '../../kit/styled.ts';

const List = styled('ul', {
  base: { display: 'grid', gap: '1', textStyle: 'small', color: 'fg.muted' },
});
const Line = styled('li', {
  base: {
    display: 'flex',
    gap: '2',
    alignItems: 'center',
    '& > svg': { width: '16px', height: '16px', color: 'fg.subtle' },
  },
  variants: {
    met: { true: { color: 'state.ok.fg', '& > svg': { color: 'state.ok.solid' } } },
  },
});

/** What a new password must be, each line marked once it is met; what only the server knows is said, not judged. */
export const PasswordRequirements = ({
  requirements,
}: {
  readonly requirements: readonly PasswordRequirement[];
}) => (
  <List aria-label="Password requirements">
    {requirements.map(({ id, label, met }) => (
      <Line key={id} met={met === true}>
        {met === null && <InformationCircleIcon aria-hidden />}
        {met === true && <CheckCircleIcon aria-hidden />}
        {met === false && <MinusCircleIcon aria-hidden />}
        <span>
          {label}
          {met !== null && <HiddenText>{met ? ', met' : ', not met yet'}</HiddenText>}
          {met === null && ' (checked when you save)'}
        </span>
      </Line>
    ))}
  </List>
);
