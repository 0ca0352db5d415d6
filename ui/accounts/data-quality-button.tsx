import ChartBarIcon from '@heroicons/react/20/solid/ChartBarIcon';
import { Button } from '../kit/button.tsx';
import { WideOnly } from '../kit/wide-only.ts';
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

export const DataQualityButton = () => {
  const { isOpen, show } = useDataQuality();
  return (
    <Button
      icon={<ChartBarIcon />}
      aria-label="Data quality"
      aria-pressed={isOpen}
      onClick={() => show(!isOpen)}
    >
      <WideOnly>Data quality</WideOnly>
    </Button>
  );
};
