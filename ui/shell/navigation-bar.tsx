import { chakra } from '@chakra-ui/react';
import HomeIcon from '@heroicons/react/24/outline/HomeIcon';
import HomeSolidIcon from '@heroicons/react/24/solid/HomeIcon';
import { observer } from 'mobx-react-lite';
import { NavLink } from 'react-router-dom';
import { navigationFor } from '#core/navigation/navigation-for.rule.ts';
import { heldPermissions } from '#core/permission/has-permissions.rule.ts';
import { useRegistry } from './registry.ts';
import { OPEN_ENTRIES } from './screens.tsx';

const Bar = chakra('nav', {
  base: {
    position: 'sticky',
    top: '56px',
    height: 'calc(100dvh - 56px)',
    overflowY: 'auto',
    padding: '12px 8px',
    background: 'bg.nav',
    '@media (max-width: 640px)': { display: 'none' },
    '& a': {
      position: 'relative',
      display: 'flex',
      alignItems: 'center',
      gap: '3',
      height: '36px',
      px: '3',
      borderRadius: 'sm',
      color: 'fg.muted',
      textDecoration: 'none',
      '@media (pointer: coarse)': { height: '44px' },
      '&:hover': { background: 'bg.muted' },
      '& > svg': { width: '20px', height: '20px' },
      '& > [data-active]': { display: 'none' },
    },
    '& a[aria-current=page]': {
      background: 'bg.surface',
      color: 'fg.default',
      fontWeight: '600',
      boxShadow: 'control',
      'html.dark &': { background: 'bg.muted' },
      '&::before': {
        content: '""',
        position: 'absolute',
        insetInlineStart: '0',
        top: '6px',
        bottom: '6px',
        width: '3px',
        borderRadius: 'xs',
        background: 'accent.solid',
      },
      '& > svg': { color: 'accent.fg' },
      '& > [data-active]': { display: 'block' },
      '& > [data-idle]': { display: 'none' },
    },
    '@media (max-width: 1023px), (max-height: 767px)': {
      '& a': { height: '48px', px: '14px' },
      '& a > span': {
        position: 'absolute',
        width: '1px',
        height: '1px',
        overflow: 'hidden',
        clipPath: 'inset(50%)',
      },
    },
  },
});

/** The entries of this person whose screens exist (spec §2.2); narrow or low windows show icons alone. */
export const NavigationBar = observer(() => {
  const { view } = useRegistry().create('session');
  if (view === null) return null;
  const group = view.user.allowedDealers.find((d) => d.siteGroupNum === view.siteGroupNum);
  const items = navigationFor({
    application: view.user.applicationNum,
    permissions: heldPermissions(view.user),
    answeringServiceEnabled: group?.answeringServiceEnabled ?? false,
    beta: view.requirements.betaUser,
    impersonating: false,
    open: OPEN_ENTRIES,
  });
  return (
    <Bar aria-label="Main">
      {items.map(
        ({ id, text, target }) =>
          target.to === 'route' && (
            <NavLink key={id} to={target.url} title={text}>
              <HomeIcon data-idle="" aria-hidden />
              <HomeSolidIcon data-active="" aria-hidden />
              <span>{text}</span>
            </NavLink>
          ),
      )}
    </Bar>
  );
});
