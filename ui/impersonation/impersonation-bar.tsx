import EyeIcon from '@heroicons/react/20/solid/EyeIcon';
import { observer } from 'mobx-react-lite';
import { useNavigate } from 'react-router-dom';
import { HiddenText } from '../kit/hidden-text.tsx';
import { styled } from '../kit/styled.ts';
import { useModel } from '../shell/use-model.ts';

const Bar = styled('section', {
  base: {
    position: 'sticky',
    top: '0',
    zIndex: '90',
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '3',
    height: '44px',
    px: '4',
    background: 'state.alarm.solid',
    color: 'state.alarm.on',
    textStyle: 'body',
    '& > svg': { flexShrink: '0', width: '20px', height: '20px' },
    '& > p': {
      display: 'flex',
      minWidth: '0',
      gap: '3',
      whiteSpace: 'nowrap',
      fontVariantNumeric: 'tabular-nums',
      '& b': { fontWeight: '600' },
      '& > [data-who]': { minWidth: '0', overflow: 'hidden', textOverflow: 'ellipsis' },
    },
    '@media (max-width: 640px)': {
      gap: '2',
      px: '2',
      textStyle: 'small',
      '& > p': { gap: '1.5' },
      '& [data-wide]': {
        position: 'absolute',
        width: '1px',
        height: '1px',
        overflow: 'hidden',
        clipPath: 'inset(50%)',
      },
    },
    '@media print': { display: 'none' },
  },
});
const End = styled('button', {
  base: {
    flexShrink: '0',
    height: '32px',
    px: '3',
    borderRadius: 'sm',
    // White in both themes, and so is its ring: the theme's own are lost on red.
    background: 'state.alarm.on',
    color: 'state.alarm.solid',
    textStyle: 'label',
    fontSize: '13px',
    '&:hover': { textDecoration: 'underline' },
    _focusVisible: { outline: '2px solid', outlineColor: 'state.alarm.on', outlineOffset: '2px' },
    '@media (pointer: coarse)': { height: '44px' },
  },
});
const Frame = styled('div', {
  base: {
    position: 'fixed',
    inset: '0',
    zIndex: '90',
    border: '4px solid',
    borderTop: '0',
    borderColor: 'state.alarm.solid',
    pointerEvents: 'none',
    '@media print': { display: 'none' },
  },
});

/** Says at all times that a staff member sees the portal as somebody else, and gives the way back (kit README §7 "Impersonation"). */
export const ImpersonationBar = observer(() => {
  const model = useModel('impersonation');
  const navigate = useNavigate();
  if (!model.running) return null;
  const end = async (): Promise<void> => {
    if (await model.end()) await navigate('/support');
  };
  return (
    <>
      <Bar aria-label="Viewing as a user">
        <EyeIcon aria-hidden />
        <p>
          <span data-who="">
            <span data-wide="">Viewing as </span>
            <b>{model.name}</b>
            {model.whose !== null && <span data-wide=""> ({model.whose})</span>}
          </span>
          <span aria-hidden>·</span>
          <b>{model.modeWords}</b>
          <span aria-hidden>·</span>
          <span role="timer">
            <b>{model.clockWords}</b> left
          </span>
        </p>
        <End type="button" aria-busy={model.ending} onClick={() => void end()}>
          End
          <HiddenText> viewing as {model.name}</HiddenText>
        </End>
        <HiddenText role="status">{model.announcement}</HiddenText>
      </Bar>
      <Frame data-impersonation-frame="" />
    </>
  );
});
