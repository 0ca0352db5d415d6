import { temporalWallClock } from '#adapters/temporal/temporal-wall-clock.ts';
import { wallClockContract } from '#tests/contract/wall-clock.contract.ts';

wallClockContract('temporal-polyfill', temporalWallClock);
