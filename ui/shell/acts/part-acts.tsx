import EllipsisHorizontalIcon from '@heroicons/react/20/solid/EllipsisHorizontalIcon';
import { BottomBar } from '../../kit/bottom-bar.tsx';
import { Button } from '../../kit/button.tsx';
import { IconButton } from '../../kit/icon-button.tsx';
import { MEDIA } from '../../kit/media.ts';
import { Menu } from '../../kit/menu.tsx';
import { useMedia } from '../../kit/use-size.ts';
import { actsInPlace, type Act, type Room } from './acts-in-place.rule.ts';

export interface PartActsProps {
  readonly acts: readonly Act[];
}

/** Returns how much room the window has for actions beside a title. */
export const useRoom = (): Room => {
  const phone = useMedia(MEDIA.phone);
  const wide = useMedia(MEDIA.side);
  return phone ? 'phone' : wide ? 'wide' : 'medium';
};

const ActButton = ({ act }: { readonly act: Act }) => (
  <Button
    {...(act.primary === true && { look: 'primary' })}
    busy={act.busy === true}
    icon={<act.icon />}
    onClick={act.onSelect}
  >
    {act.text}
  </Button>
);

const More = ({ menu }: { readonly menu: readonly Act[] }) =>
  menu.length === 0 ? null : (
    <Menu
      label="More"
      entries={menu}
      button={(wear) => (
        <IconButton bordered label="More" {...wear}>
          <EllipsisHorizontalIcon />
        </IconButton>
      )}
    />
  );

/** The actions beside the title of a screen; those without room are in a menu. */
export const PartActs = ({ acts }: PartActsProps) => {
  const { buttons, menu } = actsInPlace(acts, useRoom());
  return (
    <>
      {buttons.map((act) => (
        <ActButton key={act.id} act={act} />
      ))}
      <More menu={menu} />
    </>
  );
};

/** The main action of a screen at the bottom of a phone; with `whole`, beside a menu of the others. */
export const PartBar = ({ acts, whole = false }: PartActsProps & { readonly whole?: boolean }) => {
  const room = useRoom();
  const { bar, menu } = actsInPlace(acts, room);
  if (room !== 'phone' || (bar.length === 0 && !whole)) return null;
  return (
    <BottomBar>
      {whole && <More menu={menu} />}
      {bar.map((act) => (
        <ActButton key={act.id} act={act} />
      ))}
    </BottomBar>
  );
};
