import { observer } from 'mobx-react-lite';
import { APPLICATIONS } from '#core/session/user.schema.ts';
import { MakerLine } from '../kit/navigation.tsx';
import { usePageData } from './page-data.ts';
import { useRegistry } from './registry.ts';

/** Whose portal it is, where a dealer's looks hide it; customers see only their dealer (spec §2.4 "powered-by"). */
export const PoweredBy = observer(() => {
  const { view } = useRegistry().create('session');
  const { branding, configuration } = usePageData();
  const own = branding.headerLogoUrl !== null || branding.darkHeaderLogoUrl !== null;
  if (!own || view?.user.applicationNum !== APPLICATIONS.dealer) return null;
  return <MakerLine>Powered by {configuration.providerName}</MakerLine>;
});
