import { observer } from 'mobx-react-lite';
import { APPLICATIONS } from '#core/session/user.schema.ts';
import { styled } from '../kit/styled.ts';
import { usePageData } from '../login/page-data.ts';
import { useRegistry } from './registry.ts';

const Line = styled('p', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '1.5',
    marginTop: 'auto',
    padding: '16px 4px 4px 8px',
    textStyle: 'caption',
    color: 'fg.subtle',
    '& > svg': { width: '16px', height: '16px' },
  },
});

/** Whose portal it is, where a dealer's looks hide it; customers see only their dealer (spec §2.4 "powered-by"). */
export const PoweredBy = observer(() => {
  const { view } = useRegistry().create('session');
  const { branding, configuration } = usePageData();
  const own = branding.headerLogoUrl !== null || branding.darkHeaderLogoUrl !== null;
  if (!own || view?.user.applicationNum !== APPLICATIONS.dealer) return null;
  return (
    <Line>
      <svg viewBox="0 0 32 32" aria-hidden>
        <use href="#logo-mark" />
      </svg>
      Powered by {configuration.providerName}
    </Line>
  );
});
