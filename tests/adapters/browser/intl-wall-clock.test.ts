import { intlWallClock } from '#adapters/browser/intl-wall-clock.ts';
import { wallClockContract } from '#tests/contract/wall-clock.contract.ts';

wallClockContract('the browser’s own', intlWallClock);
