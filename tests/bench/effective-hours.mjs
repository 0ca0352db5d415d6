// Measures the calculation of a year of effective business hours for 20 areas, each with separate hours, seasons, holidays
// and temporary changes. Each year is calculated from scratch. The first years show the speed of a newly started program.
import { loadModule } from './load-module.mjs';
import { machineLine, quantile } from './portal-process.mjs';
import { recordAll } from './record.mjs';
import { checkGoal, sized } from './small.mjs';

const GOAL_MS = 20;
const AREAS = 20;
const module = await loadModule('../../core/schedules/effective-hours.rule.ts');

const entry = {
  weekdays: [1, 2, 3, 4, 5],
  opensAt: 480,
  closesAt: 1080,
  windowBefore: 30,
  windowAfter: 15,
  mustOpen: true,
  mustClose: true,
};
const plain = {
  kind: null,
  reason: null,
  fromDay: null,
  toDay: null,
  holidayGroup: null,
  holidayName: null,
  areaNums: /** @type {number[]} */ ([]),
  entries: [entry],
};
const months = Array.from({ length: 9 }, (_, at) => at + 1);
const areas = Array.from({ length: AREAS }, (_, at) => at + 1);
const schedules = areas.flatMap((area) => [
  { ...plain, layer: 'permanent', areaNums: [area] },
  { ...plain, layer: 'alternate', fromDay: '2026-06-01', toDay: '2026-08-31', areaNums: [area] },
  { ...plain, layer: 'holiday', holidayGroup: 'National', entries: [], areaNums: [area] },
  ...months.slice(0, 5).map((month) => ({
    ...plain,
    layer: 'temporary',
    kind: 'Changed hours',
    areaNums: [area],
    fromDay: `2026-0${month}-03`,
    toDay: `2026-0${month}-05`,
  })),
]);
const holidays = months.map((month) => ({
  holidayGroup: 'National',
  name: `Holiday ${month}`,
  fromDay: `2026-0${month}-15`,
  toDay: `2026-0${month}-15`,
}));

const FIRST_DAY = 20454;
const times = Array.from({ length: sized(40, 2) }, () => {
  const begun = performance.now();
  const plan = module.planHours(schedules, holidays);
  for (const area of areas)
    for (let day = FIRST_DAY; day < FIRST_DAY + 365; day += 1)
      module.effectiveHours(plan, area, day);
  return performance.now() - begun;
});
const [p50 = 0, p95 = 0] = [0.5, 0.95].map((share) => quantile(times, share));
console.log(
  `A year of ${AREAS} areas with ${schedules.length} layers: the first ${times[0]?.toFixed(1)} ms, p50 ${p50.toFixed(1)}, p95 ${p95.toFixed(1)} ms of ${times.length} (goal ${GOAL_MS})`,
);
console.log(machineLine());
recordAll(`A year of effective hours of ${AREAS} areas with ${schedules.length} layers`, [
  ['p50', `${p50.toFixed(1)} ms`, `${GOAL_MS} ms`],
  ['p95', `${p95.toFixed(1)} ms`],
  ['first year in a new process', `${times[0]?.toFixed(1)} ms`],
]);
checkGoal(p50 > GOAL_MS);
