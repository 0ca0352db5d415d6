import EyeIcon from '@heroicons/react/24/outline/EyeIcon';
import EyeSlashIcon from '@heroicons/react/24/outline/EyeSlashIcon';
import { useState } from 'react';
import { control, FieldFrame } from './field-frame.tsx';
import { TextInput, type FieldProps } from './field.tsx';
import { IconButton } from './icon-button.tsx';
import { styled } from './styled.ts';

const Box = styled('div', {
  base: {
    position: 'relative',
    '& > input': { paddingInlineEnd: '48px' },
    '& > button': { position: 'absolute', insetInlineEnd: '2px', top: '50%', marginTop: '-20px' },
    '@media (pointer: coarse)': { '& > button': { marginTop: '-22px' } },
  },
});

/** A password with an eye that shows it; paste works, nothing else stands in the field. */
export const PasswordField = ({ label, help, error, counter, onChange, ...input }: FieldProps) => {
  const [shown, setShown] = useState(false);
  return (
    <FieldFrame id={input.id} label={label} help={help} error={error} counter={counter}>
      <Box>
        <TextInput
          {...input}
          {...control({ ...input, help, error, onChange })}
          type={shown ? 'text' : 'password'}
          autoCapitalize="none"
          spellCheck={false}
        />
        <IconButton
          label={shown ? 'Hide password' : 'Show password'}
          aria-controls={input.id}
          onClick={() => setShown(!shown)}
        >
          {shown ? <EyeSlashIcon /> : <EyeIcon />}
        </IconButton>
      </Box>
    </FieldFrame>
  );
};
