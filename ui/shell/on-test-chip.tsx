import { between, formatDuration, formatZonedMoment } from '../kit/format-time.ts';
import { HiddenText } from '../kit/hidden-text.tsx';
import { TestChip } from '../kit/on-test.tsx';

interface OnTestChipProps {
  /** End of the test; null if unknown. */
  readonly until: string | null;
  readonly timeZone: string;
  /** The provider's time, as an ISO instant; null if unknown. */
  readonly now: string | null;
  readonly size?: 'sm' | 'lg';
  /** True to hide the remaining time, for narrow places. */
  readonly short?: boolean;
}

/** A chip beside the name of a site on test, with the remaining time. Screen readers get the fixed end time instead (domain guide 6.1). */
export const OnTestChip = ({ until, timeZone, now, size, short = false }: OnTestChipProps) => {
  if (until === null) return <TestChip size={size}>ON TEST</TestChip>;
  const end = `On test until ${formatZonedMoment(until, now ?? until, timeZone)}`;
  const left = short || now === null ? null : ` · ${formatDuration(between(now, until))} left`;
  return (
    <TestChip size={size} title={end}>
      <HiddenText>{end}</HiddenText>
      <span aria-hidden>
        ON TEST
        {left !== null && <span data-left="">{left}</span>}
      </span>
    </TestChip>
  );
};
