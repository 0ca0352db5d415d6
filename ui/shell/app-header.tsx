import { chakra } from '@chakra-ui/react';
import ArrowRightStartOnRectangleIcon from '@heroicons/react/20/solid/ArrowRightStartOnRectangleIcon';
import BuildingOffice2Icon from '@heroicons/react/16/solid/BuildingOffice2Icon';
import { observer } from 'mobx-react-lite';
import { Link, useNavigate } from 'react-router-dom';
import { Button } from '../kit/button.tsx';
import { Logo } from '../kit/logo.tsx';
import { ThemeToggle } from '../kit/theme-toggle.tsx';
import { usePageData } from '../login/page-data.ts';
import { useRegistry } from './registry.ts';

const Bar = chakra('header', {
  base: {
    position: 'sticky',
    top: '0',
    zIndex: '30',
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    height: '56px',
    px: '4',
    background: 'bg.surface',
    borderBottom: '1px solid',
    borderColor: 'border.default',
    // The logo's column is as wide as the navigation below it.
    '& > a': {
      minWidth: '0',
      borderRadius: 'xs',
      '@media (min-width: 1024px)': { flex: '0 0 216px' },
    },
    '& > [data-end]': {
      marginInlineStart: 'auto',
      display: 'flex',
      alignItems: 'center',
      gap: '3',
      flexShrink: '0',
    },
  },
});
const Group = chakra('span', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '2',
    minWidth: '0',
    color: 'fg.default',
    '& > svg': { width: '16px', height: '16px', color: 'fg.muted' },
    '& b': { fontWeight: '600' },
    '& > span': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
    '@media (max-width: 1023px)': { display: 'none' },
  },
});
const Person = chakra('span', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '2',
    textStyle: 'label',
    '& > i': {
      display: 'grid',
      placeItems: 'center',
      width: '32px',
      height: '32px',
      borderRadius: 'full',
      background: 'bg.inverse',
      color: 'fg.inverse',
      textStyle: 'caption',
      fontStyle: 'normal',
      fontWeight: '600',
    },
    '@media (max-width: 640px)': {
      '& > span': {
        position: 'absolute',
        width: '1px',
        height: '1px',
        overflow: 'hidden',
        clipPath: 'inset(50%)',
      },
    },
  },
});

/** Logo, whose group it is, who is signed in, theme and the way out; later entries find their room beside them. */
export const AppHeader = observer(() => {
  const session = useRegistry().create('session');
  const { branding, configuration } = usePageData();
  const { view } = session;
  const navigate = useNavigate();
  // Some addresses are open to everyone; whoever leaves there wants the form too.
  const leave = (): void => {
    void session.signOut();
    void navigate('/login', { replace: true });
  };
  const group = view?.user.allowedDealers.find((d) => d.siteGroupNum === view.siteGroupNum);
  return (
    <Bar>
      <Link to="/" aria-label="Home">
        <Logo
          name={branding.displayName ?? configuration.providerName}
          lightUrl={branding.headerLogoUrl}
          darkUrl={branding.darkHeaderLogoUrl}
          size="header"
        />
      </Link>
      {group !== undefined && (
        <Group>
          <BuildingOffice2Icon aria-hidden />
          <b>{group.siteGroupNum}</b>
          <span>{group.siteGroupName}</span>
        </Group>
      )}
      <div data-end="">
        <ThemeToggle />
        {view !== null && (
          <>
            <Person>
              <i aria-hidden>{view.user.initials}</i>
              <span>{view.user.name}</span>
            </Person>
            <Button
              size="sm"
              icon={<ArrowRightStartOnRectangleIcon width={16} height={16} />}
              onClick={leave}
            >
              Log Out
            </Button>
          </>
        )}
      </div>
    </Bar>
  );
});
