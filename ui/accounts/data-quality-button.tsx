import ChartBarIcon from '@heroicons/react/20/solid/ChartBarIcon';
import type { MenuEntry } from '../kit/menu.tsx';
import { PanelButton } from '../lists/list-filters.tsx';
import { useAddressValues } from '../shell/use-address-values.ts';

/** The query parameter that keeps the panel of missing data open. */
const QUALITY = 'quality';

export const useDataQuality = () => {
  const [query, say] = useAddressValues();
  return {
    isOpen: query.get(QUALITY) !== null,
    show: (wanted: boolean) => say({ [QUALITY]: wanted ? '1' : null }),
  };
};

/** The button's action as a menu entry, for screens without room for the button. */
export const qualityEntry = ({ show }: ReturnType<typeof useDataQuality>): MenuEntry => ({
  id: 'quality',
  text: 'Data quality',
  icon: ChartBarIcon,
  onSelect: () => show(true),
});

export const DataQualityButton = () => {
  const { isOpen, show } = useDataQuality();
  return (
    <PanelButton
      icon={<ChartBarIcon />}
      text="Data quality"
      isOpen={isOpen}
      onClick={() => show(!isOpen)}
    />
  );
};
